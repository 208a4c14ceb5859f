import Foundation

/// A source file or one of its declarations: its text, with the bodies or the members in it.
struct SourceParts: Sendable {
    struct Body: Sendable {
        /// The text between the braces.
        var text: String
        /// Whether a single expression is the result without `return`. Next to other statements it needs a `return`.
        var isImplicitResult: Bool
        /// The code of the mutants in which this body is different.
        var branches: [Branch] = []
    }

    struct Branch: Sendable {
        var mutant: MutantNumber
        var text: String
    }

    enum Kind: Sendable {
        case file, structType, otherType, initializer, stored, other
    }

    var kind: Kind
    /// The names that it declares; none for an import or an extension.
    var names: Set<String>
    /// The text before, between and after the bodies or the members.
    var between: [String]
    var bodies: [Body] = []
    var members: [SourceParts] = []
    /// Whether a stored property is written with a value.
    var hasInitialValue: Bool
    /// The mutant that adds it; nil for a part of the original.
    var addedBy: MutantNumber?
    /// All that a branch cannot change: the text outside of bodies and members, without comments and line breaks.
    private(set) var key: String

    /// The parts of each file, in order.
    static func all(of parsed: ParsedSource) -> [SourceParts] {
        parsed.files.map { file in
            let range = file.start..<(file.start + file.text.count)
            let nodes = parsed.nodes.filter { node in node.range.map { range.contains($0.start) } ?? false }
            return SourceParts(ParsedText(bytes: Array(file.text), start: file.start), range, nodes, kind: .file)
        }
    }

    /// - Parameter range: in bytes from the start of what was parsed, as in the nodes.
    private init(_ text: ParsedText, _ range: Range<Int>, _ nodes: [ParsedSource.Node], kind: Kind) {
        self.kind = kind
        names = kind == .file ? [] : Set(nodes.compactMap(\.declaredName))
        hasInitialValue = nodes.allSatisfy(\.hasInitialValue)
        if let places = text.places(ofMembersOf: nodes, kind, in: range), let first = places.first,
            let last = places.last
        {
            between = [text[range.lowerBound..<first.range.lowerBound], text[last.range.upperBound..<range.upperBound]]
            members = places.map { SourceParts(text, $0.range, $0.nodes, kind: $0.nodes.kindOfParts) }
        } else {
            between = []
            var last = range.lowerBound
            for place in nodes.flatMap(\.bodies).sorted(by: { $0.open < $1.open }) {
                between.append(text[last..<(place.open + 1)])
                let body = text[(place.open + 1)..<place.close]
                bodies.append(Body(text: body, isImplicitResult: place.isImplicitResult))
                last = place.close
            }
            between.append(text[last..<range.upperBound])
        }
        key = between.joined(separator: "\u{0}").withoutCommentsAndLineBreaks
    }
}

/// The text of a file, by its place in all that was parsed.
private struct ParsedText {
    var bytes: [UInt8]
    var start: Int

    subscript(range: Range<Int>) -> String {
        String(decoding: bytes[(range.lowerBound - start)..<(range.upperBound - start)], as: UTF8.self)
    }

    /// Where the members are, each from the comments and attributes above it up to the next one; nil if there is none, or
    /// one is not on lines of its own.
    func places(ofMembersOf nodes: [ParsedSource.Node], _ kind: SourceParts.Kind, in range: Range<Int>)
        -> [(range: Range<Int>, nodes: [ParsedSource.Node])]?
    {
        var (first, last, members) = (range.lowerBound, range.upperBound, nodes)
        if kind != .file {
            guard [.structType, .otherType].contains(kind), let own = nodes.first?.range else { return nil }
            (first, last, members) = (own.start + 1, lineStart(of: own.end), nodes.flatMap { $0.nodes("members") })
        }
        var places: [(start: Int, end: Int, nodes: [ParsedSource.Node])] = []
        for node in members {
            guard let own = node.range else { continue }
            let start = startWithAttributes(own.start)
            if let previous = places.last, start <= previous.end {
                // A variable has a node next to that of its declaration.
                places[places.count - 1] = (previous.start, max(previous.end, own.end), previous.nodes + [node])
            } else {
                places.append((start, own.end, [node]))
            }
        }
        guard let start = places.first?.start, start >= first, let end = places.last?.end, end < last else {
            return nil
        }
        let ends = places.dropFirst().map(\.start) + [last]
        return zip(places, ends).map { ($0.start..<$1, $0.nodes) }
    }

