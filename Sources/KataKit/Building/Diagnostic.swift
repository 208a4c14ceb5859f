import Foundation

/// What the compiler says of one place.
struct Diagnostic: Hashable, Sendable {
    enum Severity: String, Sendable {
        case error
        case warning
    }

    var file: String
    var line: Int
    var column: Int
    var severity: Severity
    var message: String

    /// As editors and terminals link it, with the file as seen from a folder.
    func text(from folder: URL) -> String {
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

    /// The diagnostics of a build's output, each once, in order; those inside a macro's expansion are left out, as the same
    /// mistake is told where the macro is used.
    static func all(in output: String) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return output.split(separator: "\n")
            .compactMap(Diagnostic.init(line:))
            .filter { !$0.file.contains("@__swiftmacro_") && seen.insert($0).inserted }
    }
}
