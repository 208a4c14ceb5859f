import Foundation

extension Notification.Name {
    static let counterChanged = Notification.Name("counterChanged")
}

final class Counter {
    let listener: any Listener
    private let center = NotificationCenter()
    private var token: (any NSObjectProtocol)?
    private var count = 0

    init(listener: any Listener) {
        self.listener = listener
        let line = Line(listener)
        token = center.addObserver(forName: .counterChanged, object: nil, queue: nil) { note in
            let value = note.userInfo?["value"] as? Int
            MainActor.assumeIsolated { line.forward(value) }
        }
    }

    func increment() {
        post(count + 1)
    }

    func reset() {
        post(0)
    }

    private func post(_ value: Int) {
        count = value
        center.post(name: .counterChanged, object: self, userInfo: ["value": value])
    }
}

private final class Line: @unchecked Sendable {
    private let listener: any Listener

    init(_ listener: any Listener) {
        self.listener = listener
    }

    func forward(_ value: Int?) {
        guard let value else { return }
        listener.changed(Tally(value: value))
    }
}
