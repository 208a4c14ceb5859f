import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// A build that never ends is stopped at its timeout, or when the tool is stopped.
    @Suite(.long, .serialized, .takingTurns)
    struct EndlessBuildTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            kit = try FixtureKit("endless", [.endless])
            kata = KataCommand(in: kit.root)
        }

        @Test(arguments: [
            ("", "INT", 128 + SIGINT), ("", "TERM", 128 + SIGTERM), ("", "HUP", 128 + SIGHUP),
            ("trap '' HUP", "HUP", 1),
        ])
        func `a signal ends an endless build or, where it must be ignored, the timeout does: no compiler is left`(
            start: String,
            signal: String,
            code: Int32
        ) throws {
            let script = """
                \(start)
                cd "$2" || exit 98
                "$1" test Endless --build-timeout 8 & kata=$!
                for i in $(seq 600); do
                    pgrep -f "[s]wift-frontend.*$2" >/dev/null && break
                    sleep 0.1
                done
                [ $i = 600 ] && exit 99
                kill -\(signal) $kata
                wait $kata
                """

            let result = try Shell.output(of: script, [KataCommand.Program.kata.path, kit.root.path])

            #expect(result.code == code, "\(result)")
            #expect(result.output.contains("the build did not end within 8 s") == (code == 1))
            let left = try kit.leftovers()
            #expect(left == "")
        }
    }
}

extension FixtureKata {
    fileprivate static let endless = FixtureKata(
        name: "Endless",
        source: EndlessCode.declarations + "func answer() -> Int {\n\(EndlessCode.statements)return 42\n}\n",
        starter: FixtureKata.sum.source,
        tests: FixtureKata.sum.tests
    )
}
