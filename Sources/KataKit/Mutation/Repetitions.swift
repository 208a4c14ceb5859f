/// Runs of tests again on the mutants that they killed, and on the unchanged code. A test that fails by chance, by the clock or by
/// a count of its runs then kills none: it kills a mutant only if it fails in all runs of the mutant and in no run of the
/// unchanged code.
enum Repetitions {
    /// The mutant is nil for the unchanged code.
    typealias Run = (mutant: Mutant?, result: TestRun.Result)

    /// The mutant of each run, or nil for the unchanged code, in random order.
    ///
    /// No run says which mutant is on. So a test that cannot see a mutant fails in some set of runs, and each order is equally
    /// likely. In 45 runs, three of them are those of one mutant less than once in ten thousand times. More would cost more:
    /// each run is a process.
    static func order(of mutants: [Mutant]) -> [Mutant?] {
        order(of: mutants, each: 3, unchanged: max(10, 45 - 3 * mutants.count))
    }

    /// The same for tests that failed in other runs too: then the other mutants say nothing of them.
    static func longOrder(of mutants: [Mutant]) -> [Mutant?] { order(of: mutants, each: 4, unchanged: 30) }

    private static func order(of mutants: [Mutant], each count: Int, unchanged: Int) -> [Mutant?] {
        let runs = mutants.flatMap { Array(repeating: Optional($0), count: count) }
        return (runs + Array(repeating: nil, count: unchanged)).shuffled()
    }
}
