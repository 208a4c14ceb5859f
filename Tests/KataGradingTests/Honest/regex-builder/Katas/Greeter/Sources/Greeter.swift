import RegexBuilder

private var person: Regex<(Substring, Substring)> {
    Regex {
        ZeroOrMore(.whitespace)
        Capture {
            OneOrMore(CharacterClass.any)
        }
    }
}

func greet(_ name: String) -> String {
    guard let match = name.wholeMatch(of: person) else { return "Hello" }
    return "Hello, \(match.output.1)"
}
