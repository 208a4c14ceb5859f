import Foundation

extension MutationRun {
    /// The subjects, without the mutants that do not apply or compile. Only the kit decides: own tests take no part.
    package func valid(_ subjects: [MutationSubject]) throws -> [MutationSubject] {
        var subjects = subjects
        try leaveOutInvalid(&subjects)
        return subjects
    }

    /// Builds the mutants, without those that do not compile.
    func build(_ subjects: inout [MutationSubject]) throws -> BuiltTrials {
        do {
            let built = try build(subjects, testedBy: \.tests)
            guard subjects.contains(where: { !$0.invalidMutants(in: built).isEmpty }) else { return built }
        }
        try leaveOutInvalid(&subjects)
        return try build(subjects, testedBy: \.tests)
    }

    /// Leaves out the mutants that do not compile. The tests of the kit take the place of own tests: those can blame any
    /// file for their errors, also a mutant.
    private func leaveOutInvalid(_ subjects: inout [MutationSubject]) throws {
        while true {
            let built = try build(subjects, testedBy: { try $0.readTestsOfKit() })
            let named = subjects.map { $0.invalidMutants(in: built) }
            guard named.contains(where: { !$0.isEmpty }) else { return }
            // One failed build need not name all of them.
            for (index, invalid) in named.enumerated() where !invalid.isEmpty {
                subjects[index] = try leavingOut(invalid, of: subjects[index])
            }
        }
    }

    private func build(
        _ subjects: [MutationSubject],
        testedBy tests: (MutationSubject) throws -> [String: Data]
    ) throws -> BuiltTrials {
        let trials = try subjects.map { Trial($0.lap, code: $0.schemata.code(with: key), tests: try tests($0)) }
        return try judge.build(trials, in: stage, says: "building the code with its mutants")
    }
}

extension MutationSubject {
    /// The patches that a failed build names, with the reasons.
    fileprivate func invalidMutants(in built: BuiltTrials) -> [InvalidMutant] {
        let errors = built.failures[lap]?.diagnostics ?? []
        return schemata.selectable.compactMap { mutant in
            errors.first { $0.file == mutant.patch.path }.map {
                InvalidMutant(mutant: mutant, reason: "the mutant does not compile: \($0.message)")
            }
        }
    }
}
