import Foundation
import TestSupport
import Testing

@testable import KataKit

extension InTheReadersKit {
    /// A fork of the kit, made as the page says, with a small kata in place of the four.
    struct YourOwnKatasTests {
        private let kit: ReadersKit

        init() throws {
            kit = try ReadersKit()
            for (path, text) in SmallKata.files { try kit.write(text, to: path) }
            _ = try kit.run("cp -R .starters/TipJar Katas && ln -s ../../Katas/TipJar/Given Solutions/TipJar/Given")
            let manifest = try String(contentsOf: kit.root.appending(path: "Package.swift"), encoding: .utf8)
            let list = "let katas = ["
            try kit.write(manifest.replacing("\(list)\n", with: "\(list)\n    \"TipJar\",\n"), to: "Package.swift")
            for step in try DocsPage("docs/your-own-katas.md").steps {
                guard case .run(let command, let transcript, let line) = step else { continue }
                let mismatch = transcript.mismatch(with: try kit.run(command))
                try #require(mismatch == nil, "line \(line): $ \(command)\n\(mismatch ?? "")")
            }
        }

        @Test func `the tool works with one kata that is not of the four`() throws {
            let verified = try kit.run("swift run kata verify --fix")
            #expect(verified.hasSuffix("\nAll checks passed. Warnings: 1.\n"), "\(verified)")
            #expect(
                try kit.run("cat README.md").contains(
                    "\n| [TipJar](docs/katas/TipJar.md) | sharing | an `Int` | 5 + 5 |\n"
                )
            )

            let board = try kit.run("swift run kata")
            #expect(board.contains("TipJar") && board.contains("Katas/TipJar/Sources/Share.swift"), "\(board)")
            #expect(try kit.run("swift run kata hint").contains("A nudge."))
            let red = try kit.run("swift run kata test")
            #expect(red.contains("✘ all coins are shared"), "\(red)")

            let handout = Checkout.fixtures.appending(path: "own-handout")
            _ = try kit.run("rm -rf '\(handout.path)' && swift run kata handout '\(handout.path)'")
            #expect(handout.appending(path: "Katas/TipJar/Given/Jar.swift").exists)
            #expect(!handout.appending(path: "Solutions/TipJar/Sources").exists)

            for folder in ["Sources", "Tests"] {
                _ = try kit.run("cp Solutions/TipJar/\(folder)/*.swift Katas/TipJar/\(folder)")
            }
            let green = try kit.run("swift run kata test TipJar")
            #expect(green.contains("2 of 2 green"), "\(green)")
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

/// A kata with one step of two tests and one rule.
private enum SmallKata {
    private static let jar =
        "struct Jar {\n    var coins = 0\n\n    mutating func add(_ more: Int) {\n        coins += more\n    }\n}\n"
    private static let share = "func share(_ coins: Int, among people: Int) -> Int {\n    coins / people\n}\n"

    static let files: [String: String] = [
        ".starters/TipJar/Given/Jar.swift": jar,
        ".starters/TipJar/Sources/Share.swift": share.replacing("coins / people", with: "0"),
        ".starters/TipJar/Tests/JarTests.swift": tests("JarTests", ["a jar": "#expect(Jar().coins == 1)"]),
        "Solutions/TipJar/Sources/Share.swift": share,
        "Solutions/TipJar/Tests/JarTests.swift": tests(
            "JarTests",
            [
                "coins are added":
                    "var jar = Jar()\n        jar.add(2)\n\n        jar.add(1)\n\n        #expect(jar.coins == 3)"
            ]
        ),
        "Solutions/TipJar/Mutants/green/rounds-up.patch": patch(share, "coins / people", "(coins + 1) / people"),
        "Solutions/TipJar/Mutants/bite/last-wins.patch": patch(jar, "coins += more", "coins = more"),
        "Solutions/TipJar/Variants/green/spaced.patch": patch(
            share,
            "coins / people",
            "let share = coins / people\n    return share"
        ),
        "Solutions/TipJar/Variants/green/returns.patch": patch(share, "coins / people", "return coins / people"),
        "Solutions/TipJar/Variants/bite/sums.patch": patch(jar, "coins += more", "coins = coins + more"),
        "Solutions/TipJar/Variants/bite/sums-turned.patch": patch(jar, "coins += more", "coins = more + coins"),
        "Tests/TipJarTests/ShareTests.swift": tests(
            "ShareTests",
            [
                "all coins are shared": "#expect(share(6, among: 2) == 3)",
                "a rest stays": "#expect(share(7, among: 2) == 3)",
            ]
        ),
        "docs/katas/TipJar.md": """
        # TipJar

        <!-- in short: sharing | an `Int` -->

        ## Step 1: ShareTests

        **5 minutes.** Edit `Katas/TipJar/Sources/Share.swift`.

        **To learn.** Division.

        - Each person gets the same.

        1. all coins are shared
        2. a rest stays

        ## Refactor

        - Names.

        ## Bite lap: Jar

        **5 minutes.** Edit `Katas/TipJar/Tests/JarTests.swift`.

        **To learn.** Addition.

        - **Add.** All coins are kept.

        ## After all laps

        The [review](TipJar.review.md).

        """,
        "docs/katas/TipJar.hints.md": "# TipJar: hints\n\n## Step 1: ShareTests\n"
            + ["all coins are shared", "a rest stays"].map {
                "\n### \($0)\n\n1. A nudge.\n2. More.\n3. ```swift\n   coins / people\n   ```\n"
            }.joined(),
        "docs/katas/TipJar.review.md": "# TipJar: review\n\n## Rules and their mutants\n\n"
            + "| rule | mutants |\n|---|---|\n| Add | `last-wins` |\n\n## Take home\n\n- Jars.\n",
    ]

    private static func tests(_ suite: String, _ bodies: KeyValuePairs<String, String>) -> String {
        let tests = bodies.map { "    @Test func `\($0)`() {\n        \($1)\n    }\n" }.joined(separator: "\n")
        return "import Testing\n\n@testable import TipJar\n\nstruct \(suite) {\n\(tests)}\n"
    }

    private static func patch(_ code: String, _ old: String, _ new: String) -> String {
        let file = code == jar ? "Given/Jar.swift" : "Sources/Share.swift"
        return FixtureKit.patch(file, from: code, to: code.replacing(old, with: new))
    }
}
