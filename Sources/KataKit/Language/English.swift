struct English: Words {
    let notStarted = "not started"
    let doesNotCompile = "does not compile"
    let missing = "missing"
    let suspicious = "suspicious"
    let wrongLayer = "wrong layer"
    let mutantsNotCounted = "mutants not counted"
    func green(_ passed: Int, of total: Int) -> String { "\(passed) of \(total) green" }
    func mutants(_ killed: Int, of total: Int) -> String {
        "\(killed) of \(total) \(total == 1 ? "mutant" : "mutants") killed"
    }
    func mutants(_ killed: Int, of total: Int, red: Int) -> String { "\(killed) of \(total) mutants, \(red) red" }
    func part(_ passed: Int, of total: Int) -> String { "\(passed) of \(total)" }
    func step(_ number: Int) -> String { "step \(number)" }
    let outerLoop = "outer loop"
    let next = "next"
    let current = "current"
    func notRun(before part: String) -> String { "not run, was \(part)" }
    func ownTests(_ summary: String) -> String { "bite lap: your own tests, \(summary)" }

    let green = "green"
    let red = "red"
    let notRun = "not run"

    func next(_ task: String) -> String { "Next: \(task)" }
    let whichTestIsMissing = "Which test is missing?"
    let countMutants = "count the mutants that your tests kill"
    let writeTests = "the code is given, write its tests"
    let refactorFirst = "refactor, then the bite lap"
    let edit = "Edit"
    let or = "or"
    let run = "Run"
    let count = "Count"
    let stuck = "Stuck?"
    let differs = "differs"
    let refactor = "Refactor"
    let compare = "Compare"
    let test = "Test"
    let read = "Read"
    let then = "Then"
    func press(_ key: Character) -> String { "press \(key)" }
    func pressAsSentence(_ key: Character) -> String { "Press \(key)" }
    func pressUntilWatching(_ key: Character, _ kata: String) -> String { "press \(key) until you watch \(kata)" }
    let whatTheArticleMisses = "what the article's tests miss"

    func allGreen(_ tests: Int, of kata: String) -> String {
        tests == 1 ? "The test of \(kata) is green." : "All \(tests) tests of \(kata) are green."
    }
    func isGreen(step number: Int, suite: String) -> String { "Step \(number), \(suite), is green." }
    func allKilled(_ mutants: Int, of kata: String) -> String {
        mutants == 1 ? "The mutant of \(kata) is killed." : "All \(mutants) mutants of \(kata) are killed."
    }
    func learned(_ lesson: String) -> String { "Learned: \(lesson)" }
    func isDone(_ kata: String, next: String) -> String { "\(kata) is done. Next: \(next)" }
    func areDone(bothLapsOf kata: String) -> String { "\(kata) is done, both laps." }
    let allKatasAreDone = "All katas are done."

    func more(_ count: Int) -> String { "… and \(count) more" }
    func more(lines count: Int) -> String { "… and \(count) more \(count == 1 ? "line" : "lines")" }
    func more(places count: Int) -> String { "… and \(count) more \(count == 1 ? "place" : "places")" }
    func called(from place: String) -> String { "called from \(place)" }
    func with(_ arguments: String) -> String { "with \(arguments):" }
    let printed = "Printed:"
    let notFound = "not found in the test run. Was the suite edited?"
    let suiteDoesNotCompile = "The suite does not compile with your code."
    let didYouRename = "Did you rename something or change a signature?"

    func noHints(guide: String) -> String { "This kit comes without hints. The guide: \(guide)" }
    func noHint(guide: String) -> String { "There is no hint for this test. The guide: \(guide)" }
    let noHintForCompileError = "There is no hint for a compile error."
    let noHintForGreen = "All tests are green: no hint is needed."
    func noHint(allKilled mutants: Int) -> String {
        "Your tests kill \(mutants == 1 ? "the mutant" : "all \(mutants) mutants"): no hint is needed."
    }
    func biteLap(_ killed: Int, of total: Int) -> String { "bite lap: \(mutants(killed, of: total))" }
    func rules(_ broken: String, guide: String) -> String {
        "Mutants that break these rules survive: \(broken).\n\nEach rule is in \(guide). Which of them has no test?"
    }
    func noHintYet(next: String) -> String { "You have seen no hint yet. The first one: \(next)" }
    func hint(_ level: Int, of total: Int, next: String) -> String {
        "Hint \(level) of \(total). The next one: \(next)"
    }
    func lastHint(_ level: Int, of total: Int, guide: String) -> String {
        "Hint \(level) of \(total), the last one. The guide: \(guide)"
    }
    func noFurtherHint(guide: String) -> String { "This is the last hint. The guide: \(guide)" }

    let wrongTests = "Ignored: these tests fail on the unchanged code."
    let strictTests = "Ignored: these tests are too strict. They fail on correct code of another design."
    let noTestIsRight = "No test passes on the unchanged code, so no mutant can be killed."
    let everyTestIsStrict = "No test passes on all correct code, so no mutant can be killed."
    func more(survivors count: Int) -> String { "… and \(count) more \(count == 1 ? "survives" : "survive")" }
    func killed(_ count: Int) -> String { "\(count) killed" }
    func toSeeEach(_ command: String) -> String { "To see each of them: \(command)" }
    func idle(tests count: Int) -> String {
        count == 1 ? "This test kills no mutant:" : "These tests kill no mutant:"
    }
    func killed(by test: String, more: Int) -> String {
        "killed by '\(test)'\(more > 0 ? " and \(more) more" : "")"
    }
    func survived(_ effect: String) -> String { "survived: \(effect)" }
    func hung(_ effect: String) -> String { "not counted: a test hung, and no expectation failed: \(effect)" }
    func crashed(_ effect: String) -> String { "not counted: a test crashed, and no expectation failed: \(effect)" }
    func noMutant(_ name: String, _ reason: String) -> String { "\(name) is no longer a mutant: \(reason)" }

    func otherDesigns(_ command: String) -> String { "Other correct designs: \(command)" }
    let referenceWhenGreen = "You see the reference when your code is green. To see it now: --reveal"
    let designsWhenGreen = "You see other designs when your code is green. To see this one now: --reveal"
    func same(as name: String) -> String { "Your sources and \(name) are the same." }
    let theReference = "the reference"

    func running(_ kata: String) -> String { "Running \(kata)." }
    func saved(_ files: String) -> String { "Saved: \(files)" }
    func watching(_ kata: String) -> String { "Watching Katas/\(kata)." }
    let turnedGreen = "turned green"
    let turnedRed = "turned red"
    let building = "Building"
    let runningTests = "Running the tests"
    let buildingMutants = "Building the mutants"
    let lookingForHint = "Looking for the hint"
    let comparing = "Comparing"
    let hintKey = "hint"
    let hintsKey = "earlier hints"
    let compareKey = "compare"
    let allKey = "all"
    let runKey = "run"
    let nextKey = "next kata"
    let quitKey = "quit"

    let stepHeading = "Step"
    let refactorHeading = "Refactor"
    let lessonMark = "**To learn.**"
    let failureMarks = (start: "If the failure says \"", end: "\":")
}
