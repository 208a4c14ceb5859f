import Foundation
import KataKit

/// A process for each submission: this program with another command. What goes wrong in it costs only that submission.
struct SubmissionProcess: Sendable {
    /// The name of that command, with the paths of the task and of the report as its operands.
    static let command = "submission"

    /// The path of this program.
    let program: String
    let launcher: ProcessLauncher

    /// - Throws: ``Interruption``, ``CommandError`` when no process can be started.
    func report(on task: SubmissionTask) throws -> SubmissionReport {
        try launcher.withTemporaryFile("submission") { folder in
            try folder.makeFolder()
            let (input, output) = (folder.appending(path: "task.json"), folder.appending(path: "report.json"))
            try JSONEncoder().encode(task).write(to: input)
            let seconds = task.preparation.options.submissionTimeout
            let child = try launcher.capture(
                ShellLimit.memory([program, Self.command, input.path, output.path]),
                variables: ProcessInfo.processInfo.environment,
                timeout: seconds,
                // It has seconds to end a build, which has two.
                grace: 5
            )
            if child.ending == .exited(0), let data = try? Data(contentsOf: output),
                let report = try? JSONDecoder().decode(SubmissionReport.self, from: data)
            {
                return report
            }
            let (id, path) = (task.submission.id, task.submission.path)
            return SubmissionReport(id: id, path: path, status: .error, reason: reason(child, seconds))
        }
    }

    private func reason(_ child: ProcessLauncher.Output, _ seconds: Double) -> String {
        let line = child.text.split(separator: "\n").last.map { String($0.trimmingPrefix("kata: ")) }
        switch child.ending {
        case .timedOut: return "it took longer than \(seconds.inSeconds)\(line.map { ", while \($0.printable)" } ?? "")"
        case .killed(let signal): return "the grader crashed on it, with signal \(signal)"
        case .exited(let code):
            return (line ?? "the grader ended with exit code \(code)").printable.shortened(to: 400)
        }
    }
}
