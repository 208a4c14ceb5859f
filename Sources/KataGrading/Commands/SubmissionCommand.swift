import Foundation
import KataKit

extension Command {
    /// What `grade` calls for each submission. No other code of the grader reads a byte of it.
    package static let submission = Command(
        name: SubmissionProcess.command,
        abstract: "Grade one submission, for 'kata grade'.",
        operands: "TASK REPORT",
        run: { arguments in
            guard arguments.operands.count == 2 else {
                throw CommandError(.misuse, "'kata grade' calls this: name the submissions to grade: kata grade PATH…")
            }
            let files = arguments.operands.map { URL(filePath: $0) }
            let task = try JSONDecoder().decode(SubmissionTask.self, from: Data(contentsOf: files[0]))
            // It ends soon after the grader, also while it is busy.
            Thread.detachNewThread {
                while getppid() == task.preparation.grader { usleep(100_000) }
                kill(getpid(), SIGTERM)
                sleep(5)
                kill(getpid(), SIGKILL)
            }
            try JSONEncoder().encode(task.report()).write(to: files[1])
            return 0
        }
    )
}
