import TestSupport
import Testing

@testable import KataKit
@testable import KataVerification

@Suite(.serialized)
struct ReviewCheckTests {
    @Test(arguments: [
        ([], ["Take home"]),
        (["Cases.swift"], ["From the article's cases to ours", "What the article's tests miss", "Take home"]),
    ])
    func `only a kata with cases of an article needs sections on the article`(cases: [String], missing: [String]) throws
    {
        let kit = try FixtureKit("reviews", [.sum])
        try kit.write("# Sum: review\n", to: "docs/katas/Sum.review.md")
        for file in cases { try kit.write("", to: "Tests/ArticleCases/Sum/\(file)") }

        var validator = KitValidator(kit: try Kit(root: kit.root))
        try validator.checkGuides()

        let lines = validator.problems.filter { $0.check == "the guides are complete" }.map(\.text)
        #expect(
            lines.filter { $0.contains("the section") && $0.contains("review") }
                == missing.map { "Sum: the section '\($0)' is missing in docs/katas/Sum.review.md" }
        )
    }
}
