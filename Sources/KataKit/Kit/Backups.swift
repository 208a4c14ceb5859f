import Foundation

/// Copies of a learner's katas, made before the tool replaces the originals.
///
/// They are next to `.build` and not in it: `swift package reset` removes `.build`.
struct Backups {
    struct Backup {
        var kata: Kata
        /// `Melodies-2026-11-21-070057`
        var name: String
        var folder: URL
    }

    var kit: Kit
    /// Called before each change of the disk: a test ends the process here.
    var willChange: () throws -> Void = {}

    var root: URL {
        kit.root.appending(path: ".backups")
    }

    /// Finds the finished backups, the oldest of a kata first.
    func all() -> [Backup] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return kit.katas.flatMap { kata in
            names.filter { $0.hasPrefix("\(kata.name)-") }.sorted {
                $0.compare($1, options: .numeric) == .orderedAscending
            }
            .map { Backup(kata: kata, name: $0, folder: root.appending(path: $0)) }
        }
    }

    /// - Throws: ``CommandError`` that suggests the nearest name.
    func backup(named text: String) throws -> Backup {
        let name = URL(filePath: text).lastPathComponent
        let all = all()
        if let backup = all.first(where: { $0.name == name }) { return backup }
        let guess = all.map(\.name).nearest(to: name).map { "did you mean \($0)?" } ?? "see 'kata reset --list'"
        throw CommandError(.misuse, "no backup is named '\(name)': \(guess)")
    }

    /// Makes a kata's folder contain exactly these files, after a backup of the learner's own.
    ///
    /// A run that ends at any point loses nothing: a backup gets its name when it is complete, nothing in the kata's
    /// folder changes before that, and a rename exchanges each file.
    ///
    /// - Parameters:
    ///   - files: where the bytes of each file are, by its path in the kata's folder.
    ///   - announce: called with the backup before anything is exchanged.
    /// - Returns: whether anything was exchanged.
    /// - Throws: ``CommandError`` when the tool cannot read or write the disk.
    func replace(_ kata: Kata, by files: [String: URL], announce: (Backup) -> Void) throws -> Bool {
        // From here on a signal does not stop the exchange halfway. The exchange does not take long.
        Interruption.startListening()
        do {
            let present = try kata.folder.findLeaves()
            let changed = try files.filter { path, source in
                try present[path].map { try !$0.hasSameContents(as: source) } ?? true
            }
            let surplus = present.keys.filter { files[$0] == nil }
            guard !changed.isEmpty || !surplus.isEmpty else { return false }
            if !present.isEmpty, !kata.folder.hasSameFiles(as: kata.starter) { announce(try keep(kata)) }
            try exchange(changed, surplus, in: kata)
            return true
        } catch let error as CocoaError {
            throw CommandError(
                .ownFailure,
                "\(error.localizedDescription) Fix that and try again: none of your files is lost."
            )
        }
    }

    private func keep(_ kata: Kata) throws -> Backup {
        if let kept = all().last(where: { $0.folder.hasSameFiles(as: kata.folder) }) { return kept }
        let unfinished = try emptyFolder(".keeping-\(kata.name)")
        for (path, file) in try kata.folder.findLeaves().sorted(by: { $0.key < $1.key }) {
            try copy(file, to: unfinished.appending(path: path))
        }
        let name = freeName(for: kata)
        let backup = Backup(kata: kata, name: name, folder: root.appending(path: name))
        try willChange()
        try FileManager.default.moveItem(at: unfinished, to: backup.folder)
        return backup
    }

    private func exchange(_ changed: [String: URL], _ surplus: [String], in kata: Kata) throws {
        let manager = FileManager.default
        let next = try emptyFolder(".exchanging-\(kata.name)")
        for (path, source) in changed.sorted(by: { $0.key < $1.key }) {
            try copy(source, to: next.appending(path: path))
        }
        for path in surplus.sorted() {
            try willChange()
            try manager.removeItem(at: kata.folder.appending(path: path))
        }
        for path in changed.keys.sorted() {
            let place = kata.folder.appending(path: path)
            if place.kind == .folder {
                try willChange()
                try manager.removeItem(at: place)
            }
            try makeFolder(of: place)
            let version = next.appending(path: path)
            if version.kind == .file { try version.makeNewer(than: place) }
            try willChange()
            guard rename(version.path, place.path) == 0 else {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: place.path])
            }
        }
        for folder in try kata.folder.findEmptyFolders() {
            try willChange()
            try manager.removeItem(at: folder)
        }
        try willChange()
        try manager.removeItem(at: next)
    }

    // MARK: Single changes

    /// Makes an empty folder for the tool, and removes what an interrupted run left there.
    private func emptyFolder(_ name: String) throws -> URL {
        let folder = root.appending(path: name)
        try willChange()
        try? FileManager.default.removeItem(at: folder)
        try willChange()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func copy(_ file: URL, to copy: URL) throws {
        try makeFolder(of: copy)
        try willChange()
        try FileManager.default.copyItem(at: file, to: copy)
    }

    private func makeFolder(of file: URL) throws {
        let folder = file.deletingLastPathComponent()
        guard !folder.exists else { return }
        try willChange()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func freeName(for kata: Kata) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd-HHmmss"
        let name = "\(kata.name)-\(format.string(from: Date()))"
        let names = [name] + (2...).lazy.prefix(999).map { "\(name)-\($0)" }
        return names.first { !root.appending(path: $0).exists } ?? "\(name)-\(UUID().uuidString)"
    }
}
