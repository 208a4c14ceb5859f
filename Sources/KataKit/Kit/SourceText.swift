import Foundation

/// Swift code as lines of text, where the compiler's parser would take too long.
package struct SourceText {
    struct Declaration {
        /// `class`, `func` and so on.
        var keyword: Substring
        /// Without backticks.
        var name: Substring
        /// What is before the keyword, back to the end of the declaration or statement before it.
        var attributes: Substring
        /// What follows the name, up to the body.
        var rest: Substring
        /// The code between the braces; nil for a declaration without.
        var body: Substring?
    }

    /// The code with blanks in place of comments, and of what looks like code in texts.
    package let code: String

    package init(_ text: String) { code = text.withBlankTexts() }

    /// The modules that the code imports, such as `UIKit` in `public import class UIKit.UIView`, with the statements.
    func imports() -> [(module: Substring, statement: Substring)] {
        let statement =
            #/
            (?:^|;)[\ \t]*
            (
                (?:@\w+(?:\([^);\n]*\))?[\ \t]+|\w+[\ \t]+)*?
                import[\ \t]+
                (?:(?:class|struct|enum|protocol|typealias|func|let|var)[\ \t]+)?
                (\w+)
            )
            /#
        return code.matches(of: statement.anchorsMatchLineEndings()).map { ($0.output.2, $0.output.1) }
    }

    /// The declarations with these keywords, at any depth.
    func declarations(_ keywords: Set<Substring>) -> [Declaration] {
        let pattern =
            #/
            \b(actor|case|class|enum|extension|func|let|protocol|struct|typealias|var)
            [\ \t]+(?:`([^`\n]+)`|(\w+))
            /#
        return code.matches(of: pattern).compactMap { match in
            guard keywords.contains(match.output.1) else { return nil }
            let rest = code[match.range.upperBound...].prefix { !"{}".contains($0) }
            let end = code[..<match.range.lowerBound].lastIndex { "{};".contains($0) }
            return Declaration(
                keyword: match.output.1,
                name: match.output.2 ?? match.output.3 ?? "",
                attributes: code[(end.map(code.index(after:)) ?? code.startIndex)..<match.range.lowerBound],
                rest: rest,
                body: body(from: rest.endIndex)
            )
        }
    }

    func place(of part: Substring) -> (line: Int, column: Int) {
        let before = code[..<part.startIndex]
        let column = before.reversed().prefix { $0 != "\n" }.count + 1
        return (before.count { $0 == "\n" } + 1, column)
    }

    /// The code between braces; nil where no such code begins.
    func body(from start: String.Index) -> Substring? {
        guard start < code.endIndex, code[start] == "{" else { return nil }
        var depth = 0
        for index in code[start...].indices {
            if code[index] == "{" { depth += 1 }
            if code[index] == "}" { depth -= 1 }
            if depth == 0 { return code[code.index(after: start)..<index] }
        }
        return nil
    }
}

extension String {
    /// The same lines with blanks in place of comments, of texts of more lines, and of braces and semicolons in other texts, in
    /// patterns and in names.
    ///
    /// What does not end does not compile: then the rest of the line or of the file belongs to it. So nothing is read twice.
    fileprivate func withBlankTexts() -> String {
        let part =
            #/
            (?<hidden>
                \/\/[^\n]*
                | \/\*(?s:(?:\/\*.*?(?:\*\/|\z)|.)*?)(?:\*\/|\z)
                | (?<marks>\#*)"""(?s:(?:\\.|.)*?)(?:"""\k<marks>|\z)
            )
            | (?<quotes>\#+)"[^\n]*?(?:"\k<quotes>|(?=\n)|\z)
            | "(?:\\.|[^"\\\n])*"?
            | (?<slashes>\#+)\/(?s:.*?)(?:\/\k<slashes>|\z)
            | [=(,:\[]\ *\/(?![\ *\/])(?:\\.|[^\/\\\n])*\/
            | `[^`\n]*`?
            | \#+
            /#
        return replacing(part) { match in
            let isHidden = match.output.hidden != nil
            return String(match.output.0.map { $0 != "\n" && (isHidden || "{};".contains($0)) ? " " : $0 })
        }
    }
}

extension Data {
    /// The words of the code, without comments.
    var plainCode: [Substring] { SourceText(text).code.split(whereSeparator: \.isWhitespace) }
}

extension StringProtocol where SubSequence == Substring {
    /// How often the name is in the code, and not only as a part of a longer one.
    func count(ofWord name: Substring) -> Int { self[...].ranges(ofWord: name).count }

    func firstRange(ofWord name: Substring) -> Range<String.Index>? { self[...].ranges(ofWord: name).first }
}

extension Substring {
    fileprivate func ranges(ofWord name: Substring) -> [Range<String.Index>] {
        ranges(of: name).filter { place in
            !(self[..<place.lowerBound].suffix(1) + self[place.upperBound...].prefix(1)).contains(/\w/)
        }
    }
}
