import Foundation

/// A declaration in formatted code, with the bodies in which mutants can differ.
struct Declaration: Sendable {
    /// The lines up to the opening brace.
    let head: [String]
    /// The code of these lines: what no branch can change.
    let key: String
    /// What kind of declaration it is, such as `func` or `get`.
    let keyword: Substring
    /// The statements of a function or an accessor.
    var body: [SourceLine]?
    /// What is in a type, or the accessors of a property.
    var members: [Declaration]?
    /// The code of the mutants in which the body is different.
    var branches: [(mutant: MutantNumber, lines: [String])] = []
    /// The mutant that adds it; nil for a part of the original.
    var addedBy: MutantNumber?

    init(_ lines: [SourceLine]) {
        let block = Block(lines)
        let head = block?.head ?? lines
        self.head = head.map(\.text)
        key = head.key
        keyword = key.keyword
        body = block?.hasMembers == false ? block?.lines : nil
        members = block?.hasMembers == true ? block?.lines.items.map(Declaration.init) : nil
    }

    var name: Substring { key.hasSuffix(" {") ? key.dropLast(2) : key[...] }

    var isPrivate: Bool { key.split(separator: " ").contains { $0 == "private" || $0 == "fileprivate" } }

    /// A body as one of several branches: a single expression is not the result there without `return`.
    func branch(_ body: [SourceLine]) -> [String] {
        let lines = body.map(\.text)
        guard hasResult, body.items.count == 1, body[0].isExpression(with: body) else { return lines }
        return ["return \(body[0].code)"] + lines.dropFirst()
    }

    private var hasResult: Bool {
        guard ["func", "subscript"].contains(keyword) else { return ["get", "var"].contains(keyword) }
        guard let arrow = key.range(of: "-> ", options: .backwards) else { return false }
        let result = key[arrow.upperBound...]
        // Otherwise the arrow is in a parameter.
        return result.count { $0 == "(" } == result.count { $0 == ")" } && !["Void {", "() {"].contains(result)
    }
}

/// The braces of a declaration, with what is in them.
private struct Block {
    let head: [SourceLine]
    let lines: [SourceLine]
    let hasMembers: Bool

    /// - Returns: nil where no mutant may change something in them.
    init?(_ item: [SourceLine]) {
        guard let last = item.last, last.code.hasSuffix("}") else { return nil }
        if last.code == "}" {
            let open = item.dropLast().lastIndex { $0.indentation == last.indentation } ?? 0
            (head, lines) = (Array(item[...open]), Array(item[(open + 1)...].dropLast()))
        } else if let (_, head, body) = last.text.wholeMatch(of: /( *\S.*?[^=(] \{) ?(.*?) ?\}/)?.output {
            self.head = item.dropLast() + [SourceLine(String(head))]
            lines = body.isEmpty ? [] : [SourceLine(String(body))]
        } else {
            return nil
        }
        let accessors: Set<Substring> = ["didSet", "get", "set", "willSet"]
        let hasAccessors = last.code == "}" && lines.first.map { accessors.contains($0.word) } == true
        switch head.key.keyword {
        case "actor", "class", "enum", "extension", "protocol", "struct": hasMembers = true
        case "subscript" where hasAccessors, "var" where hasAccessors: hasMembers = true
        // The braces are those of a closure in a value.
        case "var" where head.key.contains(" = "): return nil
        case "deinit", "func", "init", "subscript", "var": hasMembers = false
        case let keyword where accessors.contains(keyword): hasMembers = false
        default: return nil
        }
    }
}

extension [SourceLine] {
    fileprivate var key: String { map(\.code).joined(separator: " ") }
}

extension String {
    fileprivate var keyword: Substring {
        let words = split(separator: " ").map { $0.prefix(while: \.isLetter) }.drop { !Self.keywords.contains($0) }
        let isModifier = words.first == "class" && ["func", "var"].contains(words.dropFirst().first)
        return words.dropFirst(isModifier ? 1 : 0).first ?? ""
    }

    private static let keywords: Set<Substring> = [
        "actor", "case", "class", "deinit", "didSet", "enum", "extension", "func", "get", "import", "init", "let",
        "protocol", "set", "struct", "subscript", "typealias", "var", "willSet",
    ]
}

extension SourceLine {
    /// Whether it begins an expression with these lines, not a statement.
    fileprivate func isExpression(with lines: [SourceLine]) -> Bool {
        switch word {
        case "do", "fatalError", "for", "preconditionFailure", "repeat", "return", "throw", "while": false
        case "if", "switch": !lines.contains { $0.code.contains(#/\breturn\b/#) }
        default: true
        }
    }
}
