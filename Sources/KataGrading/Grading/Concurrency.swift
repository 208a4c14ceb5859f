import Foundation
import KataKit

/// A reference that one thread at a time uses.
struct Owned<Value: AnyObject>: @unchecked Sendable {
    var value: Value
}

/// Does the same for each number, each on a thread of its own; the results are in the order of the numbers.
///
/// - Throws: what the first of them has thrown, after all have ended.
func each<Result: Sendable>(_ numbers: Range<Int>, _ body: @Sendable (Int) throws -> Result) throws -> [Result] {
    let results = Locked<[Int: Swift.Result<Result, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: numbers.count) { number in
        let result = Swift.Result { try body(numbers.lowerBound + number) }
        results.change { $0[number] = result }
    }
    let all = results.value
    return try numbers.indices.compactMap { try all[$0 - numbers.lowerBound]?.get() }
}

final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        lock.withLock { stored }
    }

    @discardableResult
    func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&stored) }
    }
}

/// What is left to grade and what is done.
final class Queue: Sendable {
    private struct State {
        var waiting: [Submission]
        var reports: [SubmissionReport] = []
        var names = SharedNames()
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
            state.reports.append(state.names.shared(by: report))
            return state.reports.count
        }
        let left = Date().timeIntervalSince(start) / Double(done) * Double(total - done)
        let estimate =
            done == total
            ? "" : ", about \(left < 90 ? "\(Int(left.rounded(.up))) s" : "\(Int(left / 60) + 1) min") left"
        progress("\(done) of \(total): \(report.id.printable) \(report.summary)\(estimate)")
    }
}

extension SubmissionReport {
    /// `61 of 80`
    var summary: String {
        status == .graded ? "\(score.points) of \(score.possible)" : "could not be read: \(reason ?? "")"
    }
}
