@resultBuilder
enum SentenceBuilder {
    static func buildExpression(_ word: String) -> [String] { [word] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap(\.self) }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first part: [String]) -> [String] { part }
    static func buildEither(second part: [String]) -> [String] { part }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap(\.self) }
    static func buildFinalResult(_ parts: [String]) -> String { parts.joined() }
}

func sentence(@SentenceBuilder _ content: () -> String) -> String {
    content()
}

func greet(_ name: String) -> String {
    sentence {
        "Hello"
        if !name.isEmpty {
            ", "
            for letter in name { String(letter) }
        }
    }
}
