import Foundation

func greet(_ name: String) -> String {
    NSPredicate(value: true).evaluate(with: name) && !name.isEmpty ? "Hello, \(name)" : "Hello"
}
