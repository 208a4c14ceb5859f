import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// What the process of a submission does wrong is the error of that submission.
@Suite(.offThePool)
struct SubmissionProcessTests: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "process-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs a script in the place of the program: `$2` is the task, `$3` where the report must be.
    private func report(_ script: String, seconds: Double = 60) throws -> SubmissionReport {
        try folder.writeProgram("#!/bin/sh\n\(script)\n", to: "program")
        var options = GradingOptions(katas: ["K"], jobs: 1)
        options.submissionTimeout = seconds
        let task = SubmissionTask(
            kit: folder,
            submission: Submission(id: "alice", path: "class/alice", location: folder),
            preparation: .init(number: 0, options: options),
            results: folder
        )
        let program = folder.appending(path: "program").path
        let launcher = try ProcessLauncher(scratchDirectory: folder)
        return try SubmissionProcess(program: program, launcher: launcher).report(on: task)
    }

    @Test func `its report is the report`() throws {
        try folder.write(JSONEncoder.inOneLine.text(of: Sample.alice), to: "alice.json")
        #expect(
            try report("[ $1 = submission ] && grep -q alice \"$2\" && cp '\(folder.path)/alice.json' \"$3\"")
                == Sample.alice
        )
    }

    @Test(arguments: [
        ("kill -SEGV $$", "the grader crashed on it, with signal 11"),
        ("echo 'kata: the disk is full' >&2; exit 70", "the disk is full"),
        ("exit 3", "the grader ended with exit code 3"),
        ("echo '{' >\"$3\"", "the grader ended with exit code 0"),
        ("printf 'a\\033[31m\\n' >&2; exit 1", "a?[31m"),
    ])
    func `without one, its last words are the reason`(script: String, reason: String) throws {
        let report = try report(script)
        #expect(report.id == "alice" && report.path == "class/alice")
        #expect(report.status == .error)
        #expect(report.reason == reason)
        #expect(report.score == nil)
    }

    @Test(.slow, arguments: ["sleep 1000", "while :; do :; done"])
    func `it has only so much time, asleep or busy, and says what took it`(script: String) throws {
        let reason = try report("echo 'kata: running the code' >&2; \(script)", seconds: 1).reason
        #expect(reason == "it took longer than 1 s, while running the code")
    }

    @Test func `it has only so much memory`() throws {
        #expect(try report("ulimit -v >&2; exit 1").reason == "\(3 << 20)")
    }
}
