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
            _ = try kit.run("swift run kata new TipJar --lap bite")
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
            try expectLinksLeadSomewhere(in: handout)

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
            try expectLinksLeadSomewhere(in: kit.root)
            let names = "PassiveArtistView|MVPEditFields|Melodies|VIPArticles"
            let search = "git grep -lE '\(names)' -- Sources Package.swift README.md docs/contributing.md"
            #expect(try kit.run(search) == "")
            let gone = "see words|(InstructorsPage|LoopPicture|PageLength)Tests|test-doubles"
            #expect(try kit.run("git grep -nE '\(gone)' -- docs") == "")
        }

        @Test func `a newer kit brings back nothing that the fork has deleted, and a kata is renamed by word`() throws {
            // In a clone, because nothing is built in it.
            let fork = Checkout.fixtures.appending(path: "own-fork")
            let script = """
                set -e
                rm -rf "$2" && git clone --quiet "$1" "$2" && cd "$2"
                git config user.name A && git config user.email a@localhost
                bash .ci/own-katas
                mkdir -p Katas/Leap/Sources docs/katas
                echo 'struct Leap { let isLeapYear = true }' > Katas/Leap/Sources/Leap.swift
                echo '# Leap' > docs/katas/Leap.md
                echo '# Ours' > docs/learn/ours.md
                git add --all && git commit --quiet -m Ours
                git branch ours && git checkout --quiet -b newer HEAD~1
                echo new > Katas/VIPArticles/Given/New.txt && echo new > docs/learn/new.md && echo '# New' > docs/new.md
                echo more >> docs/articles.md && echo more >> README.md
                git add --all && git commit --quiet -m Newer && git checkout --quiet ours
                git merge --no-commit newer >/dev/null || true
                bash .ci/own-katas
                git commit --quiet -m Merged
                echo '# Our front page' > README.md && git commit --quiet --all -m Front
                bash .ci/own-katas
                git status --short
                for names in 'Leap leap' 'Leap Leap' 'Leap Tests' 'Leaps Year' 'Leap Year-Kind' '. Year' Leap; do
                    bash .ci/rename-kata $names 2>&1 || true
                done
                bash .ci/rename-kata Leap YearKind
                git ls-files Katas docs/articles.md docs/learn docs/new.md docs/katas
                head -1 README.md Katas/YearKind/Sources/YearKind.swift | grep -v '==>'
                """
            let shown = try Shell.output(of: script, [kit.root.path, fork.path])

            #expect(
                shown.output == """
                    nothing to merge, and the four katas are deleted already
                    leap: name a kata as a type, such as CartBadge: only letters and digits
                    Katas/Leap/Sources/Leap.swift exists already: choose a new name
                    .probes/Katas/ProbeP/Tests/ParcelPresenterTests.swift exists already: choose a new name
                    no kata is named 'Leaps'
                    Year-Kind: name a kata as a type, such as CartBadge: only letters and digits
                    .: name a kata as a type, such as CartBadge: only letters and digits
                    name both: bash .ci/rename-kata OLD NEW
                    Katas/.gitkeep
                    Katas/YearKind/Sources/YearKind.swift
                    docs/katas/YearKind.md
                    docs/learn/how-to-work.md
                    docs/learn/ours.md
                    docs/new.md
                    # Our front page

                    struct YearKind { let isLeapYear = true }

                    """,
                "\(shown.errors)"
            )
        }

        private func expectLinksLeadSomewhere(in root: URL) throws {
            let list = "cd \"$1\" && ls README.md docs/*.md docs/*/*.md"
            for path in try Shell.output(of: list, [root.path]).output.split(separator: "\n").map(String.init) {
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                let page = DocsPage(path: path, text: text)
                for target in page.links.compactMap({ page.destination(of: $0.target)?.path }) {
                    #expect(root.appending(path: target).exists, "\(path) links to \(target)")
                }
            }
        }
    }
}
