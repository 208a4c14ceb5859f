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

        @Test func `a build that times out is not green and leaves no compiler`() throws {
            let result = try kata("test", "Endless", "--build-timeout", "4")

            #expect(result.output.contains("the build did not end within 4 s"))
            #expect(result.code == 1)
            let left = try compilers()
            #expect(left == [])
        }

        @Test(arguments: ["INT", "TERM", "HUP"])
        func `a signal during a build ends the tool and leaves no compiler`(signal: String) throws {
            let script = """
                "$1" test Endless & kata=$!
                is_building=false
                for i in $(seq 600); do
                    pgrep -f "[s]wift-frontend.*$2" >/dev/null && is_building=true && break
                    sleep 0.1
                done
                kill -\(signal) $kata
                wait $kata
                code=$?
                $is_building || exit 99
                exit $code
                """
            let ending = try ChildProcess(
                [
                    "/bin/sh", "-c", "cd \"$2\" || exit 98\n\(script)", "sh",
                    KataCommand.Program.kata.path,
                    kit.root.path,
                ],
                environment: Shell.environment,
                output: kit.root.appending(path: ".build/signal.txt"),
                timeout: 90,
                termination: .interrupt()
            ).run()

            let codes = ["INT": SIGINT, "TERM": SIGTERM, "HUP": SIGHUP]
            #expect(ending == .exited(128 + (codes[signal] ?? 0)))
            let left = try compilers()
            #expect(left == [])
        }

        @Test func `a tool that must ignore a closed terminal goes on`() throws {
            let result = try Shell.output(
                of: """
                    trap '' HUP
                    cd "$2" || exit 98
                    "$1" test Endless --build-timeout 4 & kata=$!
                    for i in $(seq 600); do
                        pgrep -f "[s]wift-frontend.*$2" >/dev/null && break
                        sleep 0.1
                    done
                    kill -HUP $kata
                    wait $kata
                    """,
                [KataCommand.Program.kata.path, kit.root.path]
            )

            #expect(result.code == 1)
            #expect(result.output.contains("the build did not end within 4 s"))
        }

        /// The compilers that still work on the fixture some time after their build, which they outlive by a moment.
        private func compilers() throws -> [String] {
            var output = ""
            for _ in 0..<300 {
                output = try Shell.output(of: "pgrep -fl 'swift-(frontend|build).*\(kit.root.path)'").output
                if output.isEmpty { break }
                usleep(100_000)
            }
            return output.split(separator: "\n").map(String.init)
        }
    }
}

extension FixtureKata {
    fileprivate static let endless = FixtureKata(
        name: "Endless",
        source: EndlessCode.declarations + "func answer() -> Int {\n\(EndlessCode.statements)return 42\n}\n",
        starter: "func answer() -> Int { 0 }\n",
        tests: [("it answers", "#expect(answer() == 42)")]
    )
}
