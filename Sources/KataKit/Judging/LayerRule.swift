import Foundation

/// What some of a kata's files must not import. The guide's section "Layers" holds a kata's rules, one an item:
/// `` - `*Presenter*.swift` does not import `UIKit`: why. ``
struct LayerRule: Equatable, Sendable {
    var text: String

    /// Patterns of the shell, for paths below `Sources`.
    var files: [String] {
        Self.quoted(in: parts[0])
    }

    var modules: [String] {
        parts.count < 2 ? [] : Self.quoted(in: parts[1].prefix { $0 != ":" })
    }

    private var reason: String {
        text.range(of: ": ").map { String(text[$0.upperBound...]) } ?? "that is for another layer"
    }

    private var parts: [Substring] {
        text.split(separator: " not import ", maxSplits: 1)
    }

    /// The imports in a folder that this rule forbids.
    func breaches(in folder: URL) throws -> [Diagnostic] {
        try folder.files.sorted { $0.key < $1.key }
            .filter { path, _ in path.hasSuffix(".swift") && files.contains { fnmatch($0, path, 0) == 0 } }
            .flatMap { path, data in
                String(decoding: data, as: UTF8.self).imports.filter { modules.contains($0.module) }.map { found in
                    Diagnostic(
                        file: folder.appending(path: path).path,
                        line: found.line,
                        column: found.column,
                        severity: .error,
                        message: "wrong layer, imports \(found.module): \(reason)"
                    )
                }
            }
    }

    private static func quoted(in text: Substring) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}

extension String {
    /// The modules that Swift code imports, whatever stands before or after: `public import class UIKit.UIView`.
    fileprivate var imports: [(module: String, line: Int, column: Int)] {
        withoutComments.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
            line.split(separator: ";").compactMap { statement in
                let words = statement.split(separator: " ").map(String.init)
                guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy(\.isModifier) else {
                    return nil
                }
                let kinds = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
                guard let path = words[(keyword + 1)...].first(where: { !kinds.contains($0) }) else { return nil }
                let column = statement.firstIndex { $0 != " " }.map { line.distance(from: line.startIndex, to: $0) }
                return (String(path.prefix { $0 != "." }), number + 1, (column ?? 0) + 1)
            }
        }
    }

    private var isModifier: Bool {
        hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(self)
    }

    /// The same lines with blanks in place of comments.
    private var withoutComments: String {
        var rest = self[...]
        var code = ""
        var depth = 0
        while let character = rest.first {
            if rest.hasPrefix("/*") {
                depth += 1
                code += "  "
                rest = rest.dropFirst(2)
            } else if depth > 0, rest.hasPrefix("*/") {
                depth -= 1
                code += "  "
                rest = rest.dropFirst(2)
            } else if depth == 0, rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else {
                code.append(depth == 0 || character == "\n" ? character : " ")
                rest = rest.dropFirst()
            }
        }
        return code
    }
}
