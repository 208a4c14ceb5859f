import Foundation

/// A checkout of the kit.
package struct Kit: Sendable {
    package var root: URL
    /// In learning order.
    package var katas: [Kata]
    /// The language of the tool's pages, and of guides that have a translation.
    package var language: Language

    /// - Throws: ``CommandError`` when the folder is not a kit.
    package init(root: URL, _ language: Language = .english) throws {
        let manifest = root.appending(path: "Package.swift")
        guard let text = try? Data(contentsOf: manifest).text else {
            throw CommandError(.misuse, "no Package.swift in \(root.path)")
        }
        self.root = root
        self.language = language
        katas = try Self.names(in: text, of: manifest).map { try Kata(name: $0, in: root, language) }
    }

    /// Finds the kit that the current folder is in.
    package static func current(_ language: Language = .english) throws -> Kit { try Kit(root: findRoot(), language) }

    static func findRoot() throws -> URL {
        let start = URL(filePath: FileManager.default.currentDirectoryPath).resolved()
        var folder = start
        while !["Package.swift", "Katas"].allSatisfy({ folder.appending(path: $0).exists }) {
            guard folder.path != "/" else {
                let advice = "go to the folder with Package.swift and Katas"
                throw CommandError(.misuse, "no kata kit in \(start.path): \(advice)")
            }
            folder.deleteLastPathComponent()
        }
        return folder
    }

    /// Where a plain `swift build` keeps its files.
    package var buildFolder: URL { root.appending(path: ".build") }

    /// Where the tool keeps its own files: scratch paths, staged packages, what it remembers. If `.build` is a link,
    /// this is the folder that it leads to, because compilers name that folder.
    package var scratchDirectory: URL { buildFolder.resolved().appending(path: "kata") }

    /// Finds a kata by its name, or by the beginning of it if no other name begins so.
    ///
    /// - Throws: ``CommandError`` that suggests the nearest name.
    package func kata(named name: String) throws -> Kata {
        if let kata = katas.first(where: { $0.name == name }) { return kata }
        let names = katas.map(\.name)
        let start = name.lowercased()
        let meant = katas.filter { !start.isEmpty && $0.name.lowercased().hasPrefix(start) }
        if meant.count == 1 { return meant[0] }
        let guess = names.guess(for: name, otherwise: "the katas are \(names.joined(separator: ", "))")
        throw CommandError(.misuse, "no kata is named '\(name)': \(guess)")
    }

    /// Reads the list from the manifest, the only file that has it.
    private static func names(in manifest: String, of file: URL) throws -> [String] {
        let code = SourceText(manifest).code
        guard let list = code.firstMatch(of: /let katas = \[([^\]]*)\]/)?.output.1 else {
            throw CommandError(.ownFailure, "\(file.path): the list 'let katas = [ … ]' is missing")
        }
        return list.matches(of: /"([^"]*)"/).map { String($0.output.1) }
    }
}
