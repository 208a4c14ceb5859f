import Foundation
import TestSupport
import Testing

@Suite(.offThePool)
struct LeftoverGuardTests {
    @Test func `what a gone test run has started ends, and nothing else does`() throws {
        let mark = "MARK=\(UUID().uuidString)"
        let script = """
            seen() { while [ ! -e "$1" ]; do sleep 0.1; done; rm "$1"; }
            env "$2" sh -c 'trap "echo >$0.end" TERM; echo >$0.begin; sleep 1000 & wait; wait' "$3" & stubborn=$!
            env "$2-other" sleep 1000 & other=$!
            seen "$3.begin"
            sh -c "$1" sh "$2" $$ $$ </dev/null & guard=$!
            seen "$3.end"
            env "$2" sleep 1000 & next=$!
            wait $guard
            kill -0 $stubborn 2>/dev/null && echo "the stubborn one goes on"
            kill $next || echo "the next one is gone"
            kill $other || echo "the other one is gone"
            """

        let file = FileManager.default.temporaryDirectory.appending(path: "guard-\(UUID().uuidString)").path
        #expect(try Shell.output(of: script, [LeftoverGuard.script, mark, file]).output == "")
    }

    @Test func `a test run whose parent is gone ends`() throws {
        let script = """
            sleep 1000 & tests=$!
            # Its input ends with the tests.
            sh -c "$1" sh NO=MARK $tests 999999999 <"$2" & guard=$!
            exec 9>"$2"
            wait $tests; echo $?
            exec 9>&-
            wait $guard
            """
        let pipe = FileManager.default.temporaryDirectory.appending(path: "life-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: pipe) }
        try #require(mkfifo(pipe, 0o600) == 0)

        #expect(try Shell.output(of: script, [LeftoverGuard.script, pipe]).output == "137\n")
    }
}
