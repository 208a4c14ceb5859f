extension String {
    /// The text with a text in the place of each scalar for which there is one.
    package func replacingScalars(_ new: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if let new = new(scalar) { text += new } else { text.unicodeScalars.append(scalar) }
        }
    }

    /// The text without what moves a cursor, ends a line, turns the direction, or begins a command of a CI system.
    package var printable: String {
        let text = replacingScalars { $0.movesText ? "?" : nil }
        return text.hasPrefix("::") ? " \(text)" : text
    }

    /// The text with a code in the place of each blank that looks like another one, or like nothing.
    var withVisibleBlanks: String {
        replacingScalars { scalar in
            let isBlank = scalar.properties.isWhitespace || [0x200B, 0xFEFF].contains(scalar.value)
            return isBlank && !scalar.isASCII ? "\\u{\(String(scalar.value, radix: 16))}" : nil
        }
    }

    /// A learner's path as reports show it.
    package var shownAsPath: String { shortened(to: 200).printable }

    /// The first so many Unicode scalars. A single character can have millions of them.
    package func shortened(to count: Int) -> String {
        // Most texts are short, and bytes are counted at once.
        guard utf8.count > count, let end = unicodeScalars.index(startIndex, offsetBy: count, limitedBy: endIndex),
            end != endIndex
        else { return self }
        return String(unicodeScalars[..<end]) + "…"
    }
}

extension Unicode.Scalar {
    /// Whether the character is a control character, or a mark that reorders or breaks lines.
    package var movesText: Bool {
        switch value {
        case 0..<32, 127..<160, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
