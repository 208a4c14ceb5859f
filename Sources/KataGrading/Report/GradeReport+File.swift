import Foundation
import KataKit

extension GradeReport {
    /// JSON with the same bytes for the same report, and with a line for each submission.
    func json() throws -> String {
        let encoder = JSONEncoder.inOneLine
        let lines = try submissions.map { try encoder.text(of: $0) }.joined(separator: ",\n")
        let shards = try shards.map { "\"shards\":\(try encoder.text(of: $0))," } ?? ""
        let start = "{\"kit\":\(try encoder.text(of: kit)),\"schemaVersion\":\(schemaVersion),\(shards)"
        return "\(start)\"submissions\":[\n\(lines)\n]}\n"
    }

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
    /// - Throws: ``CommandError`` when they were graded with different toolchains, or name a submission twice.
    init(merging reports: [(name: String, report: GradeReport)]) throws {
        guard let first = reports.first else {
            throw CommandError(.misuse, "name the reports to merge: kata grade --merge FILE…")
        }
        var seen: [String: String] = [:]
        for (name, report) in reports {
            guard report.kit.toolchain == first.report.kit.toolchain else {
                let versions = "\(first.report.kit.toolchain) and \(report.kit.toolchain)"
                let files = "\(first.name) and \(name)"
                throw CommandError(.misuse, "\(files) come from different toolchains, \(versions): grade all with one")
            }
            for submission in report.submissions {
                if let other = seen[submission.id] {
                    throw CommandError(.misuse, "'\(submission.id)' is in \(other) and \(name): give each report once")
                }
                seen[submission.id] = name
            }
        }
        // The barriers that all machines had.
        let containment = first.report.kit.containment.filter { barrier in
            reports.allSatisfy { $0.report.kit.containment.contains(barrier) }
        }
        kit = first.report.kit
        kit.containment = containment
        kit.date = reports.compactMap(\.report.kit.date).max()
        submissions = reports.flatMap(\.report.submissions).sorted { $0.id < $1.id }
        shards = reports.flatMap { $0.report.shards ?? [] }.sorted()
        if missingShards.isEmpty { shards = nil }
    }

    /// The shards without a report, such as `2/4`.
    var missingShards: [String] {
        guard let shards, let number = shards.first?.split(separator: "/").last.flatMap({ Int($0) }) else { return [] }
        return (1...number).map { "\($0)/\(number)" }.filter { !shards.contains($0) }
    }
}
