import Foundation

/// The dates with which source files were last built. The compiler compares dates by whole seconds: if a file has the date
/// of an earlier version, which an archive, a copy or an editor may restore, it would use the old version's code.
struct SourceDates {
    private struct Version: Codable {
        var contents: UInt64
        var date: Date
    }

    private let kit: Kit
    private var record: URL { kit.scratchDirectory.appending(path: "source-dates.json") }

    init(of kit: Kit) { self.kit = kit }

    /// Gives each file of these folders that differs from what was built last a later date.
    func advance(in folders: [URL]) throws {
        var known = (try? JSONDecoder().decode([String: Version].self, from: Data(contentsOf: record))) ?? [:]
        for folder in folders {
            for (path, data) in try folder.readFiles() where path.isSwiftFile {
                let file = folder.appending(path: path)
                let key = file.path(from: kit.root)
                let contents = [path: data].fingerprint()
                guard known[key]?.contents != contents else { continue }
                try file.advanceDate(past: known[key]?.date, waits: true)
                known[key] = Version(contents: contents, date: file.modificationDate ?? Date())
            }
        }
        try JSONEncoder.inOneLine.encode(known).write(to: record, options: .atomic)
    }
}
