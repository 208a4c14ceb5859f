import Foundation

extension LayerRule {
    /// Finds the imports in a folder that this rule forbids.
    package func violations(in folder: URL) throws -> [Diagnostic] {
        try folder.readFiles().sorted { $0.key < $1.key }
            .filter { path, _ in path.isSwiftFile && files.contains { fnmatch($0, path, 0) == 0 } }
            .flatMap { path, data in
                let imports = SourceText(data.text).imports()
                return imports.filter { modules.contains($0.module) }.map { found in
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
