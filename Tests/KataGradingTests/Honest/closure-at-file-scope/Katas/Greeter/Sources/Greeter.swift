let greet: @Sendable (_ name: String) -> String = { name in
    name.isEmpty ? hello : "\(hello), \(name)"
}

private let hello = "Hello"
