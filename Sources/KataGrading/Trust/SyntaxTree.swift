import Foundation
import KataKit

/// What the compiler's parser sees in Swift files, all in one call.
struct SyntaxTree {
    /// Of the file as a whole.
    let top: [Node]
    private let pieces: [Piece]

    /// A node of the compiler's own dump.
    struct Node {
        fileprivate let json: [String: Any]

        var kind: String { json["_kind"] as? String ?? "" }

        func text(_ key: String) -> String? { json[key] as? String }
        func flag(_ key: String) -> Bool { json[key] as? Bool == true }
        func nodes(_ key: String) -> [Node] { (json[key] as? [[String: Any]] ?? []).map(Node.init) }
        func node(_ key: String) -> Node? { (json[key] as? [String: Any]).map(Node.init) }
        func strings(_ key: String) -> [String] { json[key] as? [String] ?? [] }

        /// `name` of a declaration.
        var declaredName: String? {
            ((json["name"] as? [String: Any])?["base_name"] as? [String: Any])?["name"] as? String
        }

        var isOperator: Bool {
            ((json["name"] as? [String: Any])?["base_name"] as? [String: Any])?["is_operator"] as? Bool == true
        }

        /// In bytes from the start of what was parsed.
        var offset: Int? { (json["range"] as? [String: Any])?["start"] as? Int }

        /// All nodes directly below, under whichever key.
        var children: [Node] {
            json.sorted { $0.key < $1.key }.flatMap { key, value -> [Node] in
                if key == "range" || key == "name" { return [] }
                if let one = value as? [String: Any] { return [Node(json: one)] }
                return (value as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(Node.init) }
            }
        }
    }

    private struct Piece {
        var path: String
        var start: Int
        var text: Data
    }

    /// Parses the files as the build will: with the same conditions, and the same modules at hand.
    ///
    /// Returns nil when the parser does not come to an end: the build will say why.
    init?(_ files: [String: Data], modules: URL?, toolbox: Toolbox) throws {
        var pieces: [Piece] = []
        var whole = Data()
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            pieces.append(Piece(path: path, start: whole.count, text: text))
            // A file that compiles can be followed by another.
            whole += text + Data("\n".utf8)
        }
        let input = try toolbox.scratchFile("parse.swift")
        let output = try toolbox.scratchFile("parse.json")
        defer {
            try? FileManager.default.removeItem(at: input)
            try? FileManager.default.removeItem(at: output)
        }
        try whole.write(to: input)
        let ending = try ChildProcess(
            // The dump alone on standard output: both streams of a child go to one file.
            ["/bin/sh", "-c", "exec \"$@\" 2>/dev/null", "sh"] + [
                "swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-parse-as-library",
                "-swift-version", "6", "-D", "DEBUG", "-D", "SWIFT_PACKAGE", "-enable-testing",
            ] + (modules.map { ["-I", $0.path] } ?? []) + [input.path],
            environment: toolbox.environment(),
            output: output,
            limit: 60,
            farewell: .kill
        ).run()
        guard ending != .timedOut, let data = try? Data(contentsOf: output),
            let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        self.pieces = pieces
        top = Node(json: json).nodes("items")
    }

    /// `Katas/X/Sources/A.swift:12`
    func place(of node: Node) -> String {
        guard let offset = node.offset, let piece = pieces.last(where: { $0.start <= offset }) else { return "" }
        let line = piece.text.prefix(offset - piece.start).count { $0 == UInt8(ascii: "\n") } + 1
        return "\(piece.path):\(line)"
    }
}
