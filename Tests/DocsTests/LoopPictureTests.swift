import Foundation
import TestSupport
import Testing

@testable import KataKit

extension InTheReadersKit {
    /// The picture of the loop shows what the tool prints.
    ///
    /// With `KATA_RECORD_SCREENS=loop`, the picture is made again in place of being compared.
    struct LoopPictureTests {
        @Test func `the picture has the screens of the tool`() throws {
            let file = Checkout.root.appending(path: "docs/pictures/loop.svg")
            let picture = try LoopPicture(screens: screens()).svg
            let recorded = ProcessInfo.processInfo.environment["KATA_RECORD_SCREENS"] ?? ""
            if !recorded.isEmpty, file.path.contains(try Regex(recorded)) {
                try picture.write(to: file, atomically: true, encoding: .utf8)
            }
            #expect(try picture == String(contentsOf: file, encoding: .utf8))
        }

        /// Step 1 of the first kata: red, a hint, the reference, and the first test of the bite lap.
        private func screens() throws -> [LoopPicture.Screen] {
            let kit = try ReadersKit()
            func screen(_ title: String, _ color: String, _ words: String) throws -> LoopPicture.Screen {
                let command = "swift run kata \(words)"
                return try .init(
                    title: title,
                    color: color,
                    command: command,
                    output: kit.show(command, columns: LoopPicture.columns)
                )
            }
            let red = try screen("Red: a test tells you what is missing", "#ff7b72", "test passive/1")
            let hint = try screen("Stuck: a hint, each time one more", "#79c0ff", "hint")
            let view = "PassiveArtistView/Sources/ArtistDetailViewController.swift"
            let answer = Checkout.root.appending(path: "Solutions/\(view)")
            try kit.write(String(contentsOf: answer, encoding: .utf8), to: "Katas/\(view)")
            let green = try screen("Green: the step is done", "#56d364", "test passive/1")
            let page = try DocsPage("docs/learn/mutation-testing.md")
            let test = try #require(page.blocks.first { $0.file != nil })
            try kit.write(test.text, to: #require(test.file))
            let bite = try screen("Bite: mutants that your own tests do not kill", "#d2a8ff", "mutants passive")
            return [red, hint, green, bite]
        }
    }
}
