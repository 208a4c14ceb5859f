import Foundation

/// What the compiler's parser sees in Swift files. They are parsed in one call, because starting the compiler takes
/// longer than parsing. The code may be incomplete.
struct ParsedSource {
    /// One node of the compiler's own dump.
    struct Node {
        fileprivate let json: [String: Any]

        var kind: String { json["_kind"] as? String ?? "" }

        func text(_ key: String) -> String? { json[key] as? String }
        func texts(_ key: String) -> [String] { json[key] as? [String] ?? [] }
        func flag(_ key: String) -> Bool { json[key] as? Bool == true }
        func nodes(_ key: String) -> [Node] { (json[key] as? [[String: Any]] ?? []).map(Node.init) }
        func node(_ key: String) -> Node? { (json[key] as? [String: Any]).map(Node.init) }

        /// The places of the node's first byte and of its last token's, in bytes from the start of all parsed text.
        var range: (start: Int, end: Int)? {
            guard let range = json["range"] as? [String: Int], let start = range["start"], let end = range["end"] else {
                return nil
            }
            return (start, end)
        }

        /// All nodes directly below, under any key.
        var children: [Node] {
            json.sorted { $0.key < $1.key }.flatMap { key, value -> [Node] in
                if key == "range" || key == "name" { return [] }
                if let one = value as? [String: Any] { return [Node(json: one)] }
                return (value as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(Node.init) }
            }
        }
    }

    struct File {
        var text: Data
        /// Where the file starts in all parsed text, in bytes.
        var start: Int
    }

    let files: [File]
    /// The nodes at file scope, of all files.
    let nodes: [Node]
    let error: String?

    /// - Returns: nil when the parser writes no tree.
    init?(_ texts: [Data], launcher: ProcessLauncher, timeout: Double) throws {
        var files: [File] = []
        var whole = Data()
        for text in texts {
            files.append(File(text: text, start: whole.count))
            whole += text + Data("\n".utf8)
        }
        self.files = files
        let dumped = try launcher.withTemporaryFile("parsed.swift") { input in
            try whole.write(to: input)
            return try Self.dump(input, launcher, timeout)
        }
        guard let dumped, let json = try? JSONSerialization.jsonObject(with: dumped.json) as? [String: Any] else {
            return nil
        }
        nodes = Node(json: json).nodes("items")
        error = dumped.error
    }

    private static func dump(
        _ input: URL,
        _ launcher: ProcessLauncher,
        _ timeout: Double
    ) throws -> (json: Data, error: String?)? {
        let frontend = ["swiftc", "-frontend", "-parse-as-library", input.path]
        // Only the dump is read, because a child has one file for both of its streams.
        let quiet = ["/bin/sh", "-c", "exec \"$@\" 2>/dev/null", "sh"] + frontend
        let command = quiet + ["-dump-parse", "-dump-ast-format", "json"]
        let dump = try launcher.capture(command, timeout: timeout, upTo: nil)
        let json = Data(dump.text.utf8)
        switch dump.ending {
        case .exited(0): return (json, nil)
        case .timedOut: return nil
        default:
            let errors = try launcher.capture(frontend + ["-parse"], timeout: timeout).text
            let first = Diagnostic.all(in: errors).first { $0.severity == .error }
            return (json, first?.message ?? String(errors.prefix(200)))
        }
    }
}
