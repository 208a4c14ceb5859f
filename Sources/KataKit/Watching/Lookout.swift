import Foundation

/// Looks out for saves and keys, also while a build or a test run is under way.
///
/// Only the thread that watches uses it.
final class Lookout: @unchecked Sendable {
    /// The one at the keyboard wants to stop.
    struct Quit: Error {}
    /// A save has overtaken a run that takes long.
    struct Overtaken: Error {}

    enum Event {
        case key(Character)
        /// Paths in the kata's folder.
        case saved([String])
    }

    /// How long nothing is looked at, in milliseconds: an idle watch costs next to nothing, a save is seen at once.
    private static let pause: Int32 = 200
    /// A save is over when the files rest for so long.
    private static let rest: Int32 = 40
    /// From here on, in seconds, a run is not worth waiting for once its code is another.
    private static let patience = 3.0

    private var folder: URL
    private var seen: FolderSnapshot
    private var keys: [Character] = []
    private var start = Date()
    private var lastLook = Date()

    init(folder: URL) {
        self.folder = folder
        seen = FolderSnapshot(of: folder)
    }

    /// Turns to another folder, whose present state is not news.
    func turn(to folder: URL) {
        self.folder = folder
        seen = FolderSnapshot(of: folder)
    }

    /// To be called when a run begins: what is saved from now on is news.
    func beginRun() {
        start = Date()
        lastLook = start
        seen = FolderSnapshot(of: folder)
    }

    /// To be called often during a run.
    func check() throws {
        try collectKey(within: 0)
        guard Date().timeIntervalSince(lastLook) * 1000 > Double(Self.pause) else { return }
        lastLook = Date()
        if lastLook.timeIntervalSince(start) > Self.patience, FolderSnapshot(of: folder) != seen { throw Overtaken() }
    }

    /// Waits for what happens next.
    func next() throws -> Event {
        while true {
            if let interruption = Interruption.pending { throw interruption }
            Keyboard.open()
            if !keys.isEmpty { return .key(keys.removeFirst()) }
            let changes = FolderSnapshot(of: folder).changes(since: seen)
            if !changes.isEmpty { return .saved(try settled()) }
            try collectKey(within: Self.pause)
        }
    }

    /// Editors save in several strokes: wait for the last.
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
