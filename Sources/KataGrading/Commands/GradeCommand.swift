import Foundation
import KataKit

extension Command {
    private static let output = Option("--output", value: "FILE", "Write to FILE at once (default: standard output).")
    private static let roster = Option("--roster", value: "CSV", "CSV with the columns 'submission' and 'student'.")
    private static let corrections = Option(
        "--corrections",
        value: "CSV",
        "Points by hand: CSV with 'id', 'kata', 'lap', 'points' and 'reason'."
    )
    private static let weights = Option("--weights", value: "green=20,…", "How much each lap counts in the percentage.")
    private static let list = Option("--list", "Grade nothing: write a roster to fill in.")
    private static let failOnRemarks = Option("--fail-on-remarks", "Exit with 1 if there is a remark, for CI.")
    private static let shard = Option("--shard", value: "I/N", "Grade only every Nth submission, from the Ith on.")
    private static let merge = Option("--merge", "The PATHs are JSON reports: write them as one, in any format.")

    package static let grade = Command(
        name: InstructorCommand.grade.rawValue,
        abstract: InstructorCommand.grade.abstract,
        operands: "PATH…",
        options: [GradeFormat.option, output, roster, corrections, weights, list, failOnRemarks, shard, merge]
            + GradingOptions.all,
        run: { arguments in
            if arguments.has(list) {
                let lines = try SubmissionFinder.find(arguments.operands).map { "\(CSV.field($0.id)),\r\n" }
                Console.write("submission,student\r\n\(lines.joined())")
                return 0
            }
            let writer = ReportWriter(format: try GradeFormat(arguments), path: arguments.value(of: output))
            let roster = try arguments.value(of: roster).map { try Roster(file: URL(filePath: $0)) }
            let corrections = try arguments.value(of: corrections).map { try Corrections(file: URL(filePath: $0)) }
            let weights = try arguments.value(of: weights).map { (text: $0, try Weights($0)) }
            var report =
                arguments.has(merge)
                ? try GradeReport(
                    merging: arguments.operands.map { ($0, try GradeReport(file: URL(filePath: $0))) },
                    ignoresWeights: weights != nil
                )
                : try grade(arguments, writer)
            let missing = arguments.has(merge) ? report.missingShards : []
            if !missing.isEmpty {
                Console.say("shard \(missing.joined(separator: ", ")) is missing: name its report too")
            }
            roster?.complete(&report, isWhole: report.shards == nil)
            let lost = corrections?.complete(&report) ?? []
            lost.forEach(Console.say)
            report.kit.weights = weights?.text ?? report.kit.weights
            let weighed = try report.kit.weights.map(Weights.init)
            for index in report.submissions.indices { report.submissions[index].count(weighed) }
            try writer.write(report)
            let fails = report.submissions.contains {
                $0.score == nil && $0.status != .missing || arguments.has(failOnRemarks) && $0.remarks != nil
            }
            return fails || !missing.isEmpty || !lost.isEmpty ? 1 : 0
        }
    )

    private static func grade(_ arguments: Arguments, _ writer: ReportWriter) throws -> GradeReport {
        let kit = try Kit.current()
        let options = try GradingOptions(arguments, kit: kit)
        let found = try SubmissionFinder.find(arguments.operands)
        let shard = arguments.value(of: shard)
        let submissions = try shard.map { try found.shard($0) } ?? found
        try writer.check(submissions: submissions.count)
        var report = try Grader(kit: kit, options: options).grade(submissions)
        report.shards = shard.map { [$0] }
        return report
    }
}

extension [Submission] {
    /// Every Nth submission, so that the shards have the same size.
    fileprivate func shard(_ text: String) throws -> [Submission] {
        let parts = text.split(separator: "/").map { Int($0) }
        guard parts.count == 2, let index = parts[0], let number = parts[1], number > 0, (1...number).contains(index)
        else { throw CommandError(.misuse, "--shard \(text): give I/N, such as 2/4 for the second of four") }
        return enumerated().filter { $0.offset % number == index - 1 }.map(\.element)
    }
}
