import Foundation

/// All mutants of some code in one build: each body that mutants change has a branch for each of them, and a token in the
/// environment selects the branch at run time.
struct MutantSchemata: Sendable {
    /// The code without a mutant, by path from the kata's folder.
    private let source: [String: Data]
    /// The mutants that a token can select, by their numbers from 1 on.
    private(set) var selectable: [Mutant] = []
    private(set) var invalid: [InvalidMutant]
    /// The files with a branch, by path.
    private var woven: [String: [Declaration]] = [:]

    init(_ mutants: [Mutant], of source: [String: Data], invalid: [InvalidMutant] = []) {
        self.source = source
        self.invalid = invalid
        for mutant in mutants {
            do {
                try weave(mutant)
                selectable.append(mutant)
            } catch {
                self.invalid.append(InvalidMutant(mutant: mutant, reason: error.reason))
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
    func leavingOut(_ others: [InvalidMutant]) -> MutantSchemata {
        let rest = selectable.filter { mutant in !others.contains { $0.mutant.patch == mutant.patch } }
        return MutantSchemata(rest, of: source, invalid: invalid + others)
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
