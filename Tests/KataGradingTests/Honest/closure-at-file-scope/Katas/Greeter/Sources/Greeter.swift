let greet: @Sendable (_ name: String) -> String = { name in
    name.isEmpty ? hello : "\(hello), \(name)"
}

nonisolated private let hello = "Hello"
