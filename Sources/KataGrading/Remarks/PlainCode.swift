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
    /// A line without the comment at its end and the insides of its texts. The whole line where a text may have code in it, or
    /// other ends than its quotes.
    fileprivate var withoutPlainTexts: String {
        let (line, quote, slash) = (Array(utf8), UInt8(ascii: "\""), UInt8(ascii: "/"))
        var (code, place): ([UInt8], Int) = ([], 0)
        while place < line.count {
            let rest = line[(place + 1)...]
            switch line[place] {
            case quote:
                guard let end = rest.firstIndex(of: quote) else { return String(self) }
                let around = [line[..<place].last, line[(end + 1)...].first]
                guard !around.contains(UInt8(ascii: "#")), line[place + 1..<end].isPlainText else {
                    return String(self)
                }
                // A path or a format is looked at. It is no call.
                let isShown = line[place..<end].contains { "/%".utf8.contains($0) }
                code += [quote] + (isShown ? line[place + 1..<end].filter { $0 != UInt8(ascii: "(") } : []) + [quote]
                place = end
            case slash where rest.first == slash:
                return String(decoding: code, as: UTF8.self)
            // A pattern may have a quote in it, or what looks like a comment.
            case slash where rest.contains(quote) || rest.contains(slash): return String(self)
            default: code.append(line[place])
            }
            place += 1
        }
        return String(decoding: code, as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    /// Whether nothing in a text is escaped but the end of a line or a tab.
    fileprivate var isPlainText: Bool {
        indices.allSatisfy { place in
            self[place] != UInt8(ascii: "\\") || place + 1 < endIndex && "nrt".utf8.contains(self[place + 1])
        }
    }
}
