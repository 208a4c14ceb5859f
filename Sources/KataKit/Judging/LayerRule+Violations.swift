import Foundation

extension LayerRule {
    /// Finds the imports in a folder that this rule forbids.
    package func violations(in folder: URL) throws -> [Diagnostic] {
        try folder.readFiles().sorted { $0.key < $1.key }
            .filter { path, _ in path.hasSuffix(".swift") && files.contains { fnmatch($0, path, 0) == 0 } }
            .flatMap { path, data in
                String(decoding: data, as: UTF8.self).imports().filter { modules.contains($0.module) }.map { found in
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
}

extension String {
    /// Finds the modules that Swift code imports, such as `UIKit` in `public import class UIKit.UIView`.
    fileprivate func imports() -> [(module: String, line: Int, column: Int)] {
        let statement =
            #/
            (?:^|;)\s*
            (
                (?:@\w+(?:\([^)]*\))?\s+|\w+\s+)*?
                import\s+
                (?:(?:class|struct|enum|protocol|typealias|func|let|var)\s+)?
                (\w+)
            )
            /#
        return withBlankComments().split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .flatMap { number, line in
                line.matches(of: statement).map { match in
                    let column = line.distance(from: line.startIndex, to: match.output.1.startIndex)
                    return (String(match.output.2), number + 1, column + 1)
                }
            }
    }

    /// The same lines with blanks in place of comments. Comments nest, so a regular expression cannot find their end.
    private func withBlankComments() -> String {
        var rest = self[...]
        var code = ""
        var depth = 0
        while let token = rest.prefixMatch(of: /[^\/*]+|\/\/[^\n]*|\/\*|\*\/|./)?.output {
            rest = rest.dropFirst(token.count)
            if token == "/*" { depth += 1 }
            let isComment = depth > 0 || token.hasPrefix("//")
            if token == "*/" { depth = max(0, depth - 1) }
            code += token.map { isComment && $0 != "\n" ? " " : $0 }
        }
        return code
    }
}
