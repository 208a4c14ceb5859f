import Foundation
import KataKit

/// The submissions that are left to grade, and the reports on those that are done.
final class GradingQueue: Sendable {
    private struct Work {
        var waiting: [Submission]
        var reports: [SubmissionReport] = []
    }

    private let work: Locked<Work>
    private let total: Int
    private let start = Date()
    private let progress: @Sendable (String) -> Void

    init(_ submissions: [Submission], progress: @escaping @Sendable (String) -> Void) {
        work = Locked(Work(waiting: submissions.reversed()))
        total = submissions.count
        self.progress = progress
    }

    var reports: [SubmissionReport] {
        work.value.reports
    }

    func next() -> Submission? {
        work.change { $0.waiting.popLast() }
    }

    func finish(_ report: SubmissionReport) {
        let done = work.change { work in
            work.reports.append(report)
            return work.reports.count
        }
        let left = Date().timeIntervalSince(start) / Double(done) * Double(total - done)
        let time = left < 90 ? "\(Int(left.rounded(.up))) s" : "\(Int(left / 60) + 1) min"
        let estimate = done == total ? "" : ", about \(time) left"
        progress("\(done) of \(total): \(report.id.printable) \(report.summary)\(estimate)")
    }
}

extension SubmissionReport {
    /// `61 of 80`
    fileprivate var summary: String {
        trouble ?? "\(score.points) of \(score.possible)"
    }
}
