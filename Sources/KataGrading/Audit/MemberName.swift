/// A function, an initializer, a property or a subscript, by the name that a caller writes.
struct MemberName: Hashable, Sendable {
    /// `routeToArticleDetail`, `init`, `title`
    var name: String
    /// The labels of the parameters: `["id"]`, with an underscore for a parameter without one.
    var labels: [String]

    /// - Parameters:
    ///   - text: the symbol in Swift's words.
    ///   - entity: what it is about.
    /// - Returns: nil for a symbol that is not a member, such as the metadata of a type, and for an operator.
    init?(of text: String, about entity: String?) {
        let kinds = [
            "type metadata", "nominal type descriptor", "protocol", "metaclass", "class metadata", "value witness",
        ]
        guard let entity, !Symbol.isOperator(text), !kinds.contains(where: text.hasPrefix) else { return nil }
        var path = Self.withoutGenerics(entity)
        path = path.replacing(/^\(extension in \w+\):/, with: "").replacing(/\((\w+) in _\w+\)/) { String($0.output.1) }
        let head = path.prefix { $0 != "(" && $0 != " " }
        var names = head.split(separator: ".").map(String.init)
        while let last = names.last, Symbol.accessors.contains(last) { names.removeLast() }
        guard let name = names.last, names.count > 1 else { return nil }
        self.name = name == "__allocating_init" ? "init" : name
        labels = Self.labels(in: path.dropFirst(head.count))
    }

    /// `["firstName", "_"]` of `(firstName: Swift.String, Swift.Int) -> ()`
    private static func labels(in text: Substring) -> [String] {
        guard text.first == "(" else { return [] }
        var depth = 0
        var parts = [""]
        for character in text {
            if ")]".contains(character) { depth -= 1 }
            if depth == 0, character == ")" { break }
            if depth == 1, character == "," {
                parts.append("")
            } else if depth >= 1 {
                parts[parts.count - 1].append(character)
            }
            if "([".contains(character) { depth += 1 }
        }
        return parts.filter { !$0.isEmpty }.map { part in
            part.firstMatch(of: #/^\s*(\w+): /#).map { String($0.output.1) } ?? "_"
        }
    }

    /// `a.b(c)` of `a<d where e>.b<f>(c)`
    private static func withoutGenerics(_ text: String) -> String {
        var depth = 0
        var last: Character = " "
        return String(
            text.filter { character in
                defer { last = character }
                if character == "<" { depth += 1 }
                let isInside = depth > 0
                if character == ">", last != "-" { depth = max(0, depth - 1) }
                return !isInside
            }
        )
    }
}

extension Symbol {
    static let accessors = [
        "getter", "setter", "modify", "read", "modify2", "read2", "unsafeMutableAddressor", "unsafeAddressor",
    ]

    /// Whether it reads or writes a property or a subscript.
    var isAccessor: Bool {
        Self.accessors.contains { text.contains(".\($0) : ") }
    }

    /// Whether it is an operator, also one that the compiler derives.
    var isOperator: Bool { Self.isOperator(text) }

    fileprivate static func isOperator(_ text: String) -> Bool {
        text.contains(#/ (infix|prefix|postfix)[<(]/#) || text.contains(".__derived_")
    }
}
