import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// One fixture kata for each outcome; what the real tool says about it, word for word.
    @Suite(.serialized, .takingTurns)
    struct OutcomeTests {
        let kata: KataCommand

        init() throws {
            kata = KataCommand(in: try FixtureKit("outcomes", FixtureKit.outcomes).root)
        }

        @Test func `a green kata exits with 0`() throws {
            let result = try kata("test", "Green")

            #expect(
                result.output == """
                    Green  [####################]  2 of 2 green
                      ✔ step 1  GreenSuiteTests  2 of 2

                    ★ All 2 tests of Green are green.

                    Next: Green, bite lap

                      Compare   swift run kata compare Green
                      Test      Katas/Green/Tests/Own.swift

                    """
            )
            #expect(result.code == 0)
        }

        @Test func `a red kata shows its first failure in full and exits with 1`() throws {
            let result = try kata("test", "Red")

            #expect(
                result.output == """
                    Red  [##########----------]  1 of 2 green
                      ✘ step 1  RedSuiteTests  1 of 2  <- next

                    Next: Red, step 1, RedSuiteTests

                      ✘ a sum (1 + 1?) is [right] ^every$ time*
                          Tests/RedTests/Suite.swift:10:9
                          the answer should be right
                          Expectation failed: (answer() → 41) == 42

                      Edit   Katas/Red/Sources/Code.swift
                      Run    swift run kata test Red
                      Stuck? swift run kata hint Red

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `a crash is reported on the test that crashed, and the rest run`() throws {
            let result = try kata("test", "Crash", "--all")

            #expect(
                result.output == """
                    Crash  [#############-------]  2 of 3 green
                      ✘ step 1  CrashSuiteTests  2 of 3  <- next

                      ✘ a crash (in the middle)? .*
                          Katas/Crash/Sources/Code.swift:2:16
                          called from Tests/CrashTests/Suite.swift:10:9
                          Fatal error: nobody expects this
                          the test crashed

                    Next: Crash, step 1, CrashSuiteTests

                      Edit   Katas/Crash/Sources/Code.swift
                      Run    swift run kata test Crash
                      Stuck? swift run kata hint Crash

                    """
            )
            #expect(result.code == 1)
        }

        @Test(arguments: Cause.crashes)
        func `a crash names its cause and the learner's line`(cause: Cause) throws {
            #expect(try failure(of: cause.kata) == cause.screen)
        }

        @Test(arguments: Cause.hangs)
        func `a hang names where it is, or what is usual`(cause: Cause) throws {
            // A loop is in one of its columns.
            let screen = try failure(of: cause.kata, "--timeout", "2")
            #expect(screen.replacing(/Code.swift:(\d+):\d+/) { "Code.swift:\($0.output.1)" } == cause.screen)
        }

        @Test func `three hangs take little more than one timeout, and a test after them runs`() throws {
            let result = try kata("test", "SlowHangs", "--timeout", "3")

            #expect(result.output.hasPrefix("SlowHangs  [######--------------]  1 of 3 green\n"))
            #expect(result.errors.contains("waiting for 'one' and 1 more, which have not ended: up to 3 s\n"))
        }

        @Test func `a slow test is not blamed for the others`() throws {
            let result = try kata("test", "Slow", "--timeout", "2")

            #expect(result.code == 0)
            #expect(result.errors.contains("waiting for 'one' and 2 more, which have not ended: up to 2 s\n"))
        }

        @Test func `what the code prints in the first red test is below the failure`() throws {
            #expect(
                try failure(of: "Prints") == """
                      ✘ it answers twice
                          Tests/PrintsTests/Suite.swift:10:9
                          Expectation failed: (answer(2) → 41) == 42

                          Printed:
                            asked for 2
                            line 1
                            line 2
                            line 3
                            line 4
                            line 5
                            line 6
                            line 7
                            line 8
                            line 9
                            line 10
                            line 11
                            line 12
                            line 13
                            line 14
                            line 15
                            line 16
                            line 17
                            line 18
                            line 19
                          … and 11 more lines

                    """
            )
            let json = try kata("test", "Prints", "--format", "json").output
            #expect(json.contains(#""printed" : "asked for 2\nline 1\n"#))
        }

        @Test func `a crash after some output shows both`() throws {
            #expect(
                try failure(of: "PrintsAndCrashes") == """
                      ✘ it answers
                          Katas/PrintsAndCrashes/Sources/Code.swift:3:5
                          called from Tests/PrintsAndCrashesTests/Suite.swift:7:9
                          Fatal error: no
                          the test crashed

                          Printed:
                            before

                    """
            )
        }

        @Test func `an argument table shows its first two failures, and each sentence once`() throws {
            #expect(
                try failure(of: "Table") == """
                      ✘ each answers
                          Tests/TableTests/Suite.swift:7:9
                          with number → 1:
                          the answer should be 42
                          Expectation failed: (answer() → 41) == 42

                          with number → 2:
                          Expectation failed: (answer() → 41) == 42

                          … and 6 more

                    """
            )
            #expect(try kata("test", "Table", "--all").output.contains("with number → 8:"))
        }

        /// The paragraph of the first failing test, of a kata's whole screen.
        private func failure(of name: String, _ options: String...) throws -> String {
            let screen = try kata(["test", name] + options).output
            let start = screen.range(of: "\n  ✘ ", options: .backwards)?.lowerBound ?? screen.startIndex
            let end = screen.range(of: "\n  Edit")?.lowerBound ?? screen.endIndex
            return String(screen[start..<end].dropFirst())
        }

        @Test func `code that exits with 0 is not green`() throws {
            let result = try kata("test", "ExitZero")

            #expect(
                result.output == """
                    ExitZero  [--------------------]  0 of 2 green
                      ✘ step 1  ExitZeroSuiteTests  0 of 2  <- next

                    Next: ExitZero, step 1, ExitZeroSuiteTests

                      ✘ it answers
                          Tests/ExitZeroTests/Suite.swift:6:6
                          the test ended the whole run, with exit code 0

                      Edit   Katas/ExitZero/Sources/Code.swift
                      Run    swift run kata test ExitZero
                      Stuck? swift run kata hint ExitZero

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `code that hides a failure behind exit code 0 is suspicious`() throws {
            let result = try kata("test", "AtExit")

            #expect(
                result.output == """
                    AtExit  [--------------------]  suspicious
                      ✘ step 1  AtExitSuiteTests  0 of 1  <- next

                    Next: AtExit, step 1, AtExitSuiteTests

                      the run exited with 0, but tests failed

                      Edit   Katas/AtExit/Sources/Code.swift
                      Run    swift run kata test AtExit
                      Stuck? swift run kata hint AtExit

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `a hang ends at the timeout and is named, and the rest run`() throws {
            let result = try kata("test", "Hang", "--timeout", "2")

            #expect(
                result.output == """
                    Hang  [##########----------]  1 of 2 green
                      ✘ step 1  HangSuiteTests  1 of 2  <- next

                    Next: Hang, step 1, HangSuiteTests

                      ✘ it answers
                          Tests/HangTests/Suite.swift:6:6
                          the test did not end within 2 s: it was waiting.
                          The usual causes: a continuation that nothing resumes, two tasks that wait for each other, or a thread that waits on a semaphore or a lock.

                      Edit   Katas/Hang/Sources/Code.swift
                      Run    swift run kata test Hang
                      Stuck? swift run kata hint Hang

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `a suite without its tests is not green`() throws {
            let result = try kata("test", "NoTests")

            #expect(
                result.output == """
                    NoTests  [--------------------]  suspicious
                      ✘ step 1  NoTestsSuiteTests  0 of 1  <- next

                    Next: NoTests, step 1, NoTestsSuiteTests

                      the run exited with 69, but no test failed

                      Edit   Katas/NoTests/Sources/Code.swift
                      Run    swift run kata test NoTests
                      Stuck? swift run kata hint NoTests

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `a test that was removed from its suite is not green`() throws {
            let result = try kata("test", "Shrunk")

            #expect(
                result.output == """
                    Shrunk  [##########----------]  1 of 2 green
                      ✘ step 1  ShrunkSuiteTests  1 of 2  <- next

                    Next: Shrunk, step 1, ShrunkSuiteTests

                      ✘ it answers twice
                          not found in the test run. Was the suite edited?

                      Edit   Katas/Shrunk/Sources/Code.swift
                      Run    swift run kata test Shrunk
                      Stuck? swift run kata hint Shrunk

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `a test that the guide does not name is not green`() throws {
            let result = try kata("test", "Grown")

            #expect(
                result.output == """
                    Grown  [####################]  suspicious
                      ✔ step 1  GrownSuiteTests  1 of 1

                    Next: Grown, green lap

                      there is a test 'it is free' that the guide does not name. Was the suite edited?

                      Run    swift run kata test Grown

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `code that reports the end of the run itself is suspicious`() throws {
            let result = try kata("test", "Forger")

            #expect(
                result.output == """
                    Forger  [--------------------]  suspicious
                      ✘ step 1  ForgerSuiteTests  0 of 1  <- next

                    Next: Forger, step 1, ForgerSuiteTests

                      the run contradicts itself: 'it answers' starts and does not end

                      Edit   Katas/Forger/Sources/Code.swift
                      Run    swift run kata test Forger
                      Stuck? swift run kata hint Forger

                    """
            )
            #expect(result.code == 1)
        }

        @Test func `tests that together take longer than a timeout pass`() throws {
            #expect(try kata("test", "Slow", "--timeout", "2").code == 0)
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

/// A kata, and the paragraph that says what is wrong with it.
struct Cause: CustomTestStringConvertible, Sendable {
    var kata: String
    var lines: [String]

    init(_ kata: String, _ lines: String...) {
        self.kata = kata
        self.lines = lines
    }

    var testDescription: String { kata }

    var screen: String {
        "  ✘ \(kata == "CrashCase" ? "each answers" : "it answers")\n" + lines.map { "      \($0)\n" }.joined()
    }

    static let crashes = [
        Cause(
            "Overflow",
            "Katas/Overflow/Sources/Code.swift:4:16",
            "called from Tests/OverflowTests/Suite.swift:7:9",
            "arithmetic overflow: a number does not fit its type",
            "the test crashed"
        ),
        Cause(
            "Index",
            "Katas/Index/Sources/Code.swift:3:19",
            "called from Tests/IndexTests/Suite.swift:7:9",
            "Fatal error: Index out of range",
            "the test crashed"
        ),
        Cause(
            "CrashCase",
            "Katas/CrashCase/Sources/Code.swift:1:45",
            "called from Tests/CrashCaseTests/Suite.swift:6:64",
            "with number → 2:",
            "Fatal error: Index out of range",
            "the test crashed"
        ),
        // On Linux, Swift prints no frames below its own call of abort().
        Cause(
            "Cast",
            "Tests/CastTests/Suite.swift:6:6",
            "Could not cast value of type 'Swift.String' to 'Swift.Int'.",
            "the test crashed"
        ),
        Cause(
            "Unowned",
            "Tests/UnownedTests/Suite.swift:6:6",
            "Fatal error: Attempted to read an unowned reference but object was already destroyed",
            "the test crashed"
        ),
        // On Linux, Swift has no stack left to print a backtrace from.
        Cause(
            "Recursion",
            "Tests/RecursionTests/Suite.swift:6:6",
            "The usual cause: a function or a property that calls itself without an end.",
            "the test crashed: Segmentation fault"
        ),
    ]

    static let hangs = [
        Cause(
            "Loop",
            "Katas/Loop/Sources/Code.swift:3",
            "called from Tests/LoopTests/Suite.swift:7:9",
            "the test did not end within 2 s: it was still running here. Is this a loop that never ends?"
        ),
        Cause(
            "Continuation",
            "Tests/ContinuationTests/Suite.swift:6:6",
            "the test did not end within 2 s: it was waiting.",
            "The usual causes: a continuation that nothing resumes, two tasks that wait for each other, or a thread that "
                + "waits on a semaphore or a lock."
        ),
        Cause(
            "Leak",
            "Tests/LeakTests/Suite.swift:6:6",
            "the test did not end within 2 s: answer() never resumes its continuation"
        ),
    ]
}
