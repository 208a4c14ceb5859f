func greet(_ name: String) -> String {
    guard let match = name.wholeMatch(of: /\s*(?<first>\w+)(?<rest>.*)/) else { return "Hello" }
    return "Hello, " + match.first + match.rest
}

func initials(of name: String) -> [Substring] {
    name.matches(of: /\b(\w)/).map(\.output.1)
}

func withoutDigits(_ name: String) -> String {
    name.replacing(/[0-9]+/, with: "")
}
