import Foundation
import KataKit
import TestSupport
import Testing

/// Every link leads to a file of the kit, and every anchor to a heading.
struct LinkTests {
    @Test(arguments: DocsPage.all)
    func `each link leads somewhere`(page: DocsPage) {
        for link in page.links {
            guard let problem = page.problem(with: link.target) else { continue }
            Issue.record("\(page.path):\(link.line): \(link.target): \(problem)")
        }
        #expect(page.undefinedReferences == [])
    }

    /// Without pages, the other tests would have nothing to check.
    @Test func `every page can be read`() throws {
        let pages = try DocsPage.readAll().map(\.path)
        #expect(pages == DocsPage.all.map(\.path))
        #expect(pages.contains("docs/pages.md"))
    }

    @Test func `each page is reached from the first page of the docs`() throws {
        var reached: Set<String> = []
        var open = ["docs/pages.md"]
        while let path = open.popLast() {
            guard reached.insert(path).inserted, let page = DocsPage.all.first(where: { $0.path == path }) else {
                continue
            }
            open += page.links.compactMap { page.destination(of: $0.target)?.path }
        }
        let others = DocsPage.all.filter { !reached.contains($0.path) && !$0.isPageOfHints }
        #expect(others.map(\.path) == [], "docs/pages.md should lead to them")
    }

    @Test func `a link to no file or to no heading is found`() {
        let page = DocsPage(
            path: "docs/learn/page.md",
            text: """
                # A page: `with code`, and "words"
                [to](#a-page-with-code-and-words) [to
                the next](missing.md) `[code](none.md)` [elsewhere](../pages.md#none) [the web](https://swift.org)
                [defined][A] [not defined][B]

                [A]: none.md
                ```text
                [in a picture](none.md)
                ```
                """
        )

        #expect(
            page.links.map(\.target) == [
                "#a-page-with-code-and-words", "missing.md", "../pages.md#none", "https://swift.org", "none.md",
            ]
        )
        let problems = [nil, "no such file", "no such heading", nil, "no such file"]
        #expect(page.links.map { page.problem(with: $0.target) } == problems)
        #expect(page.links.map(\.line) == [2, 2, 3, 3, 6])
        #expect(page.undefinedReferences == ["B"])
    }
}

extension DocsPage {
    struct Link {
        var target: String
        var line: Int
    }

    /// The links and pictures outside of code.
    var links: [Link] {
        let text = prose.joined(separator: "\n").replacing(/`[^`\n]*`/) {
            String(repeating: "x", count: $0.output.count)
        }
        let inText = text.matches(of: /\[[^\]]*\]\(([^)\s]+)\)/).map { ($0.range.lowerBound, $0.output.1) }
        let inTags = text.matches(of: /<(?:img|source) [^>]*src(?:set)?="([^"]+)"/).map {
            ($0.range.lowerBound, $0.output.1)
        }
        let references = text.matches(of: /(?m)^\[[^\]]+\]: (\S+)$/).map { ($0.range.lowerBound, $0.output.1) }
        return (inText + inTags + references).map { start, target in
            Link(target: String(target), line: text.lineNumber(of: start))
        }
    }

    /// The names of references, such as `[text][name]`, that the page does not define.
    var undefinedReferences: [String] {
        let text = prose.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "x")
        let defined = text.matches(of: /(?m)^\[([^\]]+)\]:\s/).map { $0.output.1 }
        return text.matches(of: /\]\[([^\]]+)\]/).map { $0.output.1 }.filter { !defined.contains($0) }.map(String.init)
    }

    /// The path and the anchor that a link leads to; nil for a link to the web.
    func destination(of target: String) -> (path: String, anchor: String?)? {
        guard !target.contains("://"), !target.hasPrefix("mailto:") else { return nil }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let anchor = parts.count > 1 ? parts[1].removingPercentEncoding ?? parts[1] : nil
        guard !parts[0].isEmpty else { return (path, anchor) }
        let linked = file.deletingLastPathComponent().appending(path: parts[0]).standardizedFileURL
        return (linked.path(from: Checkout.root.standardizedFileURL), anchor)
    }

    /// What is wrong with a link of this page.
    func problem(with target: String) -> String? {
        guard let (path, anchor) = destination(of: target) else { return nil }
        let file = Checkout.root.appending(path: path)
        guard path == self.path || file.exists else { return "no such file" }
        guard let anchor else { return nil }
        let linked = path == self.path ? self : DocsPage.all.first { $0.path == path }
        return linked?.anchors.contains(anchor) == true ? nil : "no such heading"
    }

    /// The anchors that GitHub gives to the headings.
    var anchors: Set<String> {
        var counts: [String: Int] = [:]
        return Set(
            headings.map { heading in
                let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
                let slug = kept.replacing(" ", with: "-")
                defer { counts[slug, default: 0] += 1 }
                return counts[slug].map { "\(slug)-\($0)" } ?? slug
            }
        )
    }
}
