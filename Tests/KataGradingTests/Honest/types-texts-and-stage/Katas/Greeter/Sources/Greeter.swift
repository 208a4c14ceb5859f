enum Texts {
    static let hello = "Hello"
    static let comma = ", "
}

struct Stage {
    var audience: [String] = []

    var speech: String {
        ([Texts.hello] + audience).joined(separator: Texts.comma)
    }
}

func greet(_ name: String) -> String {
    Stage(audience: name.isEmpty ? [] : [name]).speech
}
