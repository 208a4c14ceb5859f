import Foundation
import KataKit

/// Reads what grading takes from a folder: the learner's own regular Swift files, within limits.
struct SubmissionReader {
    /// The longest list of what was left out.
    private static let longestList = 10

    /// What it has read, with the size.
    private var sizes: [(path: String, bytes: Int)] = []

    /// - Throws: ``Unreadable`` when the `Katas` folder is missing, or contains too much.
    static func read(
        _ folder: URL,
        katas: [String],
        instead ofKit: [String: [String: Data]] = [:]
    ) throws -> [String: SubmittedFiles] {
        var reader = SubmissionReader()
        let root = try katasFolder(in: folder)
        return try katas.reduce(into: [:]) { submitted, kata in
            var files = SubmittedFiles()
            // On a Mac or in Windows, its name in another case is the same.
            let names = entries(of: root).map(\.lastPathComponent)
            let own = root.appending(path: names.place(of: kata).map { names[$0] } ?? kata)
            guard [root, own].allSatisfy({ $0.kind != .folder || access($0.path, R_OK | X_OK) == 0 }) else {
                throw Unreadable(reason: "Katas/\(kata) cannot be read")
            }
            if own.kind == .link { files.leftOut.append("Katas/\(kata): a symbolic link") }
            for path in ["Sources", "Tests"] where own.kind == .folder && own.appending(path: path).kind != nil {
                try reader.take(path, of: own, for: &files)
            }
            files.runs = readRuns(in: own)
            files.attacks = readAttacks(on: kata, in: root.deletingLastPathComponent())
            for (path, data) in (ofKit[kata] ?? [:]).sorted(by: { $0.key < $1.key }) {
                let file = root.deletingLastPathComponent().appending(path: path)
                guard file.kind == .file, let own = try? Data(contentsOf: file) else { continue }
                guard own.withoutWhiteSpace != data.withoutWhiteSpace else { continue }
                files.leftOut.append("\(path): differs from the kit, whose own file counts")
            }
            let more = files.leftOut.count - longestList
            if more > 0 { files.leftOut = files.leftOut.prefix(longestList) + ["\(more) more"] }
            submitted[kata] = files
        }
    }

    /// The runs that `kata pack` adds to an archive, see ``RunLine``. They give no points, so nobody checks
    /// that they are true. What is not such a line is left out.
    private static func readRuns(in kata: URL) -> [String] {
        let file = kata.appending(path: History.fileInArchive)
        guard file.kind == .file else { return [] }
        let lines = file.readText(upTo: 64 << 10).split(separator: "\n").compactMap(RunLine.init)
        return lines.suffix(400).map(\.description)
    }

    /// The names of what has beaten the kit, as `kata pack` adds it. They give no points either.
    private static func readAttacks(on kata: String, in folder: URL) -> [String] {
        let names = folder.appending(path: "Attacks/\(kata)").children.map(\.lastPathComponent)
        return names.compactMap { $0.wholeMatch(of: /([a-z0-9-]{1,80})\.swift/).map { String($0.output.1) } }
            .prefix(longestList).map { $0 }
    }

    /// The nearest `Katas` folder below this one: archives often wrap everything in a folder or two.
    private static func katasFolder(in folder: URL) throws -> URL {
        let found = nearest(in: folder, isKatas)
        guard let first = found.first else { throw Unreadable(reason: "it has no Katas folder") }
        guard found.count == 1 else { throw Unreadable(reason: "it has more than one Katas folder") }
        guard first.kind == .folder else { throw Unreadable(reason: "its Katas is not a folder") }
        return first
    }

    /// The only archive in a folder without a `Katas` folder: an LMS may have a folder for each student, with what was uploaded.
    static func archive(in folder: URL) throws -> URL? {
        guard nearest(in: folder, isKatas).isEmpty else { return nil }
        let found = nearest(in: folder, Archive.mayHaveKatas)
        guard found.count > 1 else { return found.first }
        let names = found.prefix(longestList).map { $0.lastPathComponent.shownAsPath }.joined(separator: ", ")
        throw Unreadable(reason: "it has no Katas folder and \(found.count) archives: \(names): leave one")
    }

    /// Whether this is a folder of submissions: at least two entries of it are, and it has no `Katas` folder itself.
    static func hasSeveral(_ folder: URL) -> Bool {
        let entries = entries(of: folder.resolved())
        guard !entries.contains(where: isKatas) else { return false }
        return entries.count { Archive.mayHaveKatas($0) || !nearest(in: $0, isKatas).isEmpty } > 1
    }

    static func isKatas(_ file: URL) -> Bool { file.lastPathComponent.lowercased() == "katas" }

    /// What fits in the first of four levels that has something.
    private static func nearest(in folder: URL, _ fits: (URL) -> Bool) -> [URL] {
        var level = [folder]
        for _ in 0..<4 where level.count <= SubmissionLimits.mostFiles {
            let entries = level.flatMap(entries).filter { $0.lastPathComponent != "__MACOSX" }
            let found = entries.filter(fits)
            guard found.isEmpty else { return found }
            level = entries.filter { $0.kind == .folder }
        }
        return []
    }

    /// Takes the file or all files at a path, which is from the kata's folder.
    private mutating func take(_ path: String, of kata: URL, for submitted: inout SubmittedFiles) throws {
        let file = kata.appending(path: path)
        let shown = "Katas/\(kata.lastPathComponent)/\(path)".shownAsPath
        switch file.kind {
        case .folder:
            guard access(file.path, R_OK | X_OK) == 0 else { throw Unreadable(reason: "\(shown) cannot be read") }
            for entry in Self.entries(of: file) {
                try take("\(path)/\(entry.lastPathComponent)", of: kata, for: &submitted)
            }
        case .file where !path.lowercased().hasSuffix(".swift"): break
        case .file where !path.isBuildable || submitted.all[path] != nil:
            submitted.leftOut.append("\(shown): not every build accepts this name: rename the file")
        case .file: submitted.all[path] = try read(file, shownAs: shown)
        case .link: submitted.leftOut.append("\(shown): a symbolic link")
        case nil: submitted.leftOut.append("\(shown): it cannot be found by this name")
        default: submitted.leftOut.append("\(shown): not a regular file")
        }
    }

    private mutating func read(_ file: URL, shownAs path: String) throws -> Data {
        sizes.append((path, file.attributes?[.size] as? Int ?? 0))
        if let reason = SubmissionLimits.reason(against: sizes) { throw Unreadable(reason: reason) }
        guard let data = try? Data(contentsOf: file) else { throw Unreadable(reason: "\(path) cannot be read") }
        return data
    }

    /// What is in a folder, in a stable order, without hidden names.
    private static func entries(of folder: URL) -> [URL] {
        folder.children.filter { !$0.lastPathComponent.hasPrefix(".") }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
