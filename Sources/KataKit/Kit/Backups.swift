import Foundation

/// Copies of a learner's katas, made before the tool replaces the originals.
///
/// They are next to `.build` and not in it: `swift package reset` removes `.build`.
struct Backups {
    struct Backup {
        var kata: Kata
        /// `X-2026-11-21-070057`
        var name: String
        var folder: URL
    }

    var kit: Kit

    var root: URL { kit.root.appending(path: ".backups") }

    /// Finds the complete backups, the oldest of a kata first.
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
        let guess = all.map(\.name).guess(for: name, otherwise: "see 'kata reset --list'")
        throw CommandError(.misuse, "no backup is named '\(name)': \(guess)")
    }

    /// Makes a kata's folder contain exactly these files. Before anything changes, the backup of the learner's own is
    /// complete, and standard output says where it is.
    ///
    /// - Parameter files: by path from the kata's folder.
    /// - Returns: whether anything was different.
    /// - Throws: ``CommandError`` when the tool cannot read or write the disk.
    func replace(_ kata: Kata, by files: [String: Data]) throws -> Bool {
        do {
            let present = try kata.folder.readFiles()
            guard present != files else { return false }
            if !present.isEmpty, !kata.folder.hasSameFiles(as: kata.starter) {
                let backup = try keep(kata)
                Console.show("Your files are kept in .backups/\(backup.name)")
                Console.show("To get them back: swift run kata reset --restore \(backup.name)")
            }
            try sync(files, to: kata.folder)
            return true
        } catch let error as CocoaError {
            let advice = "Fix that and try again: none of your files is lost."
            throw CommandError(.ownFailure, "\(error.reason). \(advice)")
        }
    }

    private func keep(_ kata: Kata) throws -> Backup {
        if let kept = all().last(where: { $0.folder.hasSameFiles(as: kata.folder) }) { return kept }
        // A copy that is interrupted has no name that `all()` finds.
        let draft = root.appending(path: ".draft-\(kata.name)")
        try draft.removeTree()
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: kata.folder, to: draft)
        let name = freeName(for: kata)
        let backup = Backup(kata: kata, name: name, folder: root.appending(path: name))
        try FileManager.default.moveItem(at: draft, to: backup.folder)
        return backup
    }

    private func freeName(for kata: Kata) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd-HHmmss"
        let name = "\(kata.name)-\(format.string(from: Date()))"
        let names = (1...).lazy.map { $0 == 1 ? name : "\(name)-\($0)" }
        return names.first { !root.appending(path: $0).exists } ?? name
    }
}
