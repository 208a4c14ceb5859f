import Foundation
import TestSupport
import Testing

@testable import KataKit

@Suite(.offThePool)
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

    @Test func `a signal and an exit are different endings`() throws {
        #expect(try run("kill -SEGV $$").ending == .killed(signal: SIGSEGV))
    }

    @Test func `a child reads nothing`() throws {
        #expect(try run("cat; echo end").output == "end\n")
    }

    @Test func `a child gets no descriptor of the tool`() throws {
        let leaked = dup2(open("/dev/null", O_RDONLY), 9)
        defer { close(leaked) }

        #expect(try run("{ true <&9; } 2>/dev/null && echo open; echo end").output == "end\n")
    }

    @Test(.slow, arguments: [ChildProcess.TerminationPolicy.kill, .interrupt()])
    func `at its timeout a child ends with all its children`(termination: ChildProcess.TerminationPolicy) throws {
        let script = "trap '' INT; sleep 1000 & echo $!; wait; sleep 1000"

        // Its time begins when the grandchild has.
        let ending = try child(["/bin/sh", "-c", script], timeout: 0.3, termination: termination).run {
            output.readText(upTo: nil).hasSuffix("\n") ? .none : .step
        }

        #expect(ending == .timedOut)
        let text = try String(contentsOf: output, encoding: .utf8)
        let grandchild = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(isGone(grandchild))
    }

    @Test func `a child that keeps the output open does not keep the tool waiting`() throws {
        let (ending, _) = try run("sleep 1000 & exit 0", timeout: 60)

        #expect(ending == .exited(0))
    }

    // MARK: Timeouts

    @Test func `a child that sleeps ends at its timeout`() throws {
        #expect(try run("sleep 1000", timeout: 0.5).ending == .timedOut)
    }

    @Test(.slow) func `each step of a child has a timeout of its own`() throws {
        #expect(try child(["/bin/sh", "-c", "sleep 2"], timeout: 0.2).run { .step } == .exited(0))
    }

    @Test(.slow) func `a child whose steps end is timed out after the last`() throws {
        var isFirst = true
        let ending = try child(["/bin/sh", "-c", "sleep 1000"], timeout: 0.5).run {
            defer { isFirst = false }
            return isFirst ? .step : .none
        }

        #expect(ending == .timedOut)
    }

    @Test func `a child ends when it must not go on`() throws {
        #expect(try child(["/bin/sh", "-c", "sleep 1000"], timeout: 60).run { .end } == .timedOut)
    }

    @Test func `a child that never stops working ends when it has had its time`() throws {
        #expect(try run("while :; do :; done", timeout: 0.5).ending == .timedOut)
    }

    @Test func `a missing program is named`() {
        let error = #expect(throws: CommandError.self) { try child(["no-such-program"]).run() }

        #expect(error?.message == "there is no 'no-such-program' in PATH: install it, or add its folder to PATH")
        #expect(error?.code == .missingTool)
    }

    private func run(
        _ script: String,
        timeout: Double = 10,
        termination: ChildProcess.TerminationPolicy = .kill
    ) throws -> (ending: ChildProcess.Ending, output: String) {
        let ending = try child(["/bin/sh", "-c", script], timeout: timeout, termination: termination).run()
        return (ending, try String(contentsOf: output, encoding: .utf8))
    }

    private func child(
        _ arguments: [String],
        timeout: Double = 10,
        termination: ChildProcess.TerminationPolicy = .kill
    ) -> ChildProcess {
        ChildProcess(
            arguments,
            environment: ProcessInfo.processInfo.environment,
            output: output,
            timeout: timeout,
            termination: termination
        )
    }

    /// Whether a process has ended, or ends soon: the process that adopts an orphan may reap it late.
    private func isGone(_ pid: pid_t) -> Bool {
        for _ in 0..<3_000 {
            let state = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
            if kill(pid, 0) != 0 || state?.contains(") Z") == true { return true }
            usleep(10_000)
        }
        return false
    }
}
