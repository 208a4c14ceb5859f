func greet(_ name: some StringProtocol) -> String {
    greet(name, with: Polite())
}

func greet<Name: StringProtocol, Manner: Addressing>(_ name: Name, with manner: Manner) -> String {
    name.isEmpty ? manner.word : "\(manner.word), \(name)"
}

protocol Addressing {
    var word: String { get }
}

extension Addressing {
    var word: String { "Hello" }
}

struct Polite: Addressing {}
