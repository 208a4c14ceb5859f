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
                          Tests/CrashTests/Suite.swift:9:6
                          Crash/Code.swift:2: Fatal error: nobody expects this
                          the test crashed: \(String(cString: strsignal(trap)))

                    Next: Crash, step 1, CrashSuiteTests

                      Edit   Katas/Crash/Sources/Code.swift
                      Run    swift run kata test Crash
                      Stuck? swift run kata hint Crash

                    """
            )
            #expect(result.code == 1)
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
                          the test did not end within 2 s

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

/// How a fatal error ends a program on this processor.
#if arch(x86_64)
    private let trap = SIGILL
#else
    private let trap = SIGTRAP
#endif
