import Foundation

/// The code of a file without its comments and texts, as far as a look at each line finds them. A comment or a text that
/// code could hide behind counts as code.
struct PlainCode {
    private let code: NSString

    init(_ data: Data) {
        let text = data.text
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // These begin a comment, a text or a pattern of more lines.
        let isInLines = !["\"\"\"", "/*", "#/"].contains(where: text.contains)
        code = NSString(string: lines.map { isInLines ? $0.withoutPlainTexts : String($0) }.joined(separator: "\n"))
    }

    /// Each word that fits, in one line, with the number of its first line.
    func words(_ pattern: NSRegularExpression?) -> [String: Int] {
        var words: [String: Int] = [:]
        var (line, place) = (1, 0)
        let whole = NSRange(location: 0, length: code.length)
        for range in (pattern?.matches(in: code as String, range: whole) ?? []).map(\.range) {
            let between = NSRange(location: place, length: range.location - place)
            line += code.substring(with: between).utf8.count { $0 == UInt8(ascii: "\n") }
            place = range.location
            let word = code.substring(with: range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            words[word] = words[word] ?? line
        }
        return words
    }

    var allWords: Set<String> {
        Set((code as String).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}

extension Substring {
    /// A line without the comment at its end and the insides of its texts.
    fileprivate var withoutPlainTexts: String {
        let start = firstRange(of: "//")?.lowerBound ?? endIndex
        // In a text or a pattern, it may be no comment.
        let line = self[..<start].utf8.contains { "\"/".utf8.contains($0) } ? self : self[..<start]
        // With one of these, two quotes need not be the ends of one text. A format is looked at.
        guard !["/", "\\", "%", "#\"", "\"#"].contains(where: line.contains) else { return String(line) }
        let parts = line.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        guard !parts.count.isMultiple(of: 2) else { return String(line) }
        return parts.enumerated().map { $0.offset.isMultiple(of: 2) ? String(Substring($0.element)) : "" }
            .joined(separator: "\"")
    }
}
