import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// One fixture kata for each outcome; what the real tool says about it, word for word.
    @Suite(.serialized, .takingTurns)
    struct OutcomeTests {
        let kit: FixtureKit
        var kata: KataCommand

        init() throws {
            let katas = try FixtureKata.outcomes(FixtureKata.namesOfOutcomes) + [.slow, .hangs, .loud]
            kit = try FixtureKit("outcomes", katas)
            kata = KataCommand(in: kit.root)
            // The caller's own swap does not reach the run.
            kata.environment = ["KATA": "Nonsense", "KATA_SOURCES": "Nonsense", "KATA_LAP": "Nonsense"]
        }

        @Test(arguments: FixtureKata.namesOfScreens)
        func `the screen is the recorded one`(outcome: String) throws {
            try kata.expectScreen("outcomes/\(outcome)/screen")
        }

        @Test func `tests that together take longer than a timeout pass, and none is blamed for the others`() throws {
            let result = try kata("test", "Slow", "--timeout", "2")

            #expect(result.code == 0)
        }

        @Test func `a test that prints too much says so`() throws {
            let result = try kata("test", "Loud")

            #expect(result.output.contains("It printed more than 4 MiB."), "\(result.output)")
        }

        @Test func `all failures of an argument table are shown if they are asked for`() throws {
            #expect(try kata("test", "Table", "--all").output.contains("with number → 8:"))
        }

        @Test func `after two hangs the rest of a suite is not run`() throws {
            let result = try kata("test", "Hangs", "--timeout", "1", "--all")

            #expect(result.output.matches(of: /the test did not end/).count == 2, "\(result.output)")
            #expect(result.code == 1)
        }
    }
}

extension FixtureKata {
    fileprivate static let slow = fourTests("Slow", of: "Thread.sleep(forTimeInterval: 1.2)\n    return 42")
    fileprivate static let hangs = fourTests("Hangs", of: "while true { sleep(1) }")
    fileprivate static let loud = FixtureKata(
        name: "Loud",
        source: """
            import Foundation

            func answer() -> Int {
                while true { print(String(repeating: "x", count: 1 << 20)) }
            }

            """,
        starter: "",
        tests: [("it answers", "#expect(answer() == 42)")]
    )

    private static func fourTests(_ name: String, of body: String) -> FixtureKata {
        FixtureKata(
            name: name,
            source: "import Foundation\n\nfunc answer() -> Int {\n    \(body)\n}\n",
            starter: "",
            tests: (1...4).map { ("test \($0)", "#expect(answer() == 42)") }
        )
    }
}
