import Foundation
import TestSupport

/// A miniature kit with the manifest of this one and two katas, a class of submissions to be graded with it.
enum MiniatureKit {
    static let root = Checkout.fixtures.appending(path: "grading")

    /// - Parameter name: the name of its folder below the fixtures.
    @discardableResult
    static func write(_ name: String = root.lastPathComponent) throws -> FixtureKit {
        var files = files
        for (path, text) in given.merging(starter, uniquingKeysWith: { $1 }) {
            files["Katas/\(path)"] = text
            files[".starters/\(path)"] = text
        }
        for (path, text) in reference { files["Solutions/\(path)"] = text }
        return try FixtureKit(name, katas: ["Counter", "Greeter"], files: files)
    }

    /// The learner's files as they are shipped.
    static let starter = [
        "Counter/Sources/Counter.swift": """
        final class Counter {
            let listener: any Listener

            init(listener: any Listener) {
                self.listener = listener
            }

            func increment() {}

            func reset() {}
        }

        """,
        "Counter/Tests/StepperTests.swift": """
        import Testing

        struct StepperTests {
            @Test func `write your tests here`() {
                #expect(Bool(false))
            }
        }

        """,
        "Greeter/Sources/Greeter.swift": """
        func greet(_ name: String) -> String {
            ""
        }

        """,
        "Greeter/Tests/ShouterTests.swift": """
        import Testing

        struct ShouterTests {
            @Test func `write your tests here`() {
                #expect(Bool(false))
            }
        }

        """,
    ]

    /// What makes all tests green and kills all mutants.
    static let reference = [
        "Counter/Sources/Counter.swift": """
        final class Counter {
            let listener: any Listener
            private var count = 0

            init(listener: any Listener) {
                self.listener = listener
            }

            func increment() {
                count += 1
                listener.changed(Tally(value: count))
            }

            func reset() {
                count = 0
                listener.changed(Tally(value: count))
            }
        }

        """,
        "Counter/Tests/StepperTests.swift": """
        import Testing
        @testable import Counter

        struct StepperTests {
            @Test func `a step is one up`() {
                #expect(Stepper().step(from: 1) == 2)
            }
        }

        """,
        "Greeter/Sources/Greeter.swift": """
        func greet(_ name: String) -> String {
            name.isEmpty ? "Hello" : "Hello, \\(name)"
        }

        """,
        "Greeter/Tests/ShouterTests.swift": """
        import Testing
        @testable import Greeter

        struct ShouterTests {
            @Test func `it shouts`() {
                #expect(Shouter().shout("ho") == "HO!")
            }
        }

        """,
    ]

    private static let given = [
        "Counter/Given/Listener.swift": """
        struct Tally: Equatable {
            var value: Int
        }

        protocol Listener {
            func changed(_ tally: Tally)
        }

        """,
        "Counter/Given/Stepper.swift": """
        struct Stepper {
            func step(from number: Int) -> Int {
                number + 1
            }
        }

        """,
        "Greeter/Given/Shouter.swift": """
        struct Shouter {
            func shout(_ word: String) -> String {
                word.uppercased() + "!"
            }
        }

        """,
    ]

    private static let files = [
        "Solutions/Counter/Mutants/bite/steps-by-two.patch": patch(
            "Given/Stepper.swift",
            in: ["struct Stepper {", "    func step(from number: Int) -> Int {"],
            "        number + 1",
            "        number + 2",
            ["    }", "}"]
        ),
        "Solutions/Counter/Mutants/bite/steps-down.patch": patch(
            "Given/Stepper.swift",
            in: ["struct Stepper {", "    func step(from number: Int) -> Int {"],
            "        number + 1",
            "        number - 1",
            ["    }", "}"]
        ),
        "Solutions/Counter/Variants/bite/stays-above-zero.patch": patch(
            "Given/Stepper.swift",
            in: ["struct Stepper {", "    func step(from number: Int) -> Int {"],
            "        number + 1",
            "        max(number, -1) + 1",
            ["    }", "}"],
            prose: ["No counter is below zero.", "The test demands a step from a number below zero."]
        ),
        "Solutions/Counter/Variants/green/shared.patch": "No learner sees this.\nIt has no diff.\n---\n",
        "Solutions/Greeter/Mutants/bite/whispers.patch": patch(
            "Given/Shouter.swift",
            in: ["struct Shouter {", "    func shout(_ word: String) -> String {"],
            "        word.uppercased() + \"!\"",
            "        word.lowercased() + \"!\"",
            ["    }", "}"]
        ),
        "Tests/CounterTests/CounterSuiteTests.swift": """
        import Testing
        @testable import Counter

        struct CounterSuiteTests {
            let listener = ListenerSpy()

            @Test func `an increment is reported`() {
                let counter = Counter(listener: listener)
                counter.increment()
                #expect(listener.calls == [.changed(Tally(value: 1))], "the listener should hear of 1")
            }

            @Test func `a second increment goes on`() {
                let counter = Counter(listener: listener)
                counter.increment()
                counter.increment()
                #expect(listener.calls == [.changed(Tally(value: 1)), .changed(Tally(value: 2))])
            }

            @Test func `a reset is reported`() {
                let counter = Counter(listener: listener)
                counter.reset()
                #expect(listener.calls == [.changed(Tally(value: 0))], "the listener should hear of 0")
            }
        }

        final class ListenerSpy: Listener {
            enum Call: Equatable {
                case changed(Tally)
            }

            private(set) var calls: [Call] = []

            func changed(_ tally: Tally) {
                calls.append(.changed(tally))
            }
        }

        """,
        "Tests/GreeterTests/GreeterSuiteTests.swift": """
        import Testing
        @testable import Greeter

        struct GreeterSuiteTests {
            @Test func `a name is greeted`() {
                #expect(greet("Ada") == "Hello, Ada")
            }

            @Test func `an empty name gets a greeting`() {
                #expect(greet("") == "Hello")
            }
        }

        """,
        "docs/katas/Counter.md": guide(
            "Counter",
            ["an increment is reported", "a second increment goes on", "a reset is reported"],
            own: "StepperTests"
        ),
        "docs/katas/Greeter.md": guide(
            "Greeter",
            ["a name is greeted", "an empty name gets a greeting"],
            own: "ShouterTests"
        ),
    ]

    private static func patch(
        _ file: String,
        in before: [String],
        _ old: String,
        _ new: String,
        _ after: [String],
        prose: [String] = ["It goes wrong.", "Which test looks there?"]
    ) -> String {
        let count = before.count + 1 + after.count
        let lines =
            prose + ["--- a/\(file)", "+++ b/\(file)", "@@ -1,\(count) +1,\(count) @@"] + before.map { " \($0)" } + [
                "-\(old)", "+\(new)",
            ] + after.map { " \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func guide(_ kata: String, _ tests: [String], own: String) -> String {
        """
        # \(kata)

        ## Step 1: \(kata)SuiteTests

        **5 minutes.** Edit `Katas/\(kata)/Sources/\(kata).swift`.

        \(tests.map { "### \($0)\n\n1. A nudge.\n2. More.\n" }.joined(separator: "\n"))
        ## Bite lap: given

        **5 minutes.** Edit `Katas/\(kata)/Tests/\(own).swift`.

        """
    }
}
