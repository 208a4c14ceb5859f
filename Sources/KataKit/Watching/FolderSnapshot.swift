import Foundation

/// The Swift files of a folder, each with the attributes that a save changes: a save in place, or by a rename.
struct FolderSnapshot: Equatable, Sendable {
    fileprivate struct Stamp: Equatable, Sendable {
        var inode: UInt64?
        var size: UInt64?
        var date: Date?
    }

    private var stamps: [String: Stamp] = [:]

    init(of folder: URL) {
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
            guard path.isSwiftFile else { continue }
            // The file behind a link, as compilers read it. It may be gone by now.
            stamps[path] = folder.appending(path: path).resolved().attributes.map { attributes in
                Stamp(
                    inode: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value,
                    size: (attributes[.size] as? NSNumber)?.uint64Value,
                    date: attributes[.modificationDate] as? Date
                )
            }
        }
    }

    /// Makes the next build compile the files that changed within the second of an earlier check.
    func advanceDates(since earlier: FolderSnapshot, in folder: URL) {
        for path in changes(since: earlier) {
            // The next check finds a file that is gone by now.
            try? folder.appending(path: path).advanceDate(past: earlier.stamps[path]?.date)
        }
    }

    /// The files that were added, removed or written since, by their path in the folder.
    func changes(since earlier: FolderSnapshot) -> [String] {
        Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
    }
}
