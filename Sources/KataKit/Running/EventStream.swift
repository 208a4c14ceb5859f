import Foundation

/// What a test run recorded, one JSON record a line, in the stream versions of Swift 6.2 (0) and later (6.3).
struct EventStream: Sendable {
    struct Record: Decodable, Sendable {
        var kind: String
        var payload: Payload
    }

    struct Payload: Decodable, Sendable {
        var kind: String
        // Of a test.
        var id: String?
        var name: String?
        var displayName: String?
        var sourceLocation: SourceLocation?
        // Of an event.
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

    /// Skips lines that are no records: the program under test may have written them, or died while it wrote one.
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

    /// In the form that editors and terminals link, with the file as seen from a folder.
    package func text(from folder: URL) -> String {
        "\(URL(filePath: file).path(from: folder)):\(line):\(column)"
    }
}
