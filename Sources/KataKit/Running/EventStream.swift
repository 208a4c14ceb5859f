import Foundation

/// What a test run recorded, one JSON record a line, in the stream versions of Swift 6.2 (0) and later (6.3).
struct EventStream: Sendable {
    struct Record: Decodable, Sendable {
        var kind: String
        var payload: Payload
    }

    struct Payload: Decodable, Sendable {
        var kind: String
        // Fields of a test.
        var id: String?
        var name: String?
        var displayName: String?
        var sourceLocation: SourceLocation?
        // Fields of an event.
        var testID: String?
        var messages: [Message]?
        var issue: Issue?
    }

    struct Message: Decodable, Sendable {
        var symbol: String
        var text: String
    }

    struct Issue: Decodable, Sendable {
        var isKnown: Bool?
        var isFailure: Bool?
        var severity: String?
        var sourceLocation: SourceLocation?

        /// An issue is a failure unless it says otherwise: version 0 has neither severity nor verdict.
        var fails: Bool {
            isFailure ?? (isKnown != true && severity != "warning")
        }
    }

    var records: [Record] = []

    /// Skips lines that are not records: the program under test may have written them, or crashed while it wrote a
    /// record.
    init(_ data: Data) {
        let decoder = JSONDecoder()
        records = data.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(Record.self, from: $0) }
    }
}

package struct SourceLocation: Hashable, Sendable, Decodable {
    package var file: String
    package var line: Int
    package var column: Int

    enum CodingKeys: String, CodingKey {
        case filePath, line, column
        case filePathInVersion0 = "_filePath"
    }

    init(file: String, line: Int, column: Int) {
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
        "\(URL(filePath: file).path(from: folder)):\(line):\(column)"
    }
}
