import Foundation

/// Tests to measure, and the code with all mutants and variants that measure them.
package struct MutationSubject: Sendable {
    /// The lap whose module has the tests to measure.
    package let lap: LapID
    /// These tests, by path from the kata's folder. The official suites come from the kit, and these are next to them.
    let tests: [String: Data]
    /// Whether a test that fails on a variant kills nothing. An author looks at both.
    let rejectsTooStrict: Bool
    let schemata: MutantSchemata
}

extension MutationSubject {
    /// Tests on the code of their lap: the reference for the official suites. For a learner's tests, the starter takes the
    /// place of what the lap does not test, so the learner's own code is not needed.
    ///
    /// - Parameters:
    ///   - tests: by path from the kata's folder; nil for the kit's.
    ///   - hasStub: whether the tests can run on the stub too.
    ///   - isWanted: which mutants and variants to take.
    package init(
        _ lap: LapID,
        tests: [String: Data]? = nil,
        rejectsTooStrict: Bool = false,
        hasStub: Bool = false,
        where isWanted: (Mutant) -> Bool = { _ in true }
    ) throws {
        let stub = hasStub ? [try Mutant(stubOf: lap)] : []
        let patches = try lap.kata.mutants(lap.lap) + lap.kata.variants(lap.lap)
        self.init(
            lap: lap,
            tests: try tests ?? lap.readModelAnswer(),
            rejectsTooStrict: rejectsTooStrict,
            schemata: MutantSchemata(patches.filter(isWanted) + stub, of: try lap.readPatchedCode())
        )
    }

    /// Tests on the reference.
    package init(
        _ lap: LapID,
        tests: [String: Data],
        rejectsTooStrict: Bool = false,
        onReferenceWith mutants: [Mutant]
    ) throws {
        let schemata = MutantSchemata(mutants, of: try lap.kata.readReference())
        self.init(lap: lap, tests: tests, rejectsTooStrict: rejectsTooStrict, schemata: schemata)
    }

    /// The mutants in the build, by name.
    package var mutants: [Mutant] { schemata.selectable.filter { !$0.isVariant && !$0.isStub } }

    var stub: Mutant? { schemata.selectable.first(where: \.isStub) }

    var variants: [Mutant] { schemata.selectable.filter(\.isVariant) }

    /// The mutants and variants that are not in the build.
    package var invalid: [InvalidMutant] { schemata.invalid }

    package func measuring(_ tests: [String: Data]) -> MutationSubject {
        MutationSubject(lap: lap, tests: tests, rejectsTooStrict: rejectsTooStrict, schemata: schemata)
    }

    /// The tests that the kit has for this lap: the starter's own tests, or nothing in addition to the official suites.
    func readTestsOfKit() throws -> [String: Data] { try lap.readTests(in: lap.kata.starter) }
}
