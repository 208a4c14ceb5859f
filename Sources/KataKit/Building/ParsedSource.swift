import Foundation

/// What the compiler's parser sees in Swift files. They are parsed in one call, because starting the compiler takes
/// longer than parsing. The code may be incomplete.
package struct ParsedSource {
    /// One node of the compiler's own dump.
    package struct Node {
        fileprivate let json: [String: Any]

        package var kind: String { json["_kind"] as? String ?? "" }

        package func text(_ key: String) -> String? { json[key] as? String }
        package func flag(_ key: String) -> Bool { json[key] as? Bool == true }
        package func nodes(_ key: String) -> [Node] { (json[key] as? [[String: Any]] ?? []).map(Node.init) }
        package func node(_ key: String) -> Node? { (json[key] as? [String: Any]).map(Node.init) }
        package func strings(_ key: String) -> [String] { json[key] as? [String] ?? [] }

        /// `name` of a declaration.
        package var declaredName: String? { baseName?["name"] as? String }
        package var isOperator: Bool { baseName?["is_operator"] as? Bool == true }

        private var baseName: [String: Any]? {
            (json["name"] as? [String: Any])?["base_name"] as? [String: Any]
        }

        /// The positions of the node's first byte and of its last token's first byte, in bytes from the start of all
        /// parsed text.
        package var range: (start: Int, end: Int)? {
            guard let range = json["range"] as? [String: Int], let start = range["start"], let end = range["end"] else {
                return nil
            }
            return (start, end)
        }

        /// All nodes directly below, under any key.
        package var children: [Node] {
            json.sorted { $0.key < $1.key }.flatMap { key, value -> [Node] in
                if key == "range" || key == "name" { return [] }
                if let one = value as? [String: Any] { return [Node(json: one)] }
                return (value as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(Node.init) }
            }
        }
    }

    package struct File {
        package var path: String
        package var text: Data
        /// Where the file starts in all parsed text, in bytes.
        package fileprivate(set) var start = 0

        package init(path: String, text: Data) {
            self.path = path
            self.text = text
        }
    }

    package let files: [File]
    /// The nodes at file scope, of all files.
    package let nodes: [Node]
    /// The first error of the parser.
    package let error: String?

    /// - Parameter options: options of the compiler's frontend, in addition to those for parsing.
    /// - Returns: nil when the parser writes no tree.
    package init?(_ files: [File], options: [String] = [], launcher: ProcessLauncher, timeout: Double = 60) throws {
        var files = files
        var whole = Data()
        for index in files.indices {
            files[index].start = whole.count
            whole += files[index].text + Data("\n".utf8)
        }
        self.files = files
        let options = options + ["-parse-as-library"]
        let dumped = try launcher.withTemporaryFile("parsed.swift") { input in
            try whole.write(to: input)
            return try Self.dump(input, options, launcher, timeout)
        }
        guard let dumped, let json = try? JSONSerialization.jsonObject(with: dumped.json) as? [String: Any] else {
            return nil
        }
        nodes = Node(json: json).nodes("items")
        error = dumped.error
    }

    private static func dump(
        _ input: URL,
        _ options: [String],
        _ launcher: ProcessLauncher,
        _ timeout: Double
    ) throws -> (json: Data, error: String?)? {
        let frontend = ["swiftc", "-frontend"] + options + [input.path]
        let (ending, json) = try launcher.withTemporaryFile("parsed.json") { output in
            // Only the dump goes to the file, because a child has one file for both of its streams.
            let dump = ["/bin/sh", "-c", "exec \"$@\" 2>/dev/null", "sh"] + frontend
            let ending = try launcher.child(
                dump + ["-dump-parse", "-dump-ast-format", "json"],
                output: output,
                timeout: timeout,
                termination: .kill
            ).run()
            return (ending, try Data(contentsOf: output))
        }
        switch ending {
        case .exited(0): return (json, nil)
        case .timedOut: return nil
        default:
            let errors = try launcher.capture(frontend + ["-parse"], timeout: timeout).text
            let first = Diagnostic.all(in: errors).first { $0.severity == .error }
            return (json, first?.message ?? String(errors.prefix(200)))
        }
    }

    /// The place in the form `Katas/X/Sources/A.swift:12`.
    package func place(of node: Node) -> String {
        guard let offset = node.range?.start, let file = files.last(where: { $0.start <= offset }) else { return "" }
        let line = file.text.prefix(offset - file.start).count { $0 == UInt8(ascii: "\n") } + 1
        return "\(file.path):\(line)"
    }
}
