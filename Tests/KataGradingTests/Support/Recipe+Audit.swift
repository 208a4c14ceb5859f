/// Submissions that earn points only while the audit is off: each was seen to do so. They are in one file for each
/// question of the audit.
extension Recipe {
    static let audit = streamWriters + exitChangers + bentComparisons + foreignSymbols + peekingTests + memoryReaders

    /// A counter whose methods run this statement and report nothing right.
    static func idleCounter(
        _ id: String,
        _ code: String,
        running statement: String = "",
        _ verdict: String = "suspicious"
    ) -> Recipe {
        let source = """
            \(code)
            final class Counter {
                let listener: any Listener
                init(listener: any Listener) { self.listener = listener }
                func increment() { \(statement) }
                func reset() { \(statement) }
            }

            """
        return Recipe(
            id: id,
            files: ["Counter/Sources/Counter.swift": source],
            counter: Expected(green: verdict, passed: 0)
        )
    }

    /// A greeter that greets nobody.
    static func idleGreeter(_ id: String, _ code: String, _ verdict: String = "suspicious") -> Recipe {
        Recipe(
            id: id,
            files: ["Greeter/Sources/Greeter.swift": code + "\n"],
            greeter: Expected(green: verdict, passed: 0)
        )
    }

    /// Own tests that pass on the unchanged code and fail on a mutant, whatever the code does.
    static func ownTests(_ id: String, _ code: String, _ verdict: String = "suspicious") -> Recipe {
        Recipe(
            id: id,
            files: ["Counter/Tests/StepperTests.swift": code + "\n"],
            counter: Expected(green: "notAttempted", passed: 0, bite: verdict)
        )
    }

    /// It runs in the process of every kata, and so changes the run of the other one too.
    func alsoStopping(greeter verdict: String) -> Recipe {
        var recipe = self
        recipe.greeter = Expected(green: verdict, passed: 0)
        return recipe
    }
}
