import Foundation

package struct SourceLocation: Hashable, Sendable, Decodable {
    package var file: String
    package var line: Int
    /// Nil where only the line is known.
    package var column: Int?

    enum CodingKeys: String, CodingKey {
        case filePath, line, column
        case filePathInVersion0 = "_filePath"
    }

    init(file: String, line: Int, column: Int?) {
        self.file = file
        self.line = line
        self.column = column
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        file =
            try container.decodeIfPresent(String.self, forKey: .filePath)
            ?? container.decode(String.self, forKey: .filePathInVersion0)
        line = try container.decode(Int.self, forKey: .line)
        column = try container.decode(Int.self, forKey: .column)
    }

    /// The text in the form that editors and terminals turn into a link, with the file's path from a folder.
    package func text(from folder: URL) -> String {
        "\(URL(filePath: file).path(from: folder)):\(line)" + (column.map { ":\($0)" } ?? "")
    }
}
