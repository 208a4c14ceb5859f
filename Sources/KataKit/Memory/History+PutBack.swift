import Foundation

extension History {
    /// Replaces the learner's files, and loses none: it keeps what is there, replaces it, and keeps again. Standard output
    /// says how to get back what was there. What no run keeps stays where it is: links, and everything of git.
    ///
    /// - Parameters:
    ///   - files: by path from the kata's folder.
    ///   - endsAttack: whether the copy of an attack goes. The bugs that have beaten the kit stay.
    ///   - remember: changes the memory, once the files are in place.
    /// - Returns: whether anything was different.
    /// - Throws: ``CommandError`` when the tool cannot read or write the disk, or when a link is in the way.
    func putBack(
        _ files: [String: Data],
        endsAttack: Bool = false,
        then remember: () throws -> Void = {}
    ) throws -> Bool {
        do {
            let present = try presentFiles()
            let files = present.filter { path, _ in
                Self.isOfAttack(path) && (!endsAttack || path.split(separator: "/").count == 2)
            }.merging(files) { $1 }
            guard present != files else { return false }
            let others = kata.folder.findUnread()
            if let other = others.first(where: { other in files.keys.contains { $0.isSamePlace(as: other) } }) {
                let advice = "Move it away and try again: nothing has changed."
                let place = "\(kata.folder.path(from: kata.root))/\(other)"
                throw CommandError(.ownFailure, "\(place) is in the way, and is not a file that can be kept. \(advice)")
            }
            if !present.isEmpty {
                let run = try keep(.kept)
                Console.show("What you had is run \(run.number).")
                Console.show("To get it back: swift run kata history \(kata.name) --restore \(run.number)")
            }
            if !others.isEmpty { Console.show("Not kept, and left as it is: \(others.joined(separator: ", "))") }
            try kata.folder.replace(present.withoutAttack, by: files.withoutAttack)
            try kata.attack.replace(present.below(Self.attack), by: files.below(Self.attack))
            try remember()
            try keep(.putBack)
            return true
        } catch let error as CocoaError {
            let advice = "Fix that and try again: none of your files is lost."
            throw CommandError(.ownFailure, "\(error.reason). \(advice)")
        }
    }
}

extension URL {
    /// Removes these files where the new ones are not, with the folders that become empty, and writes what differs.
    func replace(_ old: [String: Data], by new: [String: Data]) throws {
        for path in old.keys where new[path] == nil {
            var place = appending(path: path)
            try place.removeTree()
            // The system removes only a folder that is empty.
            repeat { place.deleteLastPathComponent() } while place.path != self.path && rmdir(place.path) == 0
        }
        for (path, data) in new where old[path] != data {
            let file = appending(path: path)
            if file.kind == .folder { try file.removeTree() }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try file.write(newVersion: data)
        }
    }
}

extension [String: Data] {
    fileprivate var withoutAttack: Self { filter { !History.isOfAttack($0.key) } }
}

extension String {
    /// Whether one of two paths leads to the other or through it.
    fileprivate func isSamePlace(as other: String) -> Bool {
        self == other || hasPrefix(other + "/") || other.hasPrefix(self + "/")
    }
}
