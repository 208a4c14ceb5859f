/// How many of the bite lap's mutants the learner's own tests kill.
package struct MutantScore: Codable, Equatable, Sendable {
    /// Nil when nobody has counted since the tests changed.
    package var killed: Int?
    package var total: Int
    /// Whether a test is wrong, too: it fails on correct code.
    var hasWrongTest = false

    var isComplete: Bool { killed == total && !hasWrongTest }
}
