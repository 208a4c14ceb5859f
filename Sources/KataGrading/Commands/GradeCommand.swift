import Foundation
import KataKit

extension Command {
    private static let output = Option("--output", value: "FILE", "Write to FILE at once (default: standard output).")
    private static let roster = Option("--roster", value: "CSV", "CSV with the columns 'submission' and 'student'.")
    private static let failOnRemarks = Option("--fail-on-remarks", "Exit with 1 if there is a remark, for CI.")
    private static let shard = Option("--shard", value: "I/N", "Grade only every Nth submission, from the Ith on.")
    private static let merge = Option("--merge", "The PATHs are JSON reports of shards: write them as one.")

    package static let grade = Command(
        name: InstructorCommand.grade.rawValue,
        abstract: InstructorCommand.grade.abstract,
        operands: "PATH…",
        maximumOperands: .max,
        options: [GradeFormat.option, output, roster, failOnRemarks, shard, merge] + GradingOptions.all,
        run: { arguments in
            let format = try GradeFormat(arguments)
            let roster = try arguments.value(of: roster).map { try Roster(file: URL(filePath: $0)) }
            var report =
                arguments.has(merge)
                ? try GradeReport(merging: arguments.operands.map { ($0, try GradeReport(file: URL(filePath: $0))) })
                : try grade(arguments, format)
            if let roster { report.addStudents(of: roster) }
            try ReportWriter(format: format, path: arguments.value(of: output)).write(report)
            let fails = report.submissions.contains {
                !$0.isGraded || arguments.has(failOnRemarks) && $0.remarks != nil
            }
            return fails ? 1 : 0
        }
    )

    private static func grade(_ arguments: Arguments, _ format: GradeFormat) throws -> GradeReport {
        let kit = try Kit.current()
        guard !arguments.operands.isEmpty else {
            throw CommandError(.misuse, "name the submissions to grade: kata grade PATH…")
        }
        let options = try GradingOptions(arguments, kit: kit)
        let found = try SubmissionFinder.find(arguments.operands)
        let submissions = try arguments.value(of: shard).map { try found.shard($0) } ?? found
        try ReportWriter(format: format, path: arguments.value(of: output)).check(submissions: submissions.count)
        return try Grader(kit: kit, options: options).grade(submissions)
    }
}

extension [Submission] {
    /// Every Nth submission, so that the shards have the same size.
    fileprivate func shard(_ text: String) throws -> [Submission] {
        let parts = text.split(separator: "/").map { Int($0) }
        guard parts.count == 2, let index = parts[0], let number = parts[1], number > 0, (1...number).contains(index)
        else {
            throw CommandError(.misuse, "--shard \(text): give I/N, such as 2/4 for the second of four")
        }
        return enumerated().filter { $0.offset % number == index - 1 }.map(\.element)
    }
}
