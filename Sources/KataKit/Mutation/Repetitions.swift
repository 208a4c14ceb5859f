/// What happened when tests ran again on the mutants that they killed, and on the unchanged code. A test that fails by chance,
/// by the clock or by a count of its runs then kills none: it kills a mutant only if it fails in all runs of the mutant and in
/// no run of the unchanged code.
struct Repetitions: Sendable {
    /// The mutant is nil for the unchanged code.
    typealias Run = (mutant: Mutant?, result: TestRun.Result)

    /// No run says which mutant is on. So a test that cannot see a mutant fails in some set of runs, and each order is equally
    /// likely. With these numbers, the first run included, and 30 mutants, it kills one of them less than once in ten
    /// thousand times. More would cost more: each run is a process.
    private static let runsOfMutant = 4
    private static let runsOfUnchanged = 30

    /// The mutant of each run, or nil for the unchanged code, in random order.
    static func order(of mutants: [Mutant]) -> [Mutant?] {
        let runs = mutants.flatMap { Array(repeating: Optional($0), count: runsOfMutant) }
        return (runs + Array(repeating: nil, count: runsOfUnchanged)).shuffled()
    }

    private let ofMutants: [String: [Run]]
    private let ofUnchanged: [TestRun.Result]

    init(_ runs: [Run]) {
        ofMutants = Dictionary(grouping: runs) { $0.mutant?.name ?? "" }
        ofUnchanged = runs.filter { $0.mutant == nil }.map(\.result)
    }

    /// Why a run of the unchanged code is suspicious; nil when none is.
    var inconsistency: String? { ofUnchanged.lazy.compactMap(\.inconsistency).first }

    /// The tests that did not pass in each run of the unchanged code, as they were when they did not.
    func flaky(_ tests: [TestOutcome]) -> [TestOutcome] {
        tests.compactMap { test in
            var notRun = test
            notRun.verdict = .notRun
            return ofUnchanged.map { $0.outcomes.first { $0.id == test.id } ?? notRun }.first { $0.verdict != .passed }
        }
    }

    /// Whether an expectation of the test failed in each run of this mutant. A crash is not an expectation.
    func confirms(_ test: TestOutcome, on mutant: Mutant) -> Bool {
        (ofMutants[mutant.name] ?? []).allSatisfy { run in
            run.result.outcomes.contains { $0.id == test.id && $0.verdict == .failed }
        }
    }
}
