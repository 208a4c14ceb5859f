import Foundation
import KataKit

extension GradeReport {
    /// - Throws: ``CommandError`` when the file is not a report of this schema.
    init(file: URL) throws {
        guard let data = try? Data(contentsOf: file) else {
            throw CommandError(.misuse, "\(file.relativePath): there is no file: name the JSON reports of shards")
        }
        guard let report = try? JSONDecoder().decode(GradeReport.self, from: data), report.schemaVersion == 1 else {
            throw CommandError(.misuse, "\(file.relativePath): not a report of 'kata grade --format json', schema 1")
        }
        self = report
    }

    /// The reports of a class that was graded on several machines, as one.
    ///
    /// - Parameter ignoresWeights: whether the caller counts by its own weights, and sets them.
    /// - Throws: ``CommandError`` when they have different kits, toolchains, katas, bugs or weights, or name a submission twice.
    init(merging reports: [(name: String, report: GradeReport)], ignoresWeights: Bool = false) throws {
        guard let first = reports.first else {
            throw CommandError(.misuse, "name the reports to merge: kata grade --merge FILE…")
        }
        self = first.report
        (submissions, shards) = ([], [])
        var seen: [String: String] = [:]
        for (name, report) in reports {
            let files = "\(first.name) and \(name)"
            let made = [
                ("toolchains", kit.toolchain, report.kit.toolchain),
                ("kits", kit.version ?? "an older one", report.kit.version ?? "an older one"),
            ]
            for (name, one, other) in made where one != other {
                let difference = "different \(name), \(one) and \(other)"
                throw CommandError(.misuse, "\(files) come from \(difference): grade all with one")
            }
            guard katas.isEmpty || report.katas.isEmpty || report.katas == katas else {
                throw CommandError(.misuse, "\(files) are of different katas: grade all with the same --katas")
            }
            guard katas.isEmpty || report.katas.isEmpty || report.kit.bugs == kit.bugs else {
                throw CommandError(.misuse, "\(files) come from kits with different bugs: grade all with one")
            }
            guard ignoresWeights || report.kit.weights == kit.weights else {
                throw CommandError(.misuse, "\(files) have different weights: give --weights")
            }
            for submission in report.submissions {
                guard let other = seen.updateValue(name, forKey: submission.id) else { continue }
                throw CommandError(.misuse, "'\(submission.id)' is in \(other) and \(name): give each report once")
            }
            // The barriers that all machines had.
            kit.containment.removeAll { !report.kit.containment.contains($0) }
            kit.date = [kit.date, report.kit.date].compactMap { $0 }.max()
            submissions += report.submissions
            shards? += report.shards ?? []
        }
        submissions.sort { $0.id < $1.id }
        shards?.sort()
        if missingShards.isEmpty { shards = nil }
    }

    /// The shards without a report, such as `2/4`.
    var missingShards: [String] {
        guard let shards, let number = shards.first?.split(separator: "/").last.flatMap({ Int($0) }) else { return [] }
        return (1...number).map { "\($0)/\(number)" }.filter { !shards.contains($0) }
    }
}
