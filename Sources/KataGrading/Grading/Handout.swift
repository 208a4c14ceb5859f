import Foundation
import KataKit

/// The part of a kit that learners get. What is not named here stays behind.
struct Handout {
    var kit: Kit
    var hasMutants: Bool

    /// - Returns: how many files it has.
    /// - Throws: ``Refusal`` when there is something already, or git is missing.
    func write(to target: URL) throws -> Int {
        let manager = FileManager.default
        let isThere = manager.fileExists(atPath: target.path)
        guard !isThere || (try? manager.contentsOfDirectory(atPath: target.path))?.isEmpty == true else {
            throw Refusal(.misuse, "\(target.relativePath): there is something already, name a new folder")
        }
        guard !(target.standardizedFileURL.path + "/").hasPrefix(kit.root.path + "/") else {
            throw Refusal(.misuse, "\(target.relativePath) lies in the kit itself: name a folder outside of it")
        }
        let files = try files()
        // Laid out beside it, and moved when it is whole.
        let draft = target.standardizedFileURL.deletingLastPathComponent()
            .appending(path: ".\(target.lastPathComponent)-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: draft) }
        do {
            try lay(files, in: draft)
        } catch {
            throw Refusal(.misuse, "\(target.relativePath): it cannot be written, is there such a folder?")
        }
        try commit(draft)
        if isThere { try manager.removeItem(at: target) }
        try manager.moveItem(at: draft, to: target)
        return files.count
    }

    /// By their path from the handout's root.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        let names = [
            "Package.swift", "README.md", "LICENSE", "LICENSE.md", ".gitignore", ".swift-format",
            "docs/headless-uikit.md", "docs/mutation-testing.md", "docs/updating.md",
        ]
        for name in names {
            let file = kit.root.appending(path: name)
            if file.exists { files[name] = try Data(contentsOf: file) }
        }
        var folders = [
            "Sources/HeadlessUIKit", "Sources/KataKit", "Sources/kata", "docs/katas", ".vscode", ".devcontainer",
        ]
        for kata in kit.katas {
            folders += ["Tests/\(kata.name)Tests", ".starters/\(kata.name)"]
            if hasMutants { folders.append("Solutions/\(kata.name)/Mutants/bite") }
        }
        for folder in folders where kit.root.appending(path: folder).exists {
            for (path, data) in try kit.root.appending(path: folder).files { files["\(folder)/\(path)"] = data }
        }
        for (path, data) in files where path.hasSuffix(".md") { files[path] = forLearners(data) }
        for (path, data) in files where path.hasPrefix(".starters/") {
            files["Katas/" + path.dropFirst(".starters/".count)] = data
        }
        return files
    }

    /// Without what a text says to those who have the whole kit.
    private func forLearners(_ markdown: Data) -> Data {
        let part = /<!-- whole kit -->.*?<!-- end of whole kit -->\n*/.dotMatchesNewlines()
        return Data(String(decoding: markdown, as: UTF8.self).replacing(part, with: "").utf8)
    }

    private func commit(_ folder: URL) throws {
        var toolbox = try Toolbox(workshop: kit.workshop)
        // Not the repository, the hooks and the editor of whoever calls.
        toolbox.inherited = ["PATH", "HOME", "LANG"]
        let author = ["-c", "user.name=Katas", "-c", "user.email=katas@localhost", "-c", "commit.gpgsign=false"]
        for words in [
            ["init", "--quiet", "--initial-branch=main"], ["add", "--all", "--force"],
            ["commit", "--quiet", "--no-verify", "-m", "The katas"],
        ] {
            let output = try toolbox.scratchFile("git.txt")
            defer { try? FileManager.default.removeItem(at: output) }
            let ending = try ChildProcess(
                ["git", "-C", folder.path] + author + words,
                environment: toolbox.environment(),
                output: output,
                limit: 120,
                farewell: .kill
            ).run()
            guard ending == .exited(0) else {
                throw Refusal(.ownFailure, "'git \(words[0])' failed: \(toolbox.read(output))")
            }
        }
    }
}
