import Foundation

package struct SourceLocation: Hashable, Sendable, Codable {
    package var file: String
    package var line: Int
    /// Nil where only the line is known.
    package var column: Int?

    /// The path has this name in each version of the stream that the tool asks for.
    enum CodingKeys: String, CodingKey {
        case file = "_filePath"
        case line, column
    }

    /// The text in the form that editors and terminals turn into a link, with the file's path from a folder.
    package func text(from folder: URL) -> String {
        "\(URL(filePath: file).path(from: folder)):\(line)" + (column.map { ":\($0)" } ?? "")
    }
}
