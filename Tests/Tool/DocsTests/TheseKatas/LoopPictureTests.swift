import Foundation
import TestSupport
import Testing

@testable import KataKit

extension InTheReadersKit {
    /// The picture of the loop shows what the tool prints.
    ///
    /// With `KATA_RECORD_SCREENS=loop`, it is made again in place of being compared: look at it.
    struct LoopPictureTests {
        private static let view = "PassiveArtistView/Sources/ArtistDetailViewController.swift"
        private static let code = [
            "    override func viewDidLoad() {",
            "        super.viewDidLoad()",
            "        presenter.onViewLoaded()",
            "    }",
        ]

        private let kit: ReadersKit

        init() throws {
            kit = try ReadersKit()
        }

        /// The front page: a red test, a few lines of code, green tests, the next red test, and a score of own tests.
        @Test func `the picture has the screens of the tool`() throws {
            let columns = 56
            let command = "swift run kata test passive"
            func output() throws -> [String] { try lines(of: command, columns: columns) }
            let red = try output()
            let starter = try String(contentsOf: Checkout.root.appending(path: "Katas/\(Self.view)"), encoding: .utf8)
            let gap = try #require(starter.range(of: "    // Step 1: "))
            let added = Self.code.joined(separator: "\n") + "\n\n"
            try kit.write(starter.replacingCharacters(in: gap, with: added + starter[gap]), to: "Katas/\(Self.view)")
            let green = try output()
            let failure = try #require(red.firstIndex { $0.hasPrefix("  ✘ the view") })
            // Without the path, which is longer than a phone is wide.
            let message = red[failure...].prefix { !$0.isEmpty }.filter { !$0.contains("Tests/") }
            let score = green.filter { $0.contains("[#") }
            let page = try DocsPage("docs/learn/mutation-testing.md")
            let test = try #require(page.blocks.first { $0.file != nil })
            try kit.write(test.text, to: #require(test.file))
            let mutants = "swift run kata mutants passive"
            let bite = try lines(of: mutants, columns: columns).filter { $0.contains("[") }.prefix(4)
            let next = green.filter { $0.contains("✘ step 1") || $0.hasPrefix("  ✘ a ") }

            try expect(
                LoopPicture(
                    columns: columns,
                    screens: [
                        .init(
                            title: "Red: a test says what is missing",
                            color: "red",
                            lines: ["$ \(command)"] + message
                        ),
                        .init(
                            title: "You write the code",
                            color: "blue",
                            lines: Self.code.map { String($0.dropFirst(2)) }
                        ),
                        .init(title: "Green: six tests pass", color: "green", lines: ["$ \(command)"] + score),
                        .init(title: "Red: the next test", color: "red", lines: next),
                        .init(
                            title: "Bite: how many bugs do your own tests find?",
                            color: "violet",
                            lines: ["$ \(mutants)"] + bite
                        ),
                    ]
                ),
                at: "docs/pictures/loop-short.svg"
            )
        }

        private func lines(of command: String, columns: Int) throws -> [String] {
            try kit.show(command, columns: columns)
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }

        private func expect(_ picture: LoopPicture, at path: String) throws {
            let file = Checkout.root.appending(path: path)
            if try Screen.isRecorded(path) {
                try picture.svg.write(to: file, atomically: true, encoding: .utf8)
            }
            #expect(try picture.svg == String(contentsOf: file, encoding: .utf8))
        }
    }
}
