import Foundation
import KataKit

extension GradeReport {
    /// - Throws: ``CommandError`` when the file is not a report of this schema.
    init(file: URL) throws {
        guard let data = try? Data(contentsOf: file),
            let report = try? JSONDecoder().decode(GradeReport.self, from: data), report.schemaVersion == 1
        else {
            throw CommandError(.misuse, "\(file.relativePath): no report of 'kata grade --format json', schema 1")
        }
        self = report
    }

    /// The reports of a class that was graded on several machines, as one.
    ///
    /// - Throws: ``CommandError`` when they have different kits, toolchains or katas, or name a submission twice.
    init(merging reports: [(name: String, report: GradeReport)]) throws {
        guard let first = reports.first else {
            throw CommandError(.misuse, "name the reports to merge: kata grade --merge FILE…")
        }
        self = first.report
        submissions = []
        var seen: [String: String] = [:]
        for (name, report) in reports {
            let files = "\(first.name) and \(name)"
            guard (kit.toolchain, kit.version) == (report.kit.toolchain, report.kit.version) else {
                throw CommandError(.misuse, "\(files) come from different kits or toolchains: grade all with one")
            }
            guard katas.isEmpty || report.katas.isEmpty || report.katas == katas else {
                throw CommandError(.misuse, "\(files) are of different katas: grade all with the same --katas")
            }
            for submission in report.submissions {
                guard let other = seen.updateValue(name, forKey: submission.id) else { continue }
                throw CommandError(.misuse, "'\(submission.id)' is in \(other) and \(name): give each report once")
            }
            // The barriers that all machines had.
            kit.containment.removeAll { !report.kit.containment.contains($0) }
            kit.date = [kit.date, report.kit.date].compactMap { $0 }.max()
            submissions += report.submissions
        }
        submissions.sort { $0.id < $1.id }
    }
}
