import Foundation

extension MutationRun {
    /// The subjects, without the mutants that do not apply or compile. Only the kit decides: own tests take no part.
    package func valid(_ subjects: [MutationSubject]) throws -> [MutationSubject] {
        var subjects = subjects
        try leaveOutInvalid(subjects.map(\.lap), &subjects)
        return subjects
    }

    /// Builds the mutants of these laps, without those that do not compile.
    func build(_ laps: [LapID], _ subjects: inout [MutationSubject]) throws -> Build.Product {
        let product = try build(laps, of: subjects, testedBy: \.tests)
        guard case .failed(let failure) = product, subjects.contains(where: { !$0.invalidMutants(by: failure).isEmpty })
        else { return product }
        try leaveOutInvalid(laps, &subjects)
        return try build(laps, of: subjects, testedBy: \.tests)
    }

    /// Leaves out the mutants that do not compile. The tests of the kit take the place of own tests: those can blame any
    /// file for their errors, also a mutant.
    private func leaveOutInvalid(_ laps: [LapID], _ subjects: inout [MutationSubject]) throws {
        while case .failed(let failure) = try build(laps, of: subjects, testedBy: { try $0.readTestsOfKit() }) {
            let named = subjects.map { $0.invalidMutants(by: failure) }
            guard named.contains(where: { !$0.isEmpty }) else { return }
            // One failed build need not name all of them.
            for (index, invalid) in named.enumerated() where !invalid.isEmpty {
                subjects[index] = try leavingOut(invalid, of: subjects[index])
            }
        }
    }

    private func build(
        _ laps: [LapID],
        of subjects: [MutationSubject],
        testedBy tests: (MutationSubject) throws -> [String: Data]
    ) throws -> Build.Product {
        for subject in subjects where laps.contains(subject.lap) {
            try package.write(subject.kata, subject.schemata.code(with: key).merging(tests(subject)) { $1 })
        }
        return try judge.build(package, laps, says: "building the code with its mutants")
    }
}

extension MutationSubject {
    /// The patches that a failed build names, with the reasons.
    fileprivate func invalidMutants(by failure: BuildFailure) -> [InvalidMutant] {
        schemata.selectable.compactMap { mutant in
            failure.diagnostics.first { $0.file == mutant.patch.path }.map {
                InvalidMutant(mutant: mutant, reason: "the mutant does not compile: \($0.message)")
            }
        }
    }
}
