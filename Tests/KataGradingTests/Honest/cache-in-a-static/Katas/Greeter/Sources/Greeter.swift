import Foundation

enum Greetings {
    nonisolated(unsafe) private static var cache: [String: String] = [:]
    private static let lock = NSLock()

    static func text(for name: String) -> String {
        lock.withLock {
            if let known = cache[name] { return known }
            let text = name.isEmpty ? "Hello" : "Hello, \(name)"
            cache[name] = text
            return text
        }
    }
}

func greet(_ name: String) -> String {
    Greetings.text(for: name)
}
