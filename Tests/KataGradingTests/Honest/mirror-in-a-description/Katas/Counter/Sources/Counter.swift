final class Counter {
    let listener: any Listener
    private var count = 0

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        update(\.count, to: count + 1)
    }

    func reset() {
        update(\.count, to: 0)
    }

    private func update(_ path: ReferenceWritableKeyPath<Counter, Int>, to value: Int) {
        self[keyPath: path] = value
        listener.changed(Tally(value: self[keyPath: path]))
    }
}

extension Counter: CustomStringConvertible {
    var description: String {
        let parts = Mirror(reflecting: self).children.map { "\($0.label ?? "-"): \($0.value)" }
        return "\(type(of: self))(\(parts.joined(separator: ", ")))"
    }
}

extension Counter: CustomDebugStringConvertible {
    var debugDescription: String {
        var text = ""
        dump(self, to: &text, maxDepth: 2)
        return text
    }
}

extension Counter: CustomReflectable {
    var customMirror: Mirror {
        Mirror(self, children: ["count": count], displayStyle: .class)
    }
}
