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

    /// Each process starts the next one and ends, so that no list of processes is up to date.
    @Test(.slow, arguments: ["", "set -m"])
    func `a child that starts orphans all the time is ended with all of them`(jobControl: String) throws {
        let mark = UUID().uuidString
        let stop = output.appendingPathExtension("stop")
        defer {
            // If the child escaped, it ends here.
            try? Data().write(to: stop)
            usleep(200_000)
            try? FileManager.default.removeItem(at: stop)
        }
        let script = """
            export chain='\(jobControl)
            [ -e \(stop.path) ] || bash -c "$chain" \(mark) & exit'
            for i in 1 2 3; do bash -c "$chain" \(mark); done
            sleep 1000
            """

        #expect(try run(script, timeout: 0.5).ending == .timedOut)

        // A pattern that does not find the search itself.
        let search = try Shell.output(of: "pgrep -f '[\(mark.prefix(1))]\(mark.dropFirst())'")
        #expect(search == Shell.Result(code: 1))
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

    @Test(.slow, .enabled(if: hasProcessStatus))
    func `a child that works is not ended early where other programs take the processor`() throws {
        let stop = output.appendingPathExtension("stop")
        let hogs = 3 * ProcessInfo.processInfo.activeProcessorCount
        let script = "for i in $(seq \(hogs)); do while [ ! -e \(stop.path) ]; do :; done & done; wait"
        let load = child(["/bin/sh", "-c", script], timeout: 60)
        Thread.detachNewThread { _ = try? load.run() }
        defer { try? Data().write(to: stop) }
        usleep(200_000)

        let (ending, seconds) = try timed { try run("\(Self.work(ticks: 80)) work", timeout: 1).ending }

        #expect(ending == .exited(0))
        // Some machines give a session a core of its own, whatever the load of others is.
        withKnownIssue(isIntermittent: true) { #expect(seconds > 1, "the load should have been high enough") }
    }

    @Test(.slow, .enabled(if: hasProcessStatus))
    func `a child that works now and then ends after ten timeouts`() throws {
        let script = "\(Self.work(ticks: 4)) while :; do work; sleep 0.5; done"

        let (ending, seconds) = try timed { try run(script, timeout: 0.5).ending }

        #expect(ending == .timedOut)
        // Not at the first timeout. A busy machine makes it later, never earlier.
        #expect(seconds >= 4.9)
    }

    private static let hasProcessStatus = FileManager.default.fileExists(atPath: "/proc/self/stat")

    /// A shell function that uses the processor for some hundredths of a second.
    private static func work(ticks: Int) -> String {
        """
        used() { read -r status </proc/self/stat; set -- $status; used=$((${14} + ${15})); }
        work() { used; end=$((used + \(ticks))); while [ $used -lt $end ]; do used; done; }

        """
    }

    private func timed<Value>(_ work: () throws -> Value) rethrows -> (value: Value, seconds: Double) {
        let start = Date()
        let value = try work()
        return (value, Date().timeIntervalSince(start))
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
