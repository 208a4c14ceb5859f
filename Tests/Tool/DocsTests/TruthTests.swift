import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// What a page says about the kit's tests, lines, files and numbers is still true.
struct TruthTests {
    private static let suites = (try? Checkout.root.appending(path: "Tests").readFiles()) ?? [:]

    @Test(arguments: DocsPage.all.filter { !$0.path.hasSuffix("compiler-errors.md") })
    func `a sentence in backticks is the name of a test`(page: DocsPage) {
        let known = [TestNames.ofKit] + page.blocks.map(\.text)
        let sentence = /(?:[A-Z][a-z ]+: (?!swift)|(?=(?:an?|the|each|every|no) ))[\w'’]+(?: [\w,'’…-]+){3,}/
        for name in page.codeInProse where name.text.wholeMatch(of: sentence) != nil {
            guard !TestNames.sentences.contains(name.text[...]) else { continue }
            guard !name.text.split(separator: "…").allSatisfy({ part in known.contains { $0.contains(part) } }) else {
                continue
            }
            Issue.record("\(page.path):\(name.line): no test is called '\(name.text)'")
        }
    }

    @Test(arguments: DocsPage.all)
    func `a line and a column lead to a test or to its check`(page: DocsPage) throws {
        let text = page.prose + page.blocks.filter { $0.language == "text" }.flatMap(\.lines)
        for place in text.filter({ $0.contains(".swift:") }).flatMap({ $0.matches(of: /(\w+\.swift):(\d+):(\d+)/) })
            .map(\.output)
        {
            let path = try #require(Self.suites.keys.first { $0.hasSuffix("/\(place.1)") }, "\(page.path): \(place.0)")
            let lines = String(decoding: Self.suites[path] ?? Data(), as: UTF8.self).components(separatedBy: "\n")
            let (row, column) = (Int(place.2) ?? 0, Int(place.3) ?? 0)
            let rest = lines.indices.contains(row - 1) ? lines[row - 1].dropFirst(column - 1) : ""
            #expect(["Test", "#expect", "#require"].contains { rest.hasPrefix($0) }, "\(page.path): \(place.0)")
        }
    }

    @Test(arguments: [nil, try Kit(root: Checkout.root).katas.first?.name], [true, false])
    func `a handout, also of one kata, has each file that its pages name and link to`(
        kata: String?,
        hasMutants: Bool
    ) throws {
        let kit = try Kit(root: Checkout.root)
        var handout = Handout(kit: kit, hasMutants: hasMutants)
        handout.leftOut = kit.katas.map(\.name).filter { kata != nil && $0 != kata }
        let files = try handout.files()
        #expect(files.keys.contains { $0.hasSuffix(".review.md") } == hasMutants, "a review names the mutants")
        for (path, data) in files where path.hasSuffix(".md") {
            let page = DocsPage(path: path, text: String(decoding: data, as: UTF8.self))
            let links = page.links.compactMap { link in
                page.destination(of: link.target).map { (text: $0.path, line: link.line) }
            }
            let paths = page.paths.filter { named in !page.blocks.contains { $0.file == named.text } }
            for named in (kata == nil ? paths : []) + links {
                let name = named.text.hasSuffix("/") ? String(named.text.dropLast()) : named.text
                let isThere = files.keys.contains { $0 == name || $0.hasPrefix("\(name)/") }
                #expect(isThere, "\(path):\(named.line): no \(name) in a handout: this part is '<!-- whole kit -->'")
            }
        }
    }

    @Test func `the table of refactorings is of today's tests`() throws {
        let page = try #require(DocsPage.all.first { $0.path.hasSuffix("docs/learn/test-doubles.md") })
        let rows = page.prose.compactMap { $0.wholeMatch(of: /\| none \| (\d+) \| (\d+) \|/)?.output }
        let row = try #require(rows.first)
        let suites = Self.suites.filter { $0.key.hasPrefix("VIPArticlesTests/") }.values
        let tests = suites.map { String(decoding: $0, as: UTF8.self).matches(of: /\n    @Test/).count }

        let counted = [row.1, row.2].compactMap { Int($0) }.reduce(0, +)
        #expect(counted == tests.reduce(0, +), "count again: bash Tests/Tool/Refactorings/table.sh")
    }

    @Test(arguments: DocsPage.all.filter { !$0.isTranslation })
    func `a number of green mutants is the kit's`(page: DocsPage) throws {
        let counts = try Kit(root: Checkout.root).katas.map { ($0.name, try $0.mutants(.green).count) }
        let text = page.prose.joined(separator: " ")
        for number in text.matches(of: /(?:of our|put) (\d+) (?:bugs into|green mutants)/).map(\.output) {
            #expect(counts.contains { "\($0.1)" == number.1 }, "\(page.path): \(number.0)")
        }
        var column: Int?
        for line in page.prose {
            let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            column = cells.count < 3 ? nil : cells.firstIndex(of: "green mutants") ?? column
            guard let column, let kata = counts.first(where: { $0.0 == cells[1] }) else { continue }
            #expect(cells[column] == "\(kata.1)", "\(page.path): \(line)")
        }
    }
}
