import Foundation
import TestSupport
import Testing

@Suite(.offThePool)
struct LeftoverGuardTests {
    @Test func `what a test run has started ends when the run is gone, and nothing else does`() throws {
        let mark = "MARK=\(UUID().uuidString)"
        let script = """
            env "$2" sleep 1000 & started=$!
            env "$2-other" sleep 1000 & other=$!
            sh -c "$1" sh "$2" </dev/null
            kill -0 $started 2>/dev/null && echo "the started one goes on"
            kill $other || echo "the other one is gone"
            """

        #expect(try Shell.output(of: script, [LeftoverGuard.script, mark]).output == "")
    }

    @Test func `what a test starts has the mark`() throws {
        #expect(try Shell.output(of: "echo $\(LeftoverGuard.variable)").output == "\(Checkout.root.path)\n")
    }
}
