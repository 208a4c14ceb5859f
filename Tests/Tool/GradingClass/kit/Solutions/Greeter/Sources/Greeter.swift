func greet(_ name: String) -> String {
    name.isEmpty ? "Hello" : "Hello, \(name)"
}
