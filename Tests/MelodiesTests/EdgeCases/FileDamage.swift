import Foundation
import Testing

/// What can happen to a file of melodies.
enum FileDamage: CaseIterable {
    case emptyFile
    case halfOfTheFile
    /// In a JSON array, the last entry is no melody.
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
        case .oneBadEntry: saved.dropLast() + Data(",{}]".utf8)
        case .otherJSON: Data("[{}]".utf8)
        case .nullJSON: Data("null".utf8)
        }
    }
}
