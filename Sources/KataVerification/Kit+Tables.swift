import Foundation
import KataKit

/// The tables and lists of the katas, between two marks of a page. They say what the guides say.
extension Kit {
    /// The pages with a table that says something else, by path: as they should be.
    func outdatedTables() throws -> [String: String] {
        var pages = try root.appending(path: "docs").readFiles().within("docs").filter { $0.key.hasSuffix(".md") }
        pages["README.md"] = try? Data(contentsOf: root.appending(path: "README.md"))
        return pages.reduce(into: [:]) { outdated, page in
            let text = page.value.text
            let updated = text.replacing(/(?m)^<!-- katas -->\n((?s).*?)^<!-- end of katas -->$/) { old in
                "<!-- katas -->\n\n\(rows(inPlaceOf: old.output.1, on: page.key))\n\n<!-- end of katas -->"
            }
            if updated != text { outdated[page.key] = updated }
        }
    }

    /// What a guide says in short: `<!-- in short: what it is about | what you learn -->`, from a translation if it has that.
    func short(_ kata: Kata, in language: Language = .english) -> (about: String, lesson: String)? {
        let page = MarkdownPage(file: root.appending(path: GuidePage.guide.path(for: kata.name, in: language)))
        let line = page?.text.firstMatch(of: /(?m)^<!-- in short: (.+?) \| (.+?) -->$/)?.output
        return line.map { ("\($0.1)", "\($0.2)") } ?? (language == .english ? nil : short(kata))
    }

    /// A table has its two lines of head, which stay; else it is a list.
    private func rows(inPlaceOf old: Substring, on page: String) -> String {
        let head = old.split(separator: "\n").prefix(2).filter { $0.hasPrefix("|") }.map(String.init)
        let language = Language.allCases.last { page.hasPrefix("\($0.docs)/") } ?? .english
        let rows = katas.enumerated().map { index, kata in
            let translated = GuidePage.guide.path(for: kata.name, in: language)
            let guide = root.appending(path: translated).exists ? translated : GuidePage.guide.path(for: kata.name)
            let link = "[\(kata.name)](\(Self.link(from: page, to: guide)))"
            let (about, lesson) = short(kata, in: language) ?? ("", "")
            let green = kata.guide.steps.compactMap(\.minutes).reduce(0, +)
            let minutes = kata.laps.map { $0.guide == nil ? $0.exercise.minutes ?? 0 : green }.map(String.init)
            return head.isEmpty
                ? "\(index + 1). \(link): \(about)"
                : "| \(link) | \(about) | \(lesson) | \(minutes.joined(separator: " + ")) |"
        }
        return (head + rows).joined(separator: "\n")
    }

    private static func link(from page: String, to target: String) -> String {
        var (page, target) = (page.split(separator: "/").dropLast(), target.split(separator: "/")[...])
        while !page.isEmpty, page.first == target.first { (page, target) = (page.dropFirst(), target.dropFirst()) }
        return (page.map { _ in ".." } + target).joined(separator: "/")
    }
}
