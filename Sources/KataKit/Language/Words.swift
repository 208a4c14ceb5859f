/// The texts of the tool's pages in one language.
///
/// Three things are English in every language: what tests and the compiler say, why a lap has no verdict, and the terms
/// "green lap" and "bite lap". Names, paths and commands are never translated.
package protocol Words: Sendable {
    // MARK: A lap and its steps

    /// A lap in a few words.
    var notStarted: String { get }
    var doesNotCompile: String { get }
    var missing: String { get }
    var suspicious: String { get }
    var wrongLayer: String { get }
    var mutantsNotCounted: String { get }
    func green(_ passed: Int, of total: Int) -> String
    func mutants(_ killed: Int, of total: Int) -> String
    /// - Parameter red: the number of own tests that fail.
    func mutants(_ killed: Int, of total: Int, red: Int) -> String
    /// A part of the tests.
    func part(_ passed: Int, of total: Int) -> String
    func step(_ number: Int) -> String
    var outerLoop: String { get }
    var next: String { get }
    var current: String { get }
    /// What was green when the tests ran before.
    func notRun(before part: String) -> String
    func ownTests(_ summary: String) -> String

    // MARK: The verdict of a test

    var green: String { get }
    var red: String { get }
    var notRun: String { get }

    // MARK: The next thing to do

    func next(_ task: String) -> String
    var whichTestIsMissing: String { get }
    var countMutants: String { get }
    var writeTests: String { get }
    var refactorFirst: String { get }
    /// The labels of a list. A file, a command or ``press(_:)`` follows.
    var edit: String { get }
    var or: String { get }
    var run: String { get }
    var count: String { get }
    var stuck: String { get }
    /// After the label `Given`: this code is not what was shipped.
    var differs: String { get }
    var refactor: String { get }
    var compare: String { get }
    var test: String { get }
    var read: String { get }
    var then: String { get }
    func press(_ key: Character) -> String
    /// The same as a sentence of its own.
    func pressAsSentence(_ key: Character) -> String
    func pressUntilWatching(_ key: Character, _ kata: String) -> String
    var whatTheArticleMisses: String { get }

    // MARK: Success

    func allGreen(_ tests: Int, of kata: String) -> String
    func isGreen(step number: Int, suite: String) -> String
    func allKilled(_ mutants: Int, of kata: String) -> String
    func learned(_ lesson: String) -> String
    func isDone(_ kata: String, next: String) -> String
    func areDone(bothLapsOf kata: String) -> String
    var allKatasAreDone: String { get }

    // MARK: A failure

    func more(_ count: Int) -> String
    func more(lines count: Int) -> String
    func more(places count: Int) -> String
    func called(from place: String) -> String
    func with(_ arguments: String) -> String
    var printed: String { get }
    var notFound: String { get }
    var suiteDoesNotCompile: String { get }
    var didYouRename: String { get }

    // MARK: Hints

    func noHints(guide: String) -> String
    func noHint(guide: String) -> String
    var noHintForCompileError: String { get }
    var noHintForGreen: String { get }
    func noHint(allKilled mutants: Int) -> String
    func biteLap(_ killed: Int, of total: Int) -> String
    func rules(_ broken: String, guide: String) -> String
    /// - Parameter next: the command for the first hint, or the key.
    func noHintYet(next: String) -> String
    func hint(_ level: Int, of total: Int, next: String) -> String
    func lastHint(_ level: Int, of total: Int, guide: String) -> String
    func noFurtherHint(guide: String) -> String

    // MARK: Mutants

    var wrongTests: String { get }
    var strictTests: String { get }
    var noTestIsRight: String { get }
    var everyTestIsStrict: String { get }
    func more(survivors count: Int) -> String
    func killed(_ count: Int) -> String
    func toSeeEach(_ command: String) -> String
    func idle(tests count: Int) -> String
    /// - Parameter more: the number of further tests that kill it.
    func killed(by test: String, more: Int) -> String
    func survived(_ effect: String) -> String
    func hung(_ effect: String) -> String
    func crashed(_ effect: String) -> String
    func noMutant(_ name: String, _ reason: String) -> String

    // MARK: A comparison

    func otherDesigns(_ command: String) -> String
    var referenceWhenGreen: String { get }
    var designsWhenGreen: String { get }
    func same(as name: String) -> String
    /// The reference in a sentence.
    var theReference: String { get }

    // MARK: Watching

    func running(_ kata: String) -> String
    func saved(_ files: String) -> String
    func watching(_ kata: String) -> String
    var turnedGreen: String { get }
    var turnedRed: String { get }
    /// What goes on.
    var building: String { get }
    var runningTests: String { get }
    var buildingMutants: String { get }
    var lookingForHint: String { get }
    var comparing: String { get }
    /// What keys do.
    var hintKey: String { get }
    var hintsKey: String { get }
    var compareKey: String { get }
    var allKey: String { get }
    var runKey: String { get }
    var nextKey: String { get }
    var quitKey: String { get }

    // MARK: What the pages of guides say

    /// `Step` in `## Step 1: Suite`
    var stepHeading: String { get }
    var refactorHeading: String { get }
    /// What begins the paragraph with a lesson.
    var lessonMark: String { get }
    /// What is before and after the words of a failure, in the line above the hints for it.
    var failureMarks: (start: String, end: String) { get }
}
