import Foundation
import KataKit

/// The lights that `kata pack` adds to an archive: a line for each run, with its time and color. They give no points, so
/// nobody checks that they are true.
enum Lights {
    /// The most that are read of a kata.
    private static let most = 300

    /// Reads `2026-11-24T23:30:00Z red`. What is not such a line is left out.
    static func read(_ file: URL) -> [String] {
        guard file.kind == .file else { return [] }
        let lines = file.readText(upTo: 64 << 10).split(separator: "\n").map(String.init)
        let line = /[-\dT:]{19}Z (red|amber|green|refactoring|off|kept|putBack)/
        return lines.filter { $0.wholeMatch(of: line) != nil }.suffix(most)
    }
}