    private func lineStart(of place: Int) -> Int {
        start + (bytes[..<(place - start)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    }

    private func startWithAttributes(_ place: Int) -> Int {
        var first = lineStart(of: place)
        while first > start {
            let above = lineStart(of: first - 1)
            let line = self[above..<first].trimmingCharacters(in: .whitespacesAndNewlines)
            guard line.hasPrefix("//") || line.hasPrefix("@") else { break }
            first = above
        }
        return first
    }
}

/// Where the braces of a body are, in bytes from the start of what was parsed.
private struct BodyPlace {
    var open: Int
    var close: Int
    var isImplicitResult: Bool
}

extension [ParsedSource.Node] {
    fileprivate var kindOfParts: SourceParts.Kind {
        switch first?.kind {
        case "struct_decl": .structType
        case "class_decl", "enum_decl", "extension_decl": .otherType
        case "constructor_decl": .initializer
        case "pattern_binding_decl": contains { $0.nodes("accessors").contains { $0.flag("get") } } ? .other : .stored
        default: .other
        }
    }
}

extension ParsedSource.Node {
    /// The name with its labels: `f(_:b:)`.
    fileprivate var declaredName: String? {
        guard let name = node("name"), let base = name.node("base_name") else { return nil }
        return ([base.text("name") ?? base.text("special") ?? ""] + name.texts("args")).joined(separator: ":")
    }

    fileprivate var hasInitialValue: Bool { nodes("pattern_entries").allSatisfy { $0.node("original_init") != nil } }

    /// The outermost bodies in this declaration.
    fileprivate var bodies: [BodyPlace] {
        if let body = node("body"), let range = body.range {
            return [BodyPlace(open: range.start, close: range.end, isImplicitResult: isImplicitResult(body))]
        }
        return ["items", "members", "accessors"].flatMap(nodes).flatMap(\.bodies)
    }

    private func isImplicitResult(_ body: ParsedSource.Node) -> Bool {
        let elements = body.nodes("elements")
        guard let element = elements.first, elements.count == 1 else { return false }
        if kind == "constructor_decl" { return element.kind == "nil_literal_expr" }
        guard flag("get") || hasResult, !element.neverReturns else { return false }
        return element.kind.hasSuffix("_expr")
            || (["if_stmt", "switch_stmt"].contains(element.kind) && !element.returns)
    }

    /// A call that never returns has no result.
    private var neverReturns: Bool { ["fatalError", "preconditionFailure"].contains(node("fn")?.text("name")) }

    private var hasResult: Bool {
        guard let result = node("result") else { return false }
        let isEmptyTuple = result.kind == "type_tuple" && result.nodes("elements").isEmpty
        return !isEmptyTuple && result.text("id") != "Void"
    }

    /// Whether a statement contains `return`, outside closures and nested functions.
    private var returns: Bool {
        if kind == "return_stmt" { return true }
        return kind != "closure_expr" && kind != "func_decl" && children.contains(where: \.returns)
    }
}

extension SourceParts.Body {
    /// The body as one of several branches.
    var asBranch: String {
        guard isImplicitResult else { return text }
        let start = text.startOfCode
        // The `return` is on the same line, because it does not look for a `switch` on the next line.
        return "\(text[..<start])return \(text[start...])"
    }
}

extension String {
    /// Not by a regular expression: those take seconds for all mutants.
    fileprivate var withoutCommentsAndLineBreaks: String {
        let lines = utf8.split(separator: UInt8(ascii: "\n")).map { line in
            var code = Substring(line).drop { $0 == " " }
            if code.hasPrefix("//") {
                code = ""
            } else if let comment = code.range(of: " //"),
                code[..<comment.lowerBound].count(where: { $0 == "\"" }).isMultiple(of: 2)
            {
                code = code[..<comment.lowerBound]
            }
            return code
        }
        return lines.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The end of the white space and the comments at the start.
    fileprivate var startOfCode: Index {
        prefixMatch(of: /(?:\s|\/\/[^\n]*|\/\*.*?\*\/)*/.dotMatchesNewlines())?.range.upperBound ?? startIndex
    }

    /// The string as it is written in Swift.
    var swiftLiteral: String {
        "\"\(replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
    }
}
