import Foundation

/// A line of formatted code, by what its indentation and its brackets say.
struct SourceLine: Sendable {
    let text: String
    /// How many spaces are before the code; nil inside a text of several lines.
    let indentation: Int?
    /// The line without its indentation, and without a comment at its end.
    let code: String

    init(_ text: String, isInText: Bool = false) {
        let spaces = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        self.text = text
        indentation = isInText ? nil : spaces
        code = isInText ? text : String(text.dropFirst(spaces)).withoutComment
    }

    var opens: Bool { "{([".contains(code.last ?? " ") || code.hasSuffix(" in") && code.contains("{ ") }
    var closes: Bool { "})]".contains(code.first ?? " ") }
    var isLabel: Bool { ["case ", "default:", "@unknown "].contains(where: code.hasPrefix) }

    /// Whether it is a part of what the line above begins.
    var continues: Bool { code == "{" || code.hasPrefix("where ") }

    /// Whether what the attribute belongs to is on the next line.
    var isAttribute: Bool { code.hasPrefix("@") && (code.hasSuffix(")") || !code.contains(" ")) }

    /// The first word of the code.
    var word: Substring { code.prefix(while: \.isLetter) }
}

extension [SourceLine] {
    /// The lines of a file, without blank lines and comments.
    ///
    /// - Parameter path: for the error.
    init(of file: Data, _ path: String) throws(Misfit) {
        self = []
        var isInText = false
        // How deep the lines are whose brackets are open.
        var open: [Int] = []
        for (index, text) in file.text.components(separatedBy: "\n").enumerated() {
            let line = SourceLine(text, isInText: isInText)
            guard isInText || !line.code.isEmpty else { continue }
            let isDeeper = line.indentation.map { $0 > open.last ?? -1 || $0 == open.last && line.isLabel } ?? true
            guard line.closes && !isInText ? open.popLast() == line.indentation : isDeeper else {
                throw Misfit(reason: "\(path):\(index + 1) does not have the indentation of 'swift format'")
            }
            if line.opens, let indentation = line.indentation { open.append(indentation) }
            if line.code.contains("\"\"\"") { isInText.toggle() }
            append(line)
        }
        guard open.isEmpty else { throw Misfit(reason: "\(path) does not have the indentation of 'swift format'") }
    }

    /// The declarations or statements in these lines, each with the deeper lines and the brackets that belong to it.
    var items: [[SourceLine]] {
        let level = first?.indentation ?? 0
        var items: [[SourceLine]] = []
        var isOpen = false
        for line in self {
            if let indentation = line.indentation, indentation <= level {
                let isCase = isOpen && line.isLabel
                let isPart = line.closes || isCase || line.continues || items.last?.last?.isAttribute == true
                if items.isEmpty || !isPart { items.append([]) }
                isOpen = line.opens || isCase
            }
            items[items.count - 1].append(line)
        }
        return items
    }
}

extension String {
    fileprivate var withoutComment: String {
        if hasPrefix("//") { return "" }
        guard let comment = range(of: " //"), self[..<comment.lowerBound].count(where: { $0 == "\"" }).isMultiple(of: 2)
        else { return self }
        return self[..<comment.lowerBound].trimmingCharacters(in: .whitespaces)
    }
}
