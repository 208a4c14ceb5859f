import Foundation
import KataKit

/// The runs that `kata pack` adds to an archive: a line for each, with its time and color. They give no points, so nobody
/// checks that they are true.
enum KeptRuns {
    /// The most that are read of a kata.
    private static let most = 300

    /// Reads `2026-11-24T23:30:00Z red`. What is not such a line is left out.
    ///
    /// - Parameter folder: of the kata.
    static func read(in folder: URL) -> [String] {
        let file = folder.appending(path: History.fileInArchive)
        guard file.kind == .file else { return [] }
        let line = /[-\dT:]{19}Z (red|amber|green|refactoring|off|kept|putBack)/
        let lines = file.readText(upTo: 64 << 10).split(separator: "\n").filter { $0.wholeMatch(of: line) != nil }
        return lines.suffix(most).map(String.init)
    }
}
