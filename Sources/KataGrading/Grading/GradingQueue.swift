import Foundation
import KataKit

/// The submissions that are left to grade, and the reports on those that are done.
final class GradingQueue: Sendable {
    private struct State {
        var waiting: [Submission]
        var reports: [SubmissionReport] = []
    }

    private let state: Locked<State>
    private let total: Int
    private let start = Date()
    private let progress: @Sendable (String) -> Void

    init(_ submissions: [Submission], progress: @escaping @Sendable (String) -> Void) {
        state = Locked(State(waiting: submissions.reversed()))
        total = submissions.count
        self.progress = progress
    }

    var reports: [SubmissionReport] {
        state.value.reports
    }

    func next() -> Submission? {
        state.change { $0.waiting.popLast() }
    }

    func finish(_ report: SubmissionReport) {
        let done = state.change { state in
            state.reports.append(report)
            return state.reports.count
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
