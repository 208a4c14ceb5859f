import Foundation
import KataKit

/// The runs that `kata pack` adds to an archive: a line for each, with its time and color. They give no points, so nobody
/// checks that they are true.
enum KeptRuns {
    /// The names of their file, the second that of an earlier version of the kit.
    static let files = [History.fileInArchive, "lights.txt"]
    /// The most that are read of a kata.
    private static let most = 300

    /// Reads `2026-11-24T23:30:00Z red`. What is not such a line is left out.
    ///
    /// - Parameter folder: of the kata.
    static func read(in folder: URL) -> [String] {
        guard let file = files.map({ folder.appending(path: $0) }).first(where: { $0.kind == .file }) else { return [] }
        let lines = file.readText(upTo: 64 << 10).split(separator: "\n").map(String.init)
        let line = /[-\dT:]{19}Z (red|amber|green|refactoring|off|kept|putBack)/
        return lines.filter { $0.wholeMatch(of: line) != nil }.suffix(most)
    }
}
