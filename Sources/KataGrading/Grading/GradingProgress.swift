import Foundation
import KataKit

/// Says after each submission what it got, and how long the rest may take.
struct GradingProgress: Sendable {
    let total: Int
    let say: @Sendable (String) -> Void
    private let start = Date()
    private let done = Locked(0)

    func note(_ report: SubmissionReport) {
        let done = done.change { done in
            done += 1
            return done
        }
        let left = Date().timeIntervalSince(start) / Double(done) * Double(total - done)
        let time = left < 90 ? "\(Int(left.rounded(.up))) s" : "\(Int(left / 60) + 1) min"
        let estimate = done == total ? "" : ", about \(time) left"
        let summary = report.trouble ?? "\(report.score.points) of \(report.score.possible)"
        say("\(done) of \(total): \(report.id.printable) \(summary)\(estimate)")
    }
}
