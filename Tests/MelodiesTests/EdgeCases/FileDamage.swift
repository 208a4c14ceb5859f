import Foundation
import Testing

/// What can happen to a file of melodies.
enum FileDamage: CaseIterable {
    case emptyFile
    case halfOfTheFile
    /// The end of the last melody is missing, whatever the format.
    case lastBytes
    /// The last entry of a JSON array is no melody. A file of another format ends too early.
    case oneBadEntry
    case otherJSON
    case nullJSON

    func apply(to file: URL) throws {
        let saved = try #require(try? Data(contentsOf: file), "saveMelodies(_:) should write the file of the database")
        try damaged(saved).write(to: file)
    }

    private func damaged(_ saved: Data) -> Data {
        switch self {
        case .emptyFile: Data()
        case .halfOfTheFile: saved.prefix(saved.count / 2)
        case .lastBytes: saved.dropLast(8)
        case .oneBadEntry where saved.last == UInt8(ascii: "]"): saved.dropLast() + Data(",{}]".utf8)
        case .oneBadEntry: saved.prefix(saved.count / 3)
        case .otherJSON: Data("[{}]".utf8)
        case .nullJSON: Data("null".utf8)
        }
    }
}
