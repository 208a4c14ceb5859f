import Foundation

/// Tests to measure, and the code that measures them. All its mutants and variants are in one build: each body that they
/// change has a branch for each of them, and a token in the environment selects the branch at run time.
package struct MutationSubject: Sendable {
    /// The lap whose module has the tests to measure.
    package let lap: LapID
    /// These tests, by path from the kata's folder. The official suites come from the kit, and these are next to them.
    package var tests: [String: Data]
    /// Whether a test that fails on a variant kills nothing. An author looks at both.
    let rejectsTooStrict: Bool
    /// The code without a mutant, by path from the kata's folder.
    private let source: [String: Data]
    /// The mutants that a token can select, by their numbers from 1 on.
    private(set) var selectable: [Mutant] = []
    /// The mutants and variants that are not in the build.
    package private(set) var invalid: [InvalidMutant] = []
    /// The files with a branch, by path.
    private var woven: [String: [Declaration]] = [:]

    init(_ lap: LapID, tests: [String: Data], rejectsTooStrict: Bool, on code: [String: Data], with mutants: [Mutant]) {
        (self.lap, self.tests, self.rejectsTooStrict, source) = (lap, tests, rejectsTooStrict, code)
        for mutant in mutants {
            do {
                try weave(mutant)
                selectable.append(mutant)
            } catch {
                invalid.append(InvalidMutant(mutant: mutant, reason: error.reason))
            }
        }
    }

    private mutating func weave(_ mutant: Mutant) throws(Misfit) {
        let code = try mutant.apply(to: source)
        let number = MutantNumber(number: selectable.count + 1, patch: mutant.patch)
        var (attempt, branches) = (woven, 0)
        for path in code.keys.sorted() where code[path] != source[path] {
            if attempt[path] == nil { attempt[path] = try declarations(path, in: source) }
            let changed = try declarations(path, in: code)
            branches += try attempt[path]?.weave(changed, as: number) ?? 0
        }
        guard branches > 0 else { throw Misfit(reason: "it changes no body") }
        woven = attempt
    }

    private func declarations(_ path: String, in code: [String: Data]) throws(Misfit) -> [Declaration] {
        try [SourceLine](of: code[path] ?? Data(), path).items.map(Declaration.init)
    }

    /// The same without mutants that do not compile.
    func leavingOut(_ others: [InvalidMutant]) -> MutationSubject {
        let rest = selectable.filter { mutant in !others.contains { $0.mutant.patch == mutant.patch } }
        var subject = MutationSubject(lap, tests: tests, rejectsTooStrict: rejectsTooStrict, on: source, with: rest)
        subject.invalid = invalid + others
        return subject
    }

    /// The code with the selectable mutants in it, by path from the kata's folder.
    func code(with key: MutantKey) -> [String: Data] {
        let declaration = key.declaration(of: selectable.count + 1)
        let files = woven.mapValues { Data(($0.flatMap(\.code) + [declaration]).joined(separator: "\n").utf8) }
        return source.merging(files) { $1 }
    }

    /// - Parameter mutant: nil for the unchanged code.
    func variables(for mutant: Mutant?, with key: MutantKey) -> [String: String] {
        let index = selectable.firstIndex { $0.patch == mutant?.patch }
        return key.variables(for: index.map { $0 + 1 } ?? 0, of: selectable.count + 1)
    }
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
        let patches = try (lap.kata.mutants(lap.lap) + lap.kata.variants(lap.lap)).filter(isWanted)
        let tests = try tests ?? lap.readModelAnswer()
        let code = try lap.readPatchedCode()
        self.init(lap, tests: tests, rejectsTooStrict: rejectsTooStrict, on: code, with: patches + stub)
    }

    /// Tests on the reference.
    package init(
        _ lap: LapID,
        tests: [String: Data],
        rejectsTooStrict: Bool = false,
        onReferenceWith mutants: [Mutant]
    ) throws {
        let code = try lap.kata.readReference()
        self.init(lap, tests: tests, rejectsTooStrict: rejectsTooStrict, on: code, with: mutants)
    }

    /// The mutants in the build, by name.
    package var mutants: [Mutant] { selectable.filter { !$0.isVariant && !$0.isStub } }

    var stub: Mutant? { selectable.first(where: \.isStub) }

    var variants: [Mutant] { selectable.filter(\.isVariant) }

    /// The tests that the kit has for this lap: the starter's own tests, or nothing in addition to the official suites.
    func readTestsOfKit() throws -> [String: Data] { try lap.readTests(in: lap.kata.starter) }
}
