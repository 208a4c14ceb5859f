import Foundation

/// Tests to measure, and the code with all mutants and variants that measure them.
package struct MutationSubject: Sendable {
    /// The lap whose module has the tests to measure.
    package let lap: LapID
    /// These tests, by path from the kata's folder. The official suites come from the kit.
    private(set) var tests: [String: Data]
    let variants: [Variant]
    /// Whether a test that fails on a variant kills nothing. An author looks at both.
    let rejectsTooStrict: Bool
    fileprivate(set) var schemata: MutantSchemata
    /// The mutants and variants that are not in the build.
    fileprivate(set) var invalid: [InvalidMutant]

    package var namesOfInvalid: Set<String> { Set(invalid.map(\.mutant.name)) }

    var kata: Kata { lap.kata }

    /// The mutants in the build, by name.
    package var mutants: [Mutant] {
        schemata.selectable.filter { mutant in !variants.contains { $0.name == mutant.name } }
            .sorted { $0.name < $1.name }
    }

    var selectableVariants: [Variant] {
        variants.filter { variant in schemata.selectable.contains { $0.name == variant.name } }
    }

    package func measuring(_ tests: [String: Data]) -> MutationSubject {
        var subject = self
        subject.tests = tests
        return subject
    }

    /// The tests that the kit has for this lap: the starter's own tests, or nothing in addition to the official suites.
    func readTestsOfKit() throws -> [String: Data] { try lap.readTests(in: kata.starter) }
}

extension MutationRun {
    /// Tests on the code of their lap: the reference for the official suites. For a learner's tests, the starter takes the
    /// place of what the lap does not test, so the learner's own code is not needed.
    ///
    /// - Parameters:
    ///   - tests: by path from the kata's folder; nil for the kit's.
    ///   - name: of the patch to take; nil for all.
    package func subject(
        _ lap: LapID,
        tests: [String: Data]? = nil,
        only name: String? = nil,
        rejectsTooStrict: Bool = false
    ) throws -> MutationSubject {
        try subject(
            lap,
            tests ?? lap.readModelAnswer(),
            lap.kata.mutants(lap.lap).filter { name == nil || $0.name == name },
            lap.kata.variants(lap.lap).filter { name == nil || $0.name == name },
            rejectsTooStrict: rejectsTooStrict,
            of: lap.readPatchedCode()
        )
    }

    /// The cases of the article, on the reference.
    package func article(_ kata: Kata) throws -> MutationSubject {
        let cases = try kata.articleCases.readFiles().within("Tests")
        return try subject(kata.lap(.bite), cases, kata.mutants(.green), of: kata.readReference())
    }

    /// - Parameter code: what the mutants change, by path from the kata's folder.
    func subject(
        _ lap: LapID,
        _ tests: [String: Data],
        _ mutants: [Mutant],
        _ variants: [Variant] = [],
        rejectsTooStrict: Bool = false,
        of code: [String: Data]
    ) throws -> MutationSubject {
        for variant in variants where mutants.contains(where: { $0.name == variant.name }) {
            throw CommandError(.ownFailure, "\(variant.mutant.patch.path): a mutant has the same name")
        }
        let schemata = MutantSchemata(mutants + variants.map(\.mutant), of: code)
        return MutationSubject(
            lap: lap,
            tests: tests,
            variants: variants,
            rejectsTooStrict: rejectsTooStrict,
            schemata: schemata,
            invalid: schemata.invalid
        )
    }

    /// The subject without the patches that another run found invalid.
    package func leavingOut(_ names: Set<String>, of subject: MutationSubject) throws -> MutationSubject {
        let named = subject.schemata.selectable.filter { names.contains($0.name) }
        guard !named.isEmpty else { return subject }
        return try leavingOut(named.map { InvalidMutant(mutant: $0, reason: "") }, of: subject)
    }

    func leavingOut(_ invalid: [InvalidMutant], of subject: MutationSubject) throws -> MutationSubject {
        let rest = subject.schemata.selectable.filter { mutant in !invalid.contains { $0.mutant.name == mutant.name } }
        var smaller = subject
        smaller.schemata = MutantSchemata(rest, of: subject.schemata.source)
        smaller.invalid += invalid + smaller.schemata.invalid
        return smaller
    }
}
