/// What the tool remembers of the runs of a lap before this one. Tests are named by ``TestOutcome/title``.
struct EarlierRuns: Sendable {
    /// The tests that passed in the last run; nil when there was none.
    private(set) var passed: Set<String>?
    /// The tests that were red in the last run.
    private(set) var redBefore: Set<String> = []
    /// In the test-first lap, the tests that were red in some run: the newest last.
    private(set) var red: [String] = []
    /// In the test-first lap, the arguments of each test of some run.
    private(set) var known: [String: Set<String>] = [:]
    /// The tests of the last run, each with ``OwnTestCode/bodies(of:)``.
    private(set) var bodies: [String: UInt64] = [:]
    /// In the test-first lap, the tests of this run that are the starter's.
    var shipped: Set<String> = []
    /// In the test-first lap, whether this run has the tests of the last one, each with the same code.
    var hasSameTests = false
    /// In the test-first lap, the tests of the last run that are not in this one, under whatever name.
    private(set) var gone: [String] = []
    /// In the test-first lap, the tests that killed a mutant when these ran last.
    private(set) var killers: Set<String> = []
    /// In the test-first lap, the tests that the last page asked to see red.
    private(set) var neverRed: Set<String> = []
    /// In the test-first lap, the tests that the last page asked to change.
    private(set) var wrong: Set<String> = []
    /// In the test-first lap, the kit's checks that the last green code failed; nil where none has run.
    private(set) var failedChecks: Set<String>?
    /// For each step that was green and is not now: the files that changed since then, from the kit's root.
    private(set) var changedSinceGreen: [String: [String]] = [:]

    /// The same with the new names of tests: where the code in one is that in one that is gone, or where only the suite is new.
    ///
    /// - Parameter tests: those of this run, each with ``OwnTestCode/bodies(of:)``.
    func renamed(_ tests: [String: UInt64]) -> EarlierRuns {
        let (gone, new) = (bodies.keys.filter { tests[$0] == nil }, tests.keys.filter { known[$0] == nil })
        let renamed = new.sorted().compactMap { title -> (old: String, new: String)? in
            let old = gone.filter { $0.nameOfTest == title.nameOfTest || bodies[$0] == tests[title] }
            return old.count == 1 ? (old[0], title) : nil
        }
        func now(_ title: String) -> String { renamed.first { $0.old == title }?.new ?? title }
        var earlier = self
        (earlier.passed, earlier.red) = (passed.map { Set($0.map(now)) }, red.map(now))
        earlier.redBefore = Set(redBefore.map(now))
        earlier.known = known.reduce(into: [:]) { $0[now($1.key), default: []].formUnion($1.value) }
        earlier.gone = gone.filter { now($0) == $0 }
        // One that is split was red as a whole.
        let parts = new.filter { title in !renamed.contains { $0.new == title } }
        if earlier.gone.count == 1, parts.count > 1, red.contains(earlier.gone[0]) { earlier.red += parts.sorted() }
        return earlier
    }

    func withoutRed(of tests: Set<String>) -> EarlierRuns {
        var earlier = self
        earlier.red.removeAll(where: tests.contains)
        return earlier
    }
}

extension String {
    /// Of a ``TestOutcome/title``, what follows the suite.
    var nameOfTest: Substring { split(separator: "/", maxSplits: 1).last ?? self[...] }
}
