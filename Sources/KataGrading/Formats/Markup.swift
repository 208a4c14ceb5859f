extension String {
    var firstLine: String { String(prefix { !$0.isNewline }) }

    /// Text for XML and HTML, in an element or in an attribute, without the characters that XML does not allow or that
    /// turn the text around.
    var escaped: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\r": text += "&#\(scalar.value);"
            case "\u{FFFE}", "\u{FFFF}",
                _ where scalar.movesText:
                text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
