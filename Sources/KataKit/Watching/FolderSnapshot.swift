import Foundation

/// The Swift files of a folder, each with what a save changes: a save in place, or by a rename.
struct FolderSnapshot: Equatable, Sendable {
    /// Of each path: the file's number, its size, and when it was written, in seconds and nanoseconds.
    private var stamps: [String: [Int]] = [:]

    init(of folder: URL) {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        for path in paths where path.isSwiftFile {
            var status = stat()
            guard stat("\(folder.path)/\(path)", &status) == 0 else { continue }
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            stamps[path] = [Int(status.st_ino), Int(status.st_size), time.tv_sec, time.tv_nsec]
        }
    }

    /// The files that were added, removed or written since, by their path in the folder.
    func changes(since earlier: FolderSnapshot) -> [String] {
        Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
    }
}
