import Foundation

/// Where a body stands in its file.
struct BodyPlace: Sendable {
    /// The offsets of its braces, in bytes.
    var open: Int
    var close: Int
    /// A single expression that is the result without saying so.
    var isImplicitResult: Bool
}

/// Asks the compiler where the bodies of functions, initialisers and accessors are. It only parses, so that the code need
/// not be whole.
struct BodyParser: Sendable {
    struct SyntaxError: Error {
        var message: String
    }

    var toolbox: Toolbox
    /// In seconds.
    var limit: Double

    /// The outermost bodies of each source, in order.
    ///
    /// - Throws: ``SyntaxError``
    func bodies(in sources: [[UInt8]]) throws -> [[BodyPlace]] {
        // All in one file: starting the compiler takes longer than parsing.
        var text: [UInt8] = []
        var starts: [Int] = []
        for source in sources {
            starts.append(text.count)
            text += source + Array("\n".utf8)
        }
        let bodies = Self.bodies(in: try parse(text)).sorted { $0.open < $1.open }
        return zip(starts, sources).map { start, source in
            let range = start..<(start + source.count)
            return bodies.filter { range.contains($0.open) }.map {
                BodyPlace(open: $0.open - start, close: $0.close - start, isImplicitResult: $0.isImplicitResult)
            }
        }
    }

    private func parse(_ text: [UInt8]) throws -> [String: Any] {
        let file = try toolbox.scratchFile("parsed.swift")
        let output = try toolbox.scratchFile("parsed.json")
        defer {
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: output)
        }
        try Data(text).write(to: file)
        guard try frontend(["-dump-parse", "-dump-ast-format", "json"], file, output) == .exited(0) else {
            throw try syntaxError(in: file, output)
        }
        let tree = try JSONSerialization.jsonObject(with: try Data(contentsOf: output))
        guard let root = tree as? [String: Any] else {
            throw Refusal(.ownFailure, "the compiler's parse is no JSON object")
        }
        return root
    }

    /// Asks again without the tree, in which the errors would drown.
    private func syntaxError(in file: URL, _ output: URL) throws -> any Error {
        _ = try frontend(["-parse"], file, output)
        let error = Diagnostic.all(in: toolbox.read(output)).first { $0.severity == .error }
        if let error { return SyntaxError(message: error.message) }
        return Refusal(.ownFailure, "the compiler does not parse: \(toolbox.read(output).prefix(200))")
    }

    private func frontend(_ mode: [String], _ file: URL, _ output: URL) throws -> ChildProcess.Ending {
        try toolbox.swift(
            ["-frontend"] + mode + ["-parse-as-library", "-suppress-warnings", file.path],
            variables: [:],
            output: output,
            limit: limit
        )
    }

    private static func bodies(in node: [String: Any]) -> [BodyPlace] {
        if let body = node["body"] as? [String: Any], let range = body["range"] as? [String: Int],
            let open = range["start"], let close = range["end"]
        {
            return [BodyPlace(open: open, close: close, isImplicitResult: isImplicitResult(body, of: node))]
        }
        return ["items", "members", "accessors"].flatMap { node[$0] as? [[String: Any]] ?? [] }.flatMap(bodies)
    }

    private static func isImplicitResult(_ body: [String: Any], of function: [String: Any]) -> Bool {
        let elements = body["elements"] as? [[String: Any]] ?? []
        guard elements.count == 1, let kind = elements[0]["_kind"] as? String else { return false }
        if function["_kind"] as? String == "constructor_decl" { return kind == "nil_literal_expr" }
        guard function["get"] as? Bool == true || hasResult(function) else { return false }
        guard !neverReturns(elements[0]) else { return false }
        return kind.hasSuffix("_expr") || (["if_stmt", "switch_stmt"].contains(kind) && !returns(elements[0]))
    }

    /// Nothing can be returned of a call that does not come back.
    private static func neverReturns(_ call: [String: Any]) -> Bool {
        let function = call["fn"] as? [String: Any]
        return ["fatalError", "preconditionFailure"].contains(function?["name"] as? String)
    }

    private static func hasResult(_ function: [String: Any]) -> Bool {
        guard let result = function["result"] as? [String: Any] else { return false }
        let isEmptyTuple = result["_kind"] as? String == "type_tuple" && result["elements"] == nil
        return !isEmptyTuple && result["id"] as? String != "Void"
    }

    /// Whether a statement says `return`, closures and nested functions aside.
    private static func returns(_ node: Any) -> Bool {
        if let list = node as? [Any] { return list.contains(where: returns) }
        guard let node = node as? [String: Any], let kind = node["_kind"] as? String else { return false }
        if kind == "return_stmt" { return true }
        return kind != "closure_expr" && kind != "func_decl" && node.values.contains(where: returns)
    }
}

extension String {
    /// The string as it is written in Swift.
    var swiftLiteral: String {
        "\"\(replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
    }
}
