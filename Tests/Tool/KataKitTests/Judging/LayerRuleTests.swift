import Foundation
import Testing

@testable import KataKit

struct LayerRuleTests {
    let guide = Guide(
        MarkdownPage(
            text: """
                # A kata

                ## Layers

                - `*Presenter*.swift`, `Worker.swift` do not import `UIKit`, `SwiftUI`: what is decided
                  does not depend on drawing.

                ## Step 1: FirstTests
                """
        )
    )

    @Test(arguments: ["import Testing": 1, "import XCTest": 1, "import Foundation": 0])
    func `in every kata, a test among the sources is found`(code: String, count: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try sync(["Deep/ListTests.swift": Data(code.utf8)], to: folder)

        let violations = try Guide(MarkdownPage(text: "# A kata\n")).layers.flatMap { try $0.violations(in: folder) }

        #expect(violations.count == count)
    }

    @Test(arguments: [
        ("import UIKit", [1]),
        ("import Foundation\n  @preconcurrency public import UIKit\n", [2]),
        ("import Foundation; import class SwiftUI.View", [1]),
        ("/* a\n comment */ import UIKit", [2]),
        ("// import UIKit", []),
        // The line ends and the byte order mark of Windows.
        ("\u{FEFF}// a comment\r\nimport Foundation\r\nimport UIKit\r\n", [3]),
        ("/* import /* nested */ UIKit\nimport UIKit */\nlet a = 1", []),
        ("import UIKitten", []),
        ("let import = \"import UIKit\"", []),
    ])
    func `an import is found wherever Swift allows one`(code: String, lines: [Int]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try sync(["Deep/ListPresenterImp.swift": Data(code.utf8), "View.swift": Data("import UIKit".utf8)], to: folder)

        let violations = try #require(guide.layers.first).violations(in: folder)

        #expect(violations.map(\.line) == lines)
        for violation in violations {
            #expect(violation.file.hasSuffix("Deep/ListPresenterImp.swift"))
            #expect(violation.message.hasSuffix(": what is decided does not depend on drawing."))
        }
    }
}
