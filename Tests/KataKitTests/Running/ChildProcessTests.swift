import Foundation
import Testing

@testable import KataKit

struct ChildProcessTests: ~Copyable {
    private let output = FileManager.default.temporaryDirectory.appending(path: "child-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: output)
    }

    @Test func `an exit code and both streams arrive`() throws {
        let (ending, output) = try run("echo out; echo err >&2; exit 3")

        #expect(ending == .exited(3))
        #expect(output == "out\nerr\n")
    }

    @Test func `a signal is told from an exit`() throws {
        #expect(try run("kill -SEGV $$").ending == .killed(signal: SIGSEGV))
    }

    @Test func `a child reads nothing`() throws {
        #expect(try run("cat; echo end").output == "end\n")
    }

    @Test(arguments: [ChildProcess.Farewell.kill, .interrupt])
    func `at its limit a child ends, and its children with it`(farewell: ChildProcess.Farewell) throws {
        let script = "trap '' INT; sleep 1000 & echo $!; wait; sleep 1000"

        let (ending, output) = try run(script, limit: 0.3, farewell: farewell)

        #expect(ending == .timedOut)
        let grandchild = try #require(pid_t(output.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(isGone(grandchild))
    }

    @Test func `a child that keeps the output open does not keep the tool waiting`() throws {
        let (ending, _) = try run("sleep 1000 & exit 0", limit: 60)

        #expect(ending == .exited(0))
    }

    @Test func `a program that is not there is named`() {
        let refusal = #expect(throws: Refusal.self) { try child(["no-such-program"]).run() }

        #expect(refusal?.message == "there is no 'no-such-program' in PATH: install it, or add its folder to PATH")
        #expect(refusal?.code == .missingTool)
    }

    private func run(
        _ script: String,
        limit: Double = 10,
        farewell: ChildProcess.Farewell = .kill
    ) throws -> (ending: ChildProcess.Ending, output: String) {
        let ending = try child(["/bin/sh", "-c", script], limit: limit, farewell: farewell).run()
        return (ending, try String(contentsOf: output, encoding: .utf8))
    }

    private func child(
        _ arguments: [String],
        limit: Double = 10,
        farewell: ChildProcess.Farewell = .kill
    ) -> ChildProcess {
        ChildProcess(
            arguments,
            environment: ProcessInfo.processInfo.environment,
            output: output,
            limit: limit,
            farewell: farewell
        )
    }

    /// Whether a process has ended, or ends within a second: whoever adopts an orphan reaps it when it gets round to it.
    private func isGone(_ pid: pid_t) -> Bool {
        for _ in 0..<100 {
            let state = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
            if kill(pid, 0) != 0 || state?.contains(") Z") == true { return true }
            usleep(10_000)
        }
        return false
    }
}
