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
            try kata.expectScreen("outcomes/\(outcome)/screen") {
                // A loop is in one of its columns.
                $0.replacing(/Loop\/Sources\/Code.swift:(\d+):\d+/) { "Loop/Sources/Code.swift:\($0.output.1)" }
            }
        }

        @Test func `each outcome but those of the tests below has a screen`() {
            let others = Set(FixtureKata.namesOfOutcomes).subtracting(FixtureKata.namesOfScreens)
            #expect(others == ["CountsHangs", "Hangs", "Slow", "SlowHangs"])
        }

        @Test func `three hangs take little more than one timeout, and a test after them runs`() throws {
            let result = try kata("test", "SlowHangs", "--timeout", "3")

            #expect(result.output.hasPrefix("SlowHangs  [######--------------]  1 of 3 green\n"))
            #expect(result.errors.contains("waiting for 'one' and 1 more: up to 3 s\n"))
        }

        @Test func `a hang runs twice: once until it is silent for a second, and once for its timeout`() throws {
            let starts = kit.root.appending(path: ".build/starts")
            try? FileManager.default.removeItem(at: starts)

            let result = try kata("test", "CountsHangs", "--timeout", "1")

            #expect(result.output.contains("the test did not end within 1 s: it was waiting"))
            #expect(starts.readText() == "..")
        }

        @Test func `tests that together take longer than a timeout pass, and none is blamed for the others`() throws {
            let result = try kata("test", "Slow", "--timeout", "2")

            #expect(result.code == 0)
            #expect(result.errors.contains("waiting for 'one' and 2 more: up to 2 s\n"))
        }

        @Test func `programs get what the code prints`() throws {
            let json = try kata("test", "Prints", "--format", "json").output
            #expect(json.contains(#""printed" : "asked for 2\nline 1\n"#))
        }

        @Test func `all failures of an argument table are shown if they are asked for`() throws {
            #expect(try kata("test", "Table", "--all").output.contains("with number → 8:"))
        }

        @Test func `after three hangs the rest of a kata is not run`() throws {
            let result = try kata("test", "Hangs", "--timeout", "1", "--format", "json")

            let katas = try JSONDecoder().decode([Verdict].self, from: Data(result.output.utf8))
            #expect(katas[0].green.outcomes.map(\.verdict) == ["timedOut", "timedOut", "timedOut", "notRun"])
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

private struct Verdict: Decodable {
    struct Lap: Decodable {
        var outcomes: [Outcome]
    }

    struct Outcome: Decodable {
        var verdict: String
    }

    var green: Lap
}
