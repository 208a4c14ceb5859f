import Foundation
import KataKit

/// The part of a kit that learners get. It contains only what is named here.
struct Handout {
    /// The pages for learners, in the folder of each language.
    private static let pages: Set = [
        "README.md", "articles.md", "compiler-errors.md", "glossary.md", "headless-uikit.md",
        "pages.md", "platforms.md", "updating.md",
    ]
    private static let foldersOfPages = ["katas/", "learn/", "pictures/"]

    var kit: Kit
    var hasMutants: Bool
    /// At most so many levels of hints for each test. 0 leaves the pages of hints out.
    var hintLevels = HintPage.levelsBeforeCode

    /// - Returns: the number of files.
    /// - Throws: ``CommandError`` when the target exists already, or git is missing.
    func write(to target: URL) throws -> Int {
        let manager = FileManager.default
        let exists = manager.fileExists(atPath: target.path)
        guard !exists || (try? manager.contentsOfDirectory(atPath: target.path))?.isEmpty == true else {
            throw CommandError(.misuse, "\(target.relativePath): this exists already: name a new folder")
        }
        let place = target.standardizedFileURL.deletingLastPathComponent().resolved()
            .appending(path: target.lastPathComponent)
        guard !(place.path + "/").hasPrefix(kit.root.path + "/") else {
            throw CommandError(.misuse, "\(target.relativePath) is inside the kit: name a folder outside of it")
        }
        let files = try files()
        // Git runs without the caller's repository, hooks and editor.
        let confinement = Confinement(variables: ["PATH", "HOME", "LANG"])
        let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory, confinement: confinement)
        try launcher.withTemporaryFile("handout") { draft in
            try sync(files, to: draft)
            try commit(draft, by: launcher)
            if exists { try manager.removeItem(at: target) }
            guard (try? manager.moveItem(at: draft, to: target)) != nil else {
                let line = "\(target.relativePath): cannot be written: name a folder where you may write"
                throw CommandError(.misuse, line)
            }
        }
        return files.count
    }

    /// The files, by path from the handout's root.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        let names = [
            "Package.swift", "README.md", "LICENSE", "LICENSE.md", ".gitattributes", ".gitignore", ".swift-format",
        ]
        for name in names {
            let file = kit.root.appending(path: name)
            if file.exists { files[name] = try Data(contentsOf: file) }
        }
        var folders = ["Sources/HeadlessUIKit", "Sources/KataKit", "Sources/kata", ".vscode", ".devcontainer"]
        for kata in kit.katas {
            folders += ["Tests/\(kata.name)Tests", ".starters/\(kata.name)"]
            if hasMutants { folders += ["Mutants", "Variants"].map { "Solutions/\(kata.name)/\($0)/bite" } }
        }
        for folder in folders where kit.root.appending(path: folder).exists {
            for (path, data) in try kit.root.appending(path: folder).readFiles() { files["\(folder)/\(path)"] = data }
        }
        for language in Language.allCases { files.merge(try pages(in: language)) { $1 } }
        for (path, data) in files where path.hasSuffix(".md") { files[path] = forLearners(data) }
        for (path, data) in files where path.hasPrefix(".starters/") {
            files["Katas/" + path.dropFirst(".starters/".count)] = data
        }
        return files
    }

    /// The pages in one language, by path from the handout's root.
    private func pages(in language: Language) throws -> [String: Data] {
        let folder = kit.root.appending(path: language.docs)
        guard folder.exists else { return [:] }
        var pages = try folder.readFiles().filter { path, _ in
            Self.pages.contains(path) || Self.foldersOfPages.contains(where: path.hasPrefix)
        }.within(language.docs)
        for kata in kit.katas {
            let path = GuidePage.hints.path(for: kata.name, in: language)
            pages[path] = hints(kit.root.appending(path: path), in: language)
        }
        return pages
    }

    /// The page of hints with at most ``hintLevels`` for each test; nil for a handout without hints.
    private func hints(_ file: URL, in language: Language) -> Data? {
        guard hintLevels > 0, let page = MarkdownPage(file: file) else { return nil }
        return Data(HintPage.abridged(page, levels: hintLevels, in: language).utf8)
    }

    /// A text without the parts for readers who have the whole kit.
    private func forLearners(_ markdown: Data) -> Data {
        let part = /<!-- whole kit -->.*?<!-- end of whole kit -->\n*/.dotMatchesNewlines()
        return Data(String(decoding: markdown, as: UTF8.self).replacing(part, with: "").utf8)
    }

    private func commit(_ folder: URL, by launcher: ProcessLauncher) throws {
        let author = ["-c", "user.name=Katas", "-c", "user.email=katas@localhost", "-c", "commit.gpgsign=false"]
        for words in [
            ["init", "--quiet", "--initial-branch=main"], ["add", "--all", "--force"],
            ["commit", "--quiet", "--no-verify", "-m", "The katas"],
        ] {
            let git = try launcher.capture(["git", "-C", folder.path] + author + words, timeout: 120)
            guard git.ending == .exited(0) else {
                throw CommandError(.ownFailure, "'git \(words[0])' failed: \(git.text)")
            }
        }
    }
}
