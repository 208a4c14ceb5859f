/// The pages of a kata's guide. They are apart, so that the page with the story has no answer.
package enum GuidePage: String, CaseIterable, Sendable {
    /// Story, picture, rules, and the tests of each step.
    case guide = "md"
    /// The hints for each test. A handout may come without them.
    case hints = "hints.md"
    /// What is read after the laps. A handout without mutants comes without it.
    case review = "review.md"

    /// The path from the kit's root.
    package func path(for kata: String, in language: Language = .english) -> String {
        "\(language.docs)/katas/\(kata).\(rawValue)"
    }
}
