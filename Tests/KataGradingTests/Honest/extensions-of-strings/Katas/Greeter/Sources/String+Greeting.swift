extension String {
    /// Whether nothing but spaces is in it.
    var isBlank: Bool {
        allSatisfy(\.isWhitespace)
    }

    var capitalizedFirst: String {
        prefix(1).uppercased() + dropFirst()
    }

    func followed(by other: String) -> String {
        other.isBlank ? self : self + ", " + other
    }

    subscript(offset: Int) -> Character? {
        index(startIndex, offsetBy: offset, limitedBy: endIndex).flatMap { $0 < endIndex ? self[$0] : nil }
    }

    static func * (text: String, times: Int) -> String {
        String(repeating: text, count: times)
    }
}

extension Character {
    var isVowel: Bool { "aeiouAEIOU".contains(self) }
}

extension Collection {
    var nonEmpty: Self? { isEmpty ? nil : self }
}
