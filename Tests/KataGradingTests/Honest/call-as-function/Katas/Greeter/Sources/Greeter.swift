struct Greeter: Sendable {
    var word = "Hello"

    func callAsFunction(_ name: String) -> String {
        name.isEmpty ? word : "\(word), \(name)"
    }
}

let greet = Greeter()
