import Foundation

/// What the compiler says about one place.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable {
        case error
        case warning
    }

    package var file: String
    package var line: Int
    package var column: Int
    var severity: Severity
    package var message: String

    package func isIn(_ folder: URL) -> Bool {
        file.hasPrefix(folder.path + "/")
    }

    /// The text in the form that editors and terminals turn into a link, with the file's path from a folder.
    package func text(from folder: URL) -> String {
        let path = URL(filePath: file).path(from: folder)
        return "\(path):\(line):\(column): \(severity.rawValue): \(message)"
    }
}

extension Diagnostic {
    /// Reads `path:line:column: error: message`.
    init?(line text: Substring) {
        for severity in [Severity.error, .warning] {
            guard text.hasPrefix("/"), let mark = text.range(of: ": \(severity.rawValue): ") else { continue }
            let place = text[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else {
                continue
            }
            self.init(
                file: place.dropLast(2).joined(separator: ":"),
                line: line,
                column: column,
                severity: severity,
                message: String(text[mark.upperBound...])
            )
            return
        }
        return nil
    }

    /// The diagnostics of a build's output, each once, in order.
    ///
    /// A diagnostic inside a macro expansion is reported on the line that uses the macro, unless that line has one
    /// already. One error in a test comes with a dozen inside `@Test`: these are reported only if there is no other
    /// error.
    static func all(in output: String) -> [Diagnostic] {
        let lines = output.split(separator: "\n")
        var reported: [Diagnostic] = []
        var ofDeclarations: [Diagnostic] = []
        for (line, next) in zip(lines, lines.dropFirst() + [""]) {
            if let diagnostic = Diagnostic(line: line) {
                if !diagnostic.file.contains("@__swiftmacro_") { reported.append(diagnostic) }
            } else if let diagnostic = Diagnostic(expansion: line, origin: next) {
                if line.hasPrefix("macro expansion @") {
                    ofDeclarations.append(diagnostic)
                } else if !reported.contains(where: { $0.file == diagnostic.file && $0.line == diagnostic.line }) {
                    reported.append(diagnostic)
                }
            }
        }
        if !reported.contains(where: { $0.severity == .error }) { reported += ofDeclarations }
        var seen: Set<Diagnostic> = []
        return reported.filter { seen.insert($0).inserted }
    }

    /// Reads `macro expansion #expect:1:28: error: message`, and the place from the line below it.
    private init?(expansion line: Substring, origin: Substring) {
        guard line.hasPrefix("macro expansion "), let place = origin.range(of: ": note: expanded code originates here"),
            let start = origin.firstIndex(of: "/"),
            let severity = [Severity.error, .warning].first(where: { line.contains(": \($0.rawValue): ") }),
            let message = line.range(of: ": \(severity.rawValue): ")?.upperBound
        else { return nil }
        self.init(line: "\(origin[start..<place.lowerBound]): \(severity.rawValue): \(line[message...])")
    }
}
