import Foundation

extension MutationRun {
    /// The subjects, without the mutants that do not compile. Only the kit decides: own tests can blame any file for their
    /// errors, also a mutant.
    package func valid(_ subjects: [MutationSubject]) throws -> [MutationSubject] {
        let invalid = try build(subjects) { try $0.readTestsOfKit() }.invalidMutants(of: subjects)
        // One failed build need not name all of them.
        return invalid.isEmpty ? subjects : try valid(subjects.map { $0.leavingOut(invalid) })
    }

    /// Builds the mutants, without those that do not compile.
    func build(_ subjects: inout [MutationSubject]) throws -> BuiltTrials {
        do {
            let built = try build(subjects, testedBy: \.tests)
            guard !built.invalidMutants(of: subjects).isEmpty else { return built }
        }
        subjects = try valid(subjects)
        return try build(subjects, testedBy: \.tests)
    }

    private func build(
        _ subjects: [MutationSubject],
        testedBy tests: (MutationSubject) throws -> [String: Data]
    ) throws -> BuiltTrials {
        let trials = try subjects.map { Trial($0.lap, code: $0.schemata.code(with: key), tests: try tests($0)) }
        return try judge.build(trials, in: stage, says: "building the code with its mutants")
    }
}

extension BuiltTrials {
    /// The mutants that a failed build names, with the reasons.
    fileprivate func invalidMutants(of subjects: [MutationSubject]) -> [InvalidMutant] {
        subjects.flatMap { subject in
            let errors = failures[subject.lap]?.diagnostics ?? []
            return subject.schemata.selectable.compactMap { mutant in
                errors.first { $0.file == mutant.patch.path }.map {
                    (mutant: mutant, reason: "the mutant does not compile: \($0.message)")
                }
            }
        }
    }
}

extension MutationSubject {
    fileprivate func leavingOut(_ mutants: [InvalidMutant]) -> MutationSubject {
        let schemata = schemata.leavingOut(mutants)
        return MutationSubject(lap: lap, tests: tests, rejectsTooStrict: rejectsTooStrict, schemata: schemata)
    }
}
