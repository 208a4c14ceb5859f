import Foundation

final class Counter {
    let listener: any Listener
    private var times: [Date] = []

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        times.append(.now)
        listener.changed(Tally(value: times.count { $0.isInThePast }))
    }

    func reset() {
        times = []
        listener.changed(Tally(value: 0))
    }

    /// When the last one was.
    var lastTime: String? {
        times.last?.clock
    }
}

extension Date {
    var isInThePast: Bool {
        self <= Date()
    }

    var clock: String {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: self)
        return "\(parts.hour ?? 0):\(parts.minute ?? 0)"
    }

    func adding(minutes: Int) -> Date {
        addingTimeInterval(TimeInterval(minutes * 60))
    }
}
