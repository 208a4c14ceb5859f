import Foundation

extension MutationRun {
    /// The subjects, without the mutants that do not compile. Only the kit decides: own tests can blame any file for their
    /// errors, also a mutant.
    ///
    /// - Parameter lock: of the stage, if the caller has it.
    package func valid(_ subjects: [MutationSubject], _ lock: FileLock? = nil) throws -> [MutationSubject] {
        let invalid = try build(subjects, lock) { try $0.readTestsOfKit() }.invalidMutants(of: subjects)
        // One failed build need not name all of them.
        return invalid.isEmpty ? subjects : try valid(subjects.map { $0.leavingOut(invalid) }, lock)
    }

    /// Builds the mutants, without those that do not compile.
    func build(_ subjects: [MutationSubject], _ lock: FileLock? = nil) throws -> Built {
        // The first build must be gone before the next one needs the lock of the stage.
        do {
            let built = try build(subjects, lock, testedBy: \.tests)
            guard !built.invalidMutants(of: subjects).isEmpty else { return (subjects, built) }
        }
        return try build(valid(subjects, lock), lock)
    }

    private func build(
        _ subjects: [MutationSubject],
        _ lock: FileLock? = nil,
        testedBy tests: (MutationSubject) throws -> [String: Data]
    ) throws -> BuiltTrials {
        let trials = try subjects.map { trial(of: $0, testedBy: try tests($0)) }
        return try judge.build(trials, in: stage, says: "building the code with its mutants", lock: lock)
    }
}

extension MutationRun {
    func trial(of subject: MutationSubject, testedBy tests: [String: Data]) -> Trial {
        Trial(subject.lap, code: subject.code(with: key), tests: tests)
    }
}

extension BuiltTrials {
    /// The mutants that a failed build names, with the reasons.
    fileprivate func invalidMutants(of subjects: [MutationSubject]) -> [InvalidMutant] {
        subjects.flatMap { subject in
            let errors = failures[subject.lap]?.diagnostics ?? []
            return subject.selectable.compactMap { mutant in
                errors.first { $0.file == mutant.patch.path }.map {
                    InvalidMutant(mutant: mutant, reason: "the mutant does not compile: \($0.message)")
                }
            }
        }
    }
}
