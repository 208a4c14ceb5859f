import Foundation
import KataKit

extension KitValidator {
    /// A translated page: it has the path of its original, in the folder of its language.
    private struct Page {
        var language: Language
        var path: String
        var original: String
    }

    /// Runs git in the kit.
    typealias Git = ([String]) throws -> ProcessLauncher.Output

    /// Checks that each translated page has all parts of its original, and is not older.
    mutating func checkTranslations(_ git: Git) throws {
        begin("the translations are complete and up to date")
        let pages = try Language.translations.flatMap { try self.pages(in: $0) }
        var translated: [Page] = []
        for page in pages {
            if kit.root.appending(path: page.original).exists {
                translated.append(page)
            } else if let stamp = stamp(of: page) {
                report(
                    "\(page.path):\(stamp.line): there is no \(stamp.original): translate its new name, or remove the page"
                )
            }
        }
        for page in translated {
            guard let text = self.text(page.path), let original = self.text(page.original) else { continue }
            let translation = Translation(text, at: page.path, in: page.language, of: original, at: page.original)
            if let problem = translation.problem { report(problem) }
        }
        checkHints(of: translated)
        try checkStamps(of: translated, git)
    }

    /// With a translated guide, `kata hint` is expected in its language.
    private mutating func checkHints(of pages: [Page]) {
        let ending = ".\(GuidePage.guide.rawValue)"
        for guide in pages where guide.original.hasPrefix("docs/katas/") {
            func hints(of path: String) -> String { "\(path.dropLast(ending.count)).\(GuidePage.hints.rawValue)" }
            let original = hints(of: guide.original)
            let expected = hints(of: guide.path)
            guard kit.root.appending(path: original).exists, !pages.contains(where: { $0.path == expected }) else {
                continue
            }
            report("\(guide.path):1: there is no \(expected): translate \(original) too")
        }
    }

    private func pages(in language: Language) throws -> [Page] {
        let folder = kit.root.appending(path: language.docs)
        guard folder.exists else { return [] }
        return try folder.readFiles().keys.filter { $0.hasSuffix(".md") }.sorted().map {
            Page(language: language, path: "\(language.docs)/\($0)", original: "\(Language.english.docs)/\($0)")
        }
    }

    private func text(_ path: String) -> MarkdownPage? {
        MarkdownPage(file: kit.root.appending(path: path))
    }

    // MARK: Stamps

    /// The line of a translation that names its original: `<!-- translation of docs/page.md 40-digits -->`
    private struct Stamp {
        var line: Int
        var original: String
        var version: String
    }

    private func stamp(of page: Page) -> Stamp? {
        for (index, line) in (text(page.path)?.lines ?? []).enumerated() where !line.isInCode {
            guard let match = line.text.wholeMatch(of: /<!-- translation of (\S+) ([0-9a-f]{40}) -->/) else { continue }
            return Stamp(line: index + 1, original: String(match.output.1), version: String(match.output.2))
        }
        return nil
    }

    private mutating func checkStamps(of pages: [Page], _ git: Git) throws {
        let originals = Set(pages.map(\.original)).sorted()
        guard !originals.isEmpty else { return }
        guard let versions = try versions(of: originals, git) else {
            return report("git does not tell the versions of the pages: install git, and run this in the kit")
        }
        for page in pages {
            guard let version = versions[page.original] else { continue }
            let fresh = "<!-- translation of \(page.original) \(version) -->"
            guard let stamp = stamp(of: page), stamp.original == page.original else {
                report("\(page.path):1: no stamp says what it translates: write below the title: \(fresh)")
                continue
            }
            guard stamp.version != version else { continue }
            let isKnown = try output(of: git, ["cat-file", "-e", stamp.version]) != nil
            let changes = isKnown ? " (git diff \(stamp.version.prefix(12)) \(page.original))" : ""
            report(
                "\(page.path):\(stamp.line): older than \(page.original): translate what changed since then\(changes), "
                    + "then write this stamp: \(fresh)"
            )
        }
    }

    /// The version of each file, as git counts it; nil without git.
    private func versions(of paths: [String], _ git: Git) throws -> [String: String]? {
        guard let text = try output(of: git, ["hash-object", "--"] + paths) else { return nil }
        // On standard error, git may warn of line ends.
        let hashes = text.split(separator: "\n").map(String.init).filter { $0.wholeMatch(of: /[0-9a-f]{40}/) != nil }
        return hashes.count == paths.count ? Dictionary(uniqueKeysWithValues: zip(paths, hashes)) : nil
    }

    /// What git prints; nil when it fails, or is missing.
    private func output(of git: Git, _ words: [String]) throws -> String? {
        do {
            let output = try git(words)
            return output.ending == .exited(0) ? output.text : nil
        } catch let error as CommandError where error.code == .missingTool {
            return nil
        }
    }
}
