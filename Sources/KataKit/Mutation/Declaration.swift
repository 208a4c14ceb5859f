import Foundation

/// A declaration in formatted code, with the bodies in which mutants can differ.
struct Declaration: Sendable {
    /// The lines up to the opening brace; all lines where no branch is possible.
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
        let (outer, inner) = lines.braces ?? (lines, nil)
        let kind = outer.key.keyword
        let isProperty = ["subscript", "var"].contains(kind)
        let hasAccessors = inner?.first.map { $0.indentation != 0 && Self.accessors.contains($0.word) } == true
        let hasMembers = Self.types.contains(kind) || isProperty && hasAccessors
        // The braces of a `var` with a value are those of a closure.
        let hasBody = Self.bodies.contains(kind) && !hasMembers && !(kind == "var" && outer.key.contains(" = "))
        body = hasBody ? inner : nil
        members = hasMembers ? inner?.items.map(Declaration.init) : nil
        let head = body == nil && members == nil ? lines : outer
        self.head = head.map(\.text)
        key = head.key
        keyword = kind
    }

    private static let accessors: Set<Substring> = ["didSet", "get", "set", "willSet"]
    private static let bodies = accessors.union(["deinit", "func", "init", "subscript", "var"])
    private static let types: Set<Substring> = ["actor", "class", "enum", "extension", "protocol", "struct"]
    fileprivate static let keywords = bodies.union(types).union(["case", "import", "let", "typealias"])

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
        // After an arrow in a parameter, there are more brackets that close than that open.
        return key.contains(#/-> (?!Void \{|\(\) \{)(?:[^()]|\([^()]*\))*\{$/#)
    }
}

extension [SourceLine] {
    fileprivate var key: String { map(\.code).joined(separator: " ") }

    /// What is before and in the braces at the end; nil if there are none.
    fileprivate var braces: (head: [SourceLine], lines: [SourceLine]?)? {
        guard let last, last.code.hasSuffix("}") else { return nil }
        if last.code == "}" {
            let open = dropLast().lastIndex { $0.indentation == last.indentation } ?? 0
            return (Array(self[...open]), Array(self[(open + 1)...].dropLast()))
        }
        guard let (_, head, body) = last.text.wholeMatch(of: /( *\S.*?[^=(] \{) ?(.*?) ?\}/)?.output else { return nil }
        return (dropLast() + [SourceLine(String(head))], body.isEmpty ? [] : [SourceLine(String(body))])
    }
}

extension String {
    fileprivate var keyword: Substring {
        split(separator: " ").lazy.map { $0.prefix(while: \.isLetter) }.first(where: Declaration.keywords.contains)
            ?? ""
    }
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
