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

    @Test(arguments: [
        ("echo out; echo err >&2; exit 3", ChildProcess.Ending.exited(3), "out\nerr\n"),
        ("kill -SEGV $$", .killed(signal: SIGSEGV), ""),
        // It reads nothing.
        ("cat; echo end", .exited(0), "end\n"),
        // What keeps the output open does not keep the tool waiting.
        ("sleep 1000 & exit 0", .exited(0), ""),
    ])
    func `how a child ended and what it printed arrive`(
        script: String,
        ending: ChildProcess.Ending,
        text: String
    ) throws {
        let result = try run(script)

        #expect(result.ending == ending)
        #expect(result.output == text)
    }

    @Test func `a file for the output that cannot be written is named, and not the program`() throws {
        let file = output.appending(path: "out")
        let child = ChildProcess(arguments: ["true"], environment: [:], output: file, timeout: 10)

        let error = #expect(throws: CommandError.self) { try child.run() }

        #expect(error?.message == "\(file.path): No such file or directory")
    }

    @Test func `a child gets no descriptor of the tool`() throws {
        let leaked = dup2(open("/dev/null", O_RDONLY), 9)
        defer { close(leaked) }

        #expect(try run("{ true <&9; } 2>/dev/null && echo open; echo end").output == "end\n")
    }

    @Test(.slow, arguments: [0.0, 10])
    func `at its timeout a child ends with all its children`(grace: Double) throws {
        // Its time begins when the grandchild has.
        let script = "trap '' INT; \(Self.startsGrandchild); wait; sleep 1000"
        let ending = try child(["bash", "-c", script], timeout: 0.3, grace: grace).run {
            !output.readText().hasSuffix("\n")
        }

        #expect(ending == .timedOut)
        #expect(try isGone(grandchild()))
    }

    @Test func `a child that ends by itself leaves nothing running`() throws {
        #expect(try child(["bash", "-c", Self.startsGrandchild]).run() == .exited(0))
        #expect(try isGone(grandchild()))
    }

    /// In a group of its own, as Foundation starts a process.
    private static let startsGrandchild = "set -m; sleep 1000 & echo $!"

    private func grandchild() throws -> pid_t {
        let text = try String(contentsOf: output, encoding: .utf8)
        return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    // MARK: Timeouts

    @Test(arguments: ["sleep 1000", "while :; do :; done"])
    func `a child ends at its timeout`(script: String) throws {
        #expect(try run(script, timeout: 0.5).ending == .timedOut)
    }

    @Test(.slow) func `each step of a child has a timeout of its own`() throws {
        #expect(try child(["/bin/sh", "-c", "sleep 2"], timeout: 0.2).run { true } == .exited(0))
    }

    @Test(.slow) func `a child whose steps end is timed out after the last`() throws {
        var isFirst = true
        let ending = try child(["/bin/sh", "-c", "sleep 1000"], timeout: 0.5).run {
            defer { isFirst = false }
            return isFirst
        }

        #expect(ending == .timedOut)
    }

    @Test func `a missing program is named`() {
        let error = #expect(throws: CommandError.self) { try child(["no-such-program"]).run() }

        #expect(error?.message == "there is no 'no-such-program' in PATH: install it, or add its folder to PATH")
        #expect(error?.code == .missingTool)
    }

    private func run(_ script: String, timeout: Double = 10) throws -> (ending: ChildProcess.Ending, output: String) {
        let ending = try child(["/bin/sh", "-c", script], timeout: timeout).run()
        return (ending, try String(contentsOf: output, encoding: .utf8))
    }

    private func child(
        _ arguments: [String],
        timeout: Double = 10,
        grace: Double = 0
    ) -> ChildProcess {
        ChildProcess(
            arguments: arguments,
            environment: ProcessInfo.processInfo.environment,
            output: output,
            timeout: timeout,
            grace: grace
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
