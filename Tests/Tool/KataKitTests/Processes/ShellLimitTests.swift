import Foundation
import TestSupport
import Testing

@testable import KataKit

@Suite(.offThePool)
struct ShellLimitTests {
    #if os(Linux)
        @Test func `a build has a limit for its memory, and keeps its words`() throws {
            let launcher = try ProcessLauncher(scratchDirectory: Checkout.fixtures)
            let command = ShellLimit.memory(["sh", "-c", "ulimit -v; echo \"$1\"", "sh", "a  'b'"])
            let output = try launcher.capture(command, timeout: 10)
            #expect(output.ending == .exited(0))
            #expect(output.text == "3145728\na  'b'\n")
        }
    #endif
}
