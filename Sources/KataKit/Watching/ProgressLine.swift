import Foundation

/// A last line on a terminal that says what goes on and for how long. It goes when there is something to read.
///
/// One thread at a time uses it.
final class ProgressLine: @unchecked Sendable {
    /// How long nothing is said, in seconds: most verdicts come sooner.
    private static let quiet = 1

    private let isShown: Bool
    private var work = ""
    private var start = Date()
    private var shown = 0

    /// - Parameter isShown: whether standard output is a terminal on which a line can be written again.
    init(isShown: Bool) { self.isShown = isShown }

    func begin(_ work: String) {
        clear()
        self.work = work
        start = Date()
    }

    /// Call this often during the work.
    func tick() {
        let seconds = Int(Date().timeIntervalSince(start))
        guard isShown, seconds >= Self.quiet, seconds != shown else { return }
        shown = seconds
        write("\r\u{1B}[K\(work), \(seconds) s")
    }

    func clear() {
        if shown > 0 { write("\r\u{1B}[K") }
        shown = 0
    }

    private func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }
}
