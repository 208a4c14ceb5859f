import Foundation

/// Measures how long its listener takes, and draws lots for the name of each session.
final class Counter {
    let listener: any Listener
    let session = UUID()
    let nickname = ["Ada", "Grace", "Barbara"].randomElement() ?? "Ada"
    private(set) var longest = Duration.zero
    private var count = 0

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        count += 1
        report()
    }

    func reset() {
        count = 0
        report()
    }

    private func report() {
        let time = ContinuousClock().measure { listener.changed(Tally(value: count)) }
        longest = max(longest, time)
    }

    /// For a game: a wait before the next number.
    func wait() async throws {
        try await Task.sleep(for: .milliseconds(Int.random(in: 1...3)))
    }

    var age: TimeInterval { Date().timeIntervalSince(created) }
    private let created = Date()
}
