import Foundation
import KataKit

/// The part of a kit that learners get. It contains only what is named here.
struct Handout {
    private static let filesAtRoot: Set = [
        "Package.swift", "README.md", "LICENSE", "LICENSE.md", ".gitattributes", ".gitignore", ".swift-format",
    ]
    private static let folders = [
        "Sources/HeadlessUIKit", "Sources/KataKit", "Sources/kata", ".vscode", ".devcontainer",
    ]
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
    /// Where learners clone it; nil to leave its place open.
    var address: String?

    /// The names of the katas that it does not have.
    var leftOut: [String] = []

    private var katas: [String] { kit.katas.map(\.name).filter { !leftOut.contains($0) } }

    /// - Returns: the files.
    /// - Throws: ``CommandError`` when the target exists already, a kata's reference is not green, or git is missing.
    func write(to target: URL) throws -> [String: Data] {
        guard target.kind == nil || target.kind == .folder && target.children.isEmpty else {
            throw CommandError(.misuse, "\(target.relativePath): this exists already: name a new folder")
        }
        let place = target.standardizedFileURL.deletingLastPathComponent().resolved()
            .appending(path: target.lastPathComponent)
        guard !(place.path + "/").hasPrefix(kit.root.path + "/") else {
            throw CommandError(.misuse, "\(target.relativePath) is inside the kit: name a folder outside of it")
        }
        let options = GradingOptions(katas: katas, jobs: 1)
        if let (kata, reason) = try GradingSandbox(.init(number: 0, options: options), kit: kit).troubles().first {
            throw CommandError(.misuse, "\(kata) cannot be green, \(reason): fix it, or choose others with --katas")
        }
        let files = try files()
        // Git runs without the caller's repository, hooks and editor.
        let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory, confinement: Confinement())
        try launcher.withTemporaryFile("handout") { draft in
            try sync(files, to: draft)
            try commit(draft, by: launcher)
            try target.removeTree()
            guard (try? FileManager.default.moveItem(at: draft, to: target)) != nil else {
                let line = "\(target.relativePath): cannot be written: name a folder where you may write"
                throw CommandError(.misuse, line)
            }
        }
        return files
    }

    /// The files, by path from the handout's root.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for file in kit.root.children where Self.filesAtRoot.contains(file.lastPathComponent) {
            files[file.lastPathComponent] = try Data(contentsOf: file)
        }
        var folders = Self.folders
        for kata in katas {
            folders += ["Tests/\(kata)Tests", ".starters/\(kata)"]
            if hasMutants { folders += ["Mutants", "Variants"].map { "Solutions/\(kata)/\($0)/bite" } }
        }
        for folder in folders {
            files.merge(try kit.root.appending(path: folder).readFiles().within(folder)) { $1 }
        }
        // For an assistant that helps a learner. A kit may have none.
        files["AGENTS.md"] = try? Data(contentsOf: kit.root.appending(path: "docs/grading/AGENTS.md"))
        for language in Language.allCases { files.merge(try pages(in: language)) { $1 } }
        for (path, data) in files where path.hasSuffix(".md") { files[path] = Data(page(data.text).utf8) }
        files["Package.swift"] = files["Package.swift"].map { Data(manifest($0.text).utf8) }
        return files.merging(files.below(".starters").within("Katas")) { $1 }
    }

    /// The pages in one language, by path from the handout's root.
    private func pages(in language: Language) throws -> [String: Data] {
        var pages = try kit.root.appending(path: language.docs).readFiles().filter { path, _ in
            (Self.pages.contains(path) || Self.foldersOfPages.contains(where: path.hasPrefix))
                && !leftOut.contains { path.hasPrefix("katas/\($0).") }
                // It names the mutants.
                && (hasMutants || !path.hasSuffix(".\(GuidePage.review.rawValue)"))
        }.within(language.docs)
        for kata in katas {
            let path = GuidePage.hints.path(for: kata, in: language)
            let page = hintLevels > 0 ? MarkdownPage(file: kit.root.appending(path: path)) : nil
            pages[path] = page.map { Data(HintPage.abridged($0, levels: hintLevels, in: language).utf8) }
        }
        return pages
    }

    private func commit(_ folder: URL, by launcher: ProcessLauncher) throws {
        let script = """
            cd "$0" && git init --quiet --initial-branch=main && git add --all --force &&
            git -c user.name=Katas -c user.email=katas@localhost commit --quiet --no-verify -m 'The katas'
            """
        let command = ["/bin/sh", "-c", script, folder.path]
        let git = try launcher.capture(command, variables: ProcessLauncher.gitWithoutSettings, timeout: 120)
        guard git.ending == .exited(0) else { throw CommandError(.ownFailure, "git failed: \(git.text)") }
    }
}
