struct Phrase {
    private(set) var words: [String] = []

    @discardableResult
    mutating func say(_ word: @autoclosure () -> String, if condition: Bool = true) -> Bool {
        guard condition else { return false }
        words.append(word())
        return true
    }

    @available(*, deprecated, renamed: "say(_:if:)")
    mutating func speak(_ word: String) {
        say(word)
    }

    @inline(__always)
    var text: String { words.joined(separator: ", ") }
}

@available(macOS 10.15, iOS 13, *)
func greet(_ name: String) -> String {
    var phrase = Phrase()
    phrase.say("Hello")
    phrase.say(name, if: !name.isEmpty)
    return phrase.text
}
