import Foundation

/// Stores its state as data after each change, as an app would.
final class Counter {
    struct State: Codable {
        var count: Int
        var history: [Int]
    }

    let listener: any Listener
    private var saved = Data()

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        change { $0.count += 1 }
    }

    func reset() {
        change { $0.count = 0 }
    }

    private func change(_ body: (inout State) -> Void) {
        var state = (try? JSONDecoder().decode(State.self, from: saved)) ?? State(count: 0, history: [])
        body(&state)
        state.history.append(state.count)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        saved = (try? encoder.encode(state)) ?? Data()
        listener.changed(Tally(value: state.count))
    }

    /// For a Mac's preferences.
    func propertyList() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return try encoder.encode(JSONDecoder().decode(State.self, from: saved))
    }

    var base64: String { saved.base64EncodedString() }
}
