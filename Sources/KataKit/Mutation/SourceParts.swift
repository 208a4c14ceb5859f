import Foundation

/// A source file, split into the bodies of its functions, initializers and accessors and the text between them.
struct SourceParts: Sendable {
    struct Body: Sendable {
        /// The text between the braces.
        var text: String
        /// Whether a single expression is the result without `return`. Next to other statements it needs a `return`.
        var isImplicitResult: Bool
    }

    var bodies: [Body] = []
    /// The text between the bodies, with the braces: one element more than the bodies.
    var between: [String] = []

    /// The parts of each file, in order.
    static func all(of parsed: ParsedSource) -> [SourceParts] {
        let bodies = parsed.nodes.flatMap(\.bodies).sorted { $0.open < $1.open }
        return parsed.files.map { file in
            let range = file.start..<(file.start + file.text.count)
            return SourceParts(file, bodies: bodies.filter { range.contains($0.open) })
        }
    }

    private init(_ file: ParsedSource.File, bodies: [BodyPlace]) {
        let source = Array(file.text)
        var last = 0
        for place in bodies {
            let (open, close) = (place.open - file.start, place.close - file.start)
            between.append(String(decoding: source[last...open], as: UTF8.self))
            let text = String(decoding: source[(open + 1)..<close], as: UTF8.self)
            self.bodies.append(Body(text: text, isImplicitResult: place.isImplicitResult))
            last = close
        }
        between.append(String(decoding: source[last...], as: UTF8.self))
    }
}

/// Where the braces of a body are, in bytes from the start of what was parsed.
private struct BodyPlace {
    var open: Int
    var close: Int
    var isImplicitResult: Bool
}

extension ParsedSource.Node {
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
    private var neverReturns: Bool {
        ["fatalError", "preconditionFailure"].contains(node("fn")?.text("name"))
    }

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
    /// The end of the white space and the comments at the start.
    fileprivate var startOfCode: Index {
        prefixMatch(of: /(?:\s|\/\/[^\n]*|\/\*.*?\*\/)*/.dotMatchesNewlines())?.range.upperBound ?? startIndex
    }

    /// The string as it is written in Swift.
    var swiftLiteral: String {
        "\"\(replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
    }
}
