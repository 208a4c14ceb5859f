import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// One fixture kata for each outcome; what the real tool says about it, word for word.
    @Suite(.serialized, .takingTurns)
    struct OutcomeTests {
        let kit: FixtureKit
        let kata: KataCommand

        init() throws {
            let katas = try FixtureKata.outcomes(FixtureKata.namesOfOutcomes)
            kit = try FixtureKit("outcomes", katas)
            kata = KataCommand(in: kit.root)
        }

        @Test(arguments: FixtureKata.namesOfScreens)
        func `the screen is the recorded one`(outcome: String) throws {
            try kata.expectScreen("outcomes/\(outcome)/screen")
        }

        @Test func `each outcome but those of the tests below has a screen`() {
            let others = Set(FixtureKata.namesOfOutcomes).subtracting(FixtureKata.namesOfScreens)
            #expect(others == ["Hangs", "HangsOnce", "Slow"])
        }

        @Test func `tests that together take longer than a timeout pass, and none is blamed for the others`() throws {
            let result = try kata("test", "Slow", "--timeout", "2")

            #expect(result.code == 0)
        }

        @Test func `all failures of an argument table are shown if they are asked for`() throws {
            #expect(try kata("test", "Table", "--all").output.contains("with number → 8:"))
        }

        @Test func `after two hangs the rest of a suite is not run`() throws {
            let result = try kata("test", "Hangs", "--timeout", "1", "--all")

            #expect(result.output.matches(of: /the test did not end/).count == 2, "\(result.output)")
            #expect(result.code == 1)
        }

        @Test func `one step can be green by itself`() throws {
            #expect(try kata("test", "Green/GreenSuiteTests").code == 0)
            #expect(try kata("test", "Green/1").code == 0)
        }

        @Test func `the caller's own swap does not reach the run`() throws {
            var kata = kata
            kata.environment = ["KATA": "Nonsense", "KATA_SOURCES": "Nonsense", "KATA_LAP": "Nonsense"]

            #expect(try kata("test", "Green").code == 0)
        }
    }
}
