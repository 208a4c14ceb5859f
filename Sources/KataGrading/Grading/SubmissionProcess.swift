import Foundation
import KataKit

/// A process of its own for each submission: this program, with another command. Whatever goes wrong in it costs only that
/// submission.
struct SubmissionProcess: Sendable {
    /// The name of that command, with the paths of the task and of the report as its operands.
    static let command = "submission"

    /// The path of this program.
    let program: String
    let launcher: ProcessLauncher
    /// How long the process has after its deadline, in seconds: to end its children, and to write the report.
    var grace = 30.0

    /// - Throws: ``Interruption``, ``CommandError`` when no process can be started.
    func report(on task: SubmissionTask) throws -> SubmissionReport {
        try launcher.withTemporaryFile("submission") { folder in
            try folder.makeFolder()
            let (input, output) = (folder.appending(path: "task.json"), folder.appending(path: "report.json"))
            try JSONEncoder().encode(task).write(to: input)
            let log = folder.appending(path: "log.txt")
            let seconds = task.preparation.options.submissionTimeout
            let limit = "ulimit -S -t \(Int(seconds + grace)); exec \"$@\""
            let command = [program, Self.command, input.path, output.path]
            let child = ChildProcess(
                ShellLimit.memory(["/bin/sh", "-c", limit, "sh"] + command),
                environment: ProcessInfo.processInfo.environment,
                output: log,
                timeout: seconds + grace,
                // It has seconds to end a build, which has two.
                termination: .interrupt(grace: 5)
            )
            let ending = try child.run()
            if ending == .exited(0), let data = try? Data(contentsOf: output),
                let report = try? JSONDecoder().decode(SubmissionReport.self, from: data)
            {
                return report
            }
            var report = SubmissionReport(on: task.submission, .error)
            report.reason = reason(ending, log.readText(upTo: 4_000), seconds)
            return report
        }
    }

    private func reason(_ ending: ChildProcess.Ending, _ log: String, _ seconds: Double) -> String {
        switch ending {
        case .timedOut, .killed(SIGXCPU): return "it took longer than \(seconds.inSeconds)"
        case .killed(let signal): return "the grader crashed on it, with signal \(signal)"
        case .exited(let code):
            let line = log.split(separator: "\n").last.map { String($0.trimmingPrefix("kata: ")) }
            return (line ?? "the grader ended with exit code \(code)").printable.shortened(to: 400)
        }
    }
}
