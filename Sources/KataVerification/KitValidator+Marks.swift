import Foundation
import KataKit

extension KitValidator {
    /// Checks that the author has replaced each mark of ``Command/new``, file by file in order of work.
    mutating func checkMarks() throws {
        begin("nothing is left to write in the guides, suites and hints")
        for kata in kit.katas {
            let suites = try kata.officialTests.readFiles().keys.filter(\.isSwiftFile).sorted()
            reportMarks(in: [kata.file(of: .guide)])
            reportMarks(in: suites.map { kata.officialTests.appending(path: $0) })
            reportMarks(in: [kata.file(of: .hints)])
        }
    }

    /// The review is written last.
    mutating func checkMarksOfReviews() {
        begin("nothing is left to write in the reviews")
        reportMarks(in: kit.katas.map { $0.file(of: .review) })
    }

    private mutating func reportMarks(in files: [URL]) {
        for file in files {
            let lines = file.readText().split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                guard let mark = line.firstRange(of: "TODO:") else { continue }
                let task = line[mark.upperBound...].trimmingCharacters(in: .whitespaces)
                report("\(file.path(from: kit.root)):\(index + 1): \(task)")
            }
        }
    }
}
