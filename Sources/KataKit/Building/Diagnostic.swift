import Foundation

/// What the compiler says about one place.
package struct Diagnostic: Hashable, Codable, Sendable {
    package enum Severity: String, Codable, Sendable {
        case error
        case warning
    }

    package var file: String
    package var line: Int
    package var column: Int
    var severity: Severity
    package var message: String
    /// What the compiler draws below: lines of code, each with its words at their columns. Empty for what the tool says.
    package var excerpt: [String] = []

    package func isIn(_ folder: URL) -> Bool { file.hasPrefix(folder.path + "/") }

    /// The text in the form that editors and terminals turn into a link, with the file's path from a folder.
    package func text(from folder: URL) -> String {
        let path = URL(filePath: file).path(from: folder)
        return "\(path):\(line):\(column): \(severity.rawValue): \(message)"
    }
}
