import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// What a page says about the kit's tests, lines, files and numbers is still true.
struct TruthTests {
    @Test(arguments: DocsPage.all.filter { !$0.path.hasSuffix("compiler-errors.md") })
    func `a sentence in backticks is the name of a test`(page: DocsPage) {
        let known = TestNames.ofKit + page.blocks.map(\.text).joined()
        let sentence = /(?:[A-Z][a-z ]+: (?!swift)|(?=(?:an?|the|each|every|no|only|two|after) ))[\w'’]+(?: [\w,'’…-]+){3,}/
        for name in page.codeInProse where name.text.wholeMatch(of: sentence) != nil {
            let isKnown = name.text.split(separator: "…").allSatisfy { known.contains($0) }
            if !isKnown { Issue.record("\(page.path):\(name.line): no test is called '\(name.text)'") }
        }
    }

    @Test(arguments: DocsPage.all)
    func `a line and a column lead to a test or to its check`(page: DocsPage) throws {
        let text = (page.prose + page.blocks.filter { $0.language == "text" }.flatMap(\.lines)).joined(separator: "\n")
        for place in text.matches(of: /(\w+\.swift):(\d+):(\d+)/).map(\.output) {
            let path = try #require(Self.suites.keys.first { $0.hasSuffix("/\(place.1)") }, "\(page.path): \(place.0)")
            let lines = String(decoding: Self.suites[path] ?? Data(), as: UTF8.self).components(separatedBy: "\n")
            let (row, column) = (Int(place.2) ?? 0, Int(place.3) ?? 0)
            let rest = lines.indices.contains(row - 1) ? lines[row - 1].dropFirst(column - 1) : ""
            #expect(["Test", "#expect", "#require"].contains { rest.hasPrefix($0) }, "\(page.path): \(place.0)")
        }
    }

    @Test func `a handout has each file that its pages name`() throws {
        let files = try Handout(kit: Kit(root: Checkout.root), hasMutants: true).files()
        for (path, data) in files where path.hasSuffix(".md") {
            let page = DocsPage(path: path, text: String(decoding: data, as: UTF8.self))
            let linked = page.links.compactMap { link in page.destination(of: link.target).map { ($0.path, link.line) } }
            for (named, line) in page.paths.map({ ($0.text, $0.line) }) + linked {
                let name = named.hasSuffix("/") ? String(named.dropLast()) : named
                let isThere = files.keys.contains { $0 == name || $0.hasPrefix("\(name)/") }
                if !isThere, !page.blocks.contains(where: { $0.file == name }) {
                    Issue.record("\(path):\(line): a handout has no \(name): mark this part '<!-- whole kit -->'")
                }
            }
        }
    }

    @Test(arguments: DocsPage.all.filter { !$0.isTranslation })
    func `a number of mutants is the kit's`(page: DocsPage) throws {
        let katas = try Kit(root: Checkout.root).katas
        let counts = try katas.map { ($0.name, try $0.mutants(.green).count) }
        for number in page.prose.joined(separator: " ").matches(of: /of our (\d+) (?:planted bugs|bugs|green mutants)/) {
            #expect(counts.contains { "\($0.1)" == number.output.1 }, "\(page.path): \(number.output.0)")
        }
        var column: Int?
        for line in page.prose {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            column = cells.count < 3 ? nil : cells.firstIndex(of: "green mutants") ?? column
            guard let column, cells.count > column, let kata = counts.first(where: { $0.0 == cells[1] }) else { continue }
            #expect(cells[column] == "\(kata.1)", "\(page.path): \(line)")
        }
    }

    private static let suites = (try? Checkout.root.appending(path: "Tests").readFiles()) ?? [:]
}
