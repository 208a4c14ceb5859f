import TestSupport

extension FixtureKata {
    /// A starter that answers 0. Its suite asks for 42.
    static let sum = FixtureKata(
        name: "Sum",
        source: "func answer() -> Int { 0 }\n",
        tests: [("it answers", "#expect(answer() == 42)")]
    )
}
