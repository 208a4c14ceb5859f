import KataKit

extension String {
    var firstLine: String { String(prefix { !$0.isNewline }) }

    /// Text for XML and HTML, in an element or in an attribute, without the characters that XML does not allow or that
    /// turn the text around.
    var escaped: String {
        replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\t", "\n", "\r": "&#\(scalar.value);"
            case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: scalar.movesText ? "\u{FFFD}" : nil
            }
        }
    }
}
