import Foundation

/// A checkout of the kit.
package struct Kit: Sendable {
    package var root: URL
    /// In learning order.
    package var katas: [Kata]

    /// What the tool makes on its own account: scratch paths, staged trees, what it remembers.
    package var workshop: URL {
        buildFolder.appending(path: "kata")
    }

    /// The workshop for packages of the tool's own. Where `.build` is a link, compilers and tests tell where it leads to.
    package var stagingGround: URL {
        buildFolder.resolvingSymlinksInPath().appending(path: "kata")
    }

    /// Where a plain `swift build` keeps its files.
    package var buildFolder: URL {
        root.appending(path: ".build")
    }

    /// - Throws: ``Refusal`` when the folder is no kit.
    package init(root: URL) throws {
        let manifest = root.appending(path: "Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
            throw Refusal(.misuse, "no Package.swift in \(root.path)")
        }
        self.root = root
        katas = try Self.names(in: text, of: manifest).map { try Kata(name: $0, in: root) }
    }

    /// The kit that the current folder lies in.
    package static func current() throws -> Kit {
        let start = URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
        var folder = start
        while !["Package.swift", "Katas"].allSatisfy({ folder.appending(path: $0).exists }) {
            guard folder.path != "/" else {
                throw Refusal(.misuse, "no kata kit in \(start.path): go to the folder with Package.swift and Katas")
            }
            folder.deleteLastPathComponent()
        }
        return try Kit(root: folder)
    }

    /// - Throws: ``Refusal`` that offers the nearest name.
    package func kata(named name: String) throws -> Kata {
        if let kata = katas.first(where: { $0.name == name }) { return kata }
        let names = katas.map(\.name)
        let guess =
            names.nearest(to: name).map { "did you mean \($0)?" } ?? "the katas are \(names.joined(separator: ", "))"
        throw Refusal(.misuse, "no kata is named '\(name)': \(guess)")
    }

    /// The list has one home, the manifest.
    private static func names(in manifest: String, of file: URL) throws -> [String] {
        guard let start = manifest.range(of: "let katas = ["),
            let end = manifest[start.upperBound...].firstIndex(of: "]")
        else {
            throw Refusal(.ownFailure, "\(file.path): the list 'let katas = [ … ]' is missing")
        }
        let parts = manifest[start.upperBound..<end].split(separator: "\"", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
