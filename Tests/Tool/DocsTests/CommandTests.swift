import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit
@testable import KataVerification

/// Every command that a page names exists, with its options, filters, scripts and paths.
struct CommandTests {
    private static let kata = (try? Kit(root: Checkout.root).katas.first?.name) ?? "none"

    @Test(arguments: DocsPage.all)
    func `each command exists`(page: DocsPage) {
        for command in page.commands {
            guard let problem = command.problem(on: page) else { continue }
            Issue.record("\(page.path):\(command.line): \(command.text): \(problem)")
        }
    }

    @Test(arguments: DocsPage.all)
    func `each path exists`(page: DocsPage) {
        for path in page.paths where !path.text.exists(on: page) {
            Issue.record("\(page.path):\(path.line): \(path.text): no such file or folder")
        }
    }

    @Test(
        arguments: [
            ("swift run kata tset", "unknown command"),
            ("swift run kata test --slowly", "unknown option --slowly"),
            ("swift run kata test \(kata)/99", "no step"),
            ("swift test --filter NoSuchSuite", "matches no test"),
            ("KATA_SOURCE=Katas swift test", "no variable of the kit"),
            ("sh Tests/Tool/Benchmarks/none.sh", "no such script"),
        ]
    )
    func `a command that does not exist is found`(text: String, problem: String) throws {
        let found = try #require(
            QuotedCommand(text: text, line: 1).problem(on: DocsPage(path: "docs/page.md", text: ""))
        )
        #expect(found.contains(problem))
    }

    @Test func `commands are in code, not in words`() {
        let page = DocsPage(
            path: "docs/page.md",
            text: """
                Call kata test. Or `swift run kata test`, or `kata mutants
                --all` on two lines.

                    swift test --filter X    # words
                    $ kata hint

                ```console
                $ swift run kata doctor
                kata: ready
                ```
                """
        )
        #expect(
            page.commands.map(\.text) == [
                "swift run kata test", "kata mutants --all", "swift test --filter X", "kata hint",
                "swift run kata doctor",
            ]
        )
    }
}
