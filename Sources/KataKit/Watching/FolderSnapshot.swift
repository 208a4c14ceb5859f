import Foundation

/// The Swift files of a folder, each with the attributes that a save changes: a save in place, or by a rename.
struct FolderSnapshot: Equatable, Sendable {
    fileprivate struct Stamp: Equatable, Sendable {
        var inode: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    private var stamps: [String: Stamp] = [:]

    init(of folder: URL) {
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
            guard path.isSwiftFile else { continue }
            stamps[path] = Stamp(path: "\(folder.path)/\(path)")
        }
    }

    /// The files that were added, removed or written since, by their path in the folder.
    func changes(since earlier: FolderSnapshot) -> [String] {
        Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
    }
}

extension FolderSnapshot.Stamp {
    fileprivate init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = modified.tv_sec
        nanoseconds = modified.tv_nsec
    }
}
