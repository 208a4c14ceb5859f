import Foundation

/// Finds saves and key presses, also during a build or a test run.
///
/// One thread at a time uses it, except for ``check()``.
final class FileWatcher: @unchecked Sendable {
    /// The person at the keyboard wants to stop.
    struct Quit: Error {}
    /// A save came during a long run, whose verdict is out of date now.
    struct Overtaken: Error {}

    enum Event {
        case key(Character)
        /// The changed paths in the kata's folder.
        case saved([String])
    }

    /// The time between two checks, in milliseconds: an idle watch costs almost nothing, and a save is seen at once.
    private static let pause: Int32 = 80
    /// A save is complete when no file changes for this long, in milliseconds.
    private static let rest: Int32 = 40
    /// After this long, in seconds, a run ends when its code changes.
    private static let longRun = 3.0

    /// The kata's folder. After a change of it, a run begins.
    var folder: URL
    private var seen: FolderSnapshot
    private var keys: [Character] = []
    private var start = Date()
    private var lastLook = Date()
    /// Why the present run ends.
    private let end = Locked<(any Error)?>(nil)

    init(folder: URL) {
        self.folder = folder
        seen = FolderSnapshot(of: folder)
    }

    /// Call this when a run begins: later saves count as new.
    func beginRun() {
        start = Date()
        lastLook = start
        end.change { $0 = nil }
        seen = FolderSnapshot(of: folder)
    }

    /// Call this often during a run, on any thread: what it throws once, it throws in all of them.
    func check() throws {
        try end.change { end in
            if end == nil {
                do { try look() } catch { end = error }
            }
            if let end { throw end }
        }
    }

    private func look() throws {
        try collectKey(within: 0)
        guard Date().timeIntervalSince(lastLook) * 1000 > Double(Self.pause) else { return }
        lastLook = Date()
        if lastLook.timeIntervalSince(start) > Self.longRun, FolderSnapshot(of: folder) != seen { throw Overtaken() }
    }

    func next() throws -> Event {
        while true {
            if let interruption = Interruption.pending { throw interruption }
            Keyboard.open()
            // What a key begins would take a save for seen.
            if FolderSnapshot(of: folder) != seen { return .saved(try settled()) }
            if !keys.isEmpty { return .key(keys.removeFirst()) }
            try collectKey(within: Self.pause)
        }
    }

    /// Waits for the last write: an editor may save a file in several writes.
    private func settled() throws -> [String] {
        var last = FolderSnapshot(of: folder)
        for _ in 0..<50 {
            try collectKey(within: 0)
            usleep(UInt32(Self.rest) * 1000)
            let now = FolderSnapshot(of: folder)
            if now == last { break }
            last = now
        }
        return last.changes(since: seen)
    }

    private func collectKey(within milliseconds: Int32) throws {
        guard let key = try Keyboard.key(within: milliseconds) else { return }
        if key == "q" || key == "\u{4}" { throw Quit() }
        keys.append(key)
    }
}
