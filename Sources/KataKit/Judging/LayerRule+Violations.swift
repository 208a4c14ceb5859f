import Foundation

extension LayerRule {
    /// Finds the imports in a folder that this rule forbids.
    package func violations(in folder: URL) throws -> [Diagnostic] {
        try folder.readFiles().sorted { $0.key < $1.key }
            .filter { path, _ in path.isSwiftFile && files.contains { fnmatch($0, path, 0) == 0 } }
            .flatMap { path, data in
                let text = SourceText(data.text)
                return text.imports().filter { modules.contains(String($0.module)) }.map { found in
                    let place = text.place(of: found.statement)
                    return Diagnostic(
                        file: folder.appending(path: path).path,
                        line: place.line,
                        column: place.column,
                        severity: .error,
                        message: "wrong layer, imports \(found.module): \(reason)"
                    )
                }
            }
    }
}
