import Foundation
import TestSupport
import Testing

@testable import KataKit

extension InTheReadersKit {
    /// A fork of the kit, made as the page says, with a new kata in place of the four.
    struct YourOwnKatasTests {
        private let kit: ReadersKit

        init() throws {
            kit = try ReadersKit()
            let made = try kit.run("swift run kata new TipJar")
            try #require(made.contains("swift run kata verify TipJar"), "\(made)")
            let formatter = "Given/TipJarFormatter.swift"
            let code = try String(contentsOf: kit.root.appending(path: "Katas/TipJar/\(formatter)"), encoding: .utf8)
            let mutant = FixtureKit.patch(formatter, from: code, to: code.replacing("count == 1", with: "count < 2"))
            try kit.write(mutant, to: "Solutions/TipJar/Mutants/bite/none-is-singular.patch")
            for step in try DocsPage("docs/your-own-katas.md").steps {
                guard case .run(let command, let transcript, let line) = step else { continue }
                let mismatch = transcript.mismatch(with: try kit.run(command))
                try #require(mismatch == nil, "line \(line): $ \(command)\n\(mismatch ?? "")")
            }
        }

        @Test func `the tool works with one kata that is not of the four`() throws {
            _ = try kit.run("swift run kata verify --fix")
            #expect(try kit.run("cat README.md").contains("\n| [TipJar](docs/katas/TipJar.md) | "))

            let board = try kit.run("swift run kata")
            #expect(
                board.contains("TipJar") && board.contains("Katas/TipJar/Sources/TipJarPresenter.swift"),
                "\(board)"
            )
            #expect(try kit.run("swift run kata hint").contains("ask a question"))
            let red = try kit.run("swift run kata test")
            #expect(red.contains("✘ a tap on save saves the text"), "\(red)")

            let handout = Checkout.fixtures.appending(path: "own-handout")
            _ = try kit.run("rm -rf '\(handout.path)' && swift run kata handout '\(handout.path)'")
            #expect(handout.appending(path: "Katas/TipJar/Given/TipJarStore.swift").exists)
            #expect(!handout.appending(path: "Solutions/TipJar/Sources").exists)

            for folder in ["Sources", "Tests"] {
                _ = try kit.run("cp Solutions/TipJar/\(folder)/*.swift Katas/TipJar/\(folder)")
            }
            let green = try kit.run("swift run kata test TipJar")
            #expect(green.contains("The test of TipJar is green."), "\(green)")
            let mutants = try kit.run("swift run kata mutants TipJar")
            #expect(mutants.contains("1 of 1 mutant killed"), "\(mutants)")
            _ = try kit.run("rm -rf submissions && mkdir -p submissions/ana && cp -R Katas submissions/ana")
            let grades = try kit.run("swift run kata grade submissions --format csv")
            #expect(grades.contains(",100,"), "\(grades)")
        }

        @Test func `each link of the fork leads somewhere, and the tool names none of the four`() throws {
            let paths = try kit.run("ls README.md docs/*.md docs/*/*.md").split(separator: "\n").map(String.init)
            for path in paths {
                let text = try String(contentsOf: kit.root.appending(path: path), encoding: .utf8)
                let page = DocsPage(path: path, text: text)
                for target in page.links.compactMap({ page.destination(of: $0.target)?.path }) {
                    #expect(kit.root.appending(path: target).exists, "\(path) links to \(target)")
                }
            }
            let names = "PassiveArtistView|MVPEditFields|Melodies|VIPArticles"
            let search = "git grep -lE '\(names)' -- Sources Package.swift README.md docs/contributing.md"
            #expect(try kit.run(search) == "")
        }
    }
}
