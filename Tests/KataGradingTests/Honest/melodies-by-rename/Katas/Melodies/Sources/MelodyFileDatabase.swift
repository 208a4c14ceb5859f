import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@MainActor
final class MelodyFileDatabase: MelodyDatabase {
    private let file: URL
    private var draft: URL { file.deletingLastPathComponent().appending(path: "draft-\(UUID().uuidString)") }

    init(file: URL) {
        self.file = file
    }

    func loadMelodies() throws -> [Melody]? {
        do {
            return try decoded(Data(contentsOf: file, options: .mappedIfSafe))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        }
    }

    func saveMelodies(_ melodies: [Melody]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .prettyPrinted
        let draft = draft
        try encoder.encode(melodies).write(to: draft)
        // Within one folder, rename(2) replaces the old file as a whole.
        guard rename(draft.path, file.path) == 0 else {
            let reason = errno
            remove(draft.path)
            throw POSIXError(POSIXErrorCode(rawValue: reason) ?? .EIO)
        }
    }

    private func decoded(_ data: Data) throws -> [Melody] {
        try JSONDecoder().decode([Melody].self, from: data)
    }
}
