import Foundation

/// Tests to measure, and the code with all mutants and variants that measure them.
package struct MutationSubject: Sendable {
    let kata: Kata
    /// The tests to measure; nil for the official suites.
    private(set) var ownTests: URL?
    let variants: [Variant]
    /// Whether a test that fails on a variant kills nothing. An author looks at both.
    let rejectsTooStrict: Bool
    fileprivate(set) var schemata: MutantSchemata
    /// The mutants and variants that are not in the build.
    fileprivate(set) var invalid: [InvalidMutant]

    /// The names of the mutants and variants that are not in the build.
    package var namesOfInvalid: Set<String> { Set(invalid.map(\.mutant.name)) }

    /// The lap whose tests are measured.
    var lap: LapID { kata.lap(ownTests == nil ? .green : .bite) }

    /// The mutants in the build, by name.
    package var mutants: [Mutant] {
        schemata.switched.filter { mutant in !variants.contains { $0.name == mutant.name } }
            .sorted { $0.name < $1.name }
    }

    var switchedVariants: [Variant] {
        variants.filter { variant in schemata.switched.contains { $0.name == variant.name } }
    }

    /// The same mutants, with other tests.
    package func measuring(_ tests: URL) -> MutationSubject {
        var subject = self
        subject.ownTests = tests
        return subject
    }

    /// The tests that the kit has for this lap: the starter's own tests, or nothing in addition to the official suites.
    func readTestsOfKit() throws -> [String: Data] {
        try ownTests == nil ? [:] : kata.starter.appending(path: "Tests").readFiles()
    }

    func readTests() throws -> [String: Data] {
        try ownTests?.readFiles() ?? [:]
    }
}

extension MutationRun {
    /// A learner's tests, on given code with the starter: neither the reference nor the learner's own code is needed.
    ///
    /// - Parameter rejectsTooStrict: whether a test that fails on a variant kills nothing.
    package func bite(_ kata: Kata, tests: URL, rejectsTooStrict: Bool = true) throws -> MutationSubject {
        let (mutants, variants) = (try kata.mutants(.bite), try kata.variants(.bite))
        return try subject(kata, tests, mutants, variants, rejectsTooStrict: rejectsTooStrict, of: kata.readStarter())
    }

    /// The official suites, on the reference.
    package func green(_ kata: Kata) throws -> MutationSubject {
        try subject(kata, nil, kata.mutants(.green), kata.variants(.green), of: kata.readReference())
    }

    /// The cases of the article, on the reference.
    package func article(_ kata: Kata) throws -> MutationSubject {
        try subject(kata, kata.articleCases, kata.mutants(.green), of: kata.readReference())
    }

    /// - Parameters:
    ///   - tests: the tests to measure; nil for the official suites.
    ///   - code: what the mutants change, by path from the kata's folder.
    func subject(
        _ kata: Kata,
        _ tests: URL?,
        _ mutants: [Mutant],
        _ variants: [Variant] = [],
        rejectsTooStrict: Bool = false,
        of code: [String: Data]
    ) throws -> MutationSubject {
        for variant in variants where mutants.contains(where: { $0.name == variant.name }) {
            throw CommandError(.ownFailure, "\(variant.mutant.patch.path): a mutant has the same name")
        }
        let schemata = try weave(mutants + variants.map(\.mutant), of: kata, code)
        return MutationSubject(
            kata: kata,
            ownTests: tests,
            variants: variants,
            rejectsTooStrict: rejectsTooStrict,
            schemata: schemata,
            invalid: schemata.invalid
        )
    }

    /// The subject without the patches that another run found invalid.
    package func leavingOut(_ names: Set<String>, of subject: MutationSubject) throws -> MutationSubject {
        let named = subject.schemata.switched.filter { names.contains($0.name) }
        guard !named.isEmpty else { return subject }
        return try leavingOut(named.map { InvalidMutant(mutant: $0, reason: "") }, of: subject)
    }

    /// The subject without some of its patches.
    func leavingOut(_ invalid: [InvalidMutant], of subject: MutationSubject) throws -> MutationSubject {
        let rest = subject.schemata.switched.filter { mutant in !invalid.contains { $0.mutant.name == mutant.name } }
        var smaller = subject
        smaller.schemata = try weave(rest, of: subject.kata, subject.schemata.source)
        smaller.invalid += invalid + smaller.schemata.invalid
        return smaller
    }

    private func weave(_ patches: [Mutant], of kata: Kata, _ code: [String: Data]) throws -> MutantSchemata {
        let memory = judge.kit.scratchDirectory.appending(path: "woven/\(stage)-\(kata.name).json")
        return try MutantSchemata(
            patches,
            of: code,
            memory: memory,
            launcher: judge.launcher,
            timeout: judge.settings.buildTimeout
        )
    }
}
