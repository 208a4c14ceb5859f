import Foundation

/// All mutants of some code in one build: each body that mutants change has a branch for each of them, and a token in the
/// environment selects the branch at run time.
struct MutantSchemata: Sendable {
    struct MutatedCode: Sendable {
        var mutant: Mutant
        /// The code, by path from the kata's folder.
        var code: [String: Data]

        fileprivate func changedPaths(from original: [String: Data]) -> [String] {
            code.keys.filter { code[$0] != original[$0] }.sorted()
        }
    }

    /// The code without a mutant, by path from the kata's folder.
    let source: [String: Data]
    /// The mutants that a token can select, by their numbers from 1 on.
    private(set) var switched: [Mutant] = []
    private(set) var invalid: [InvalidMutant] = []
    /// The files with a branch, without what selects it.
    private(set) var woven: [String: Data] = [:]
}

extension MutantSchemata {
    /// - Parameter timeout: the timeout of one child process, in seconds.
    init(_ mutants: [Mutant], of source: [String: Data], launcher: ProcessLauncher, timeout: Double) throws {
        self.source = source
        var applied: [MutatedCode] = []
        for mutant in mutants {
            do {
                let code = try mutant.apply(to: source, launcher: launcher, timeout: timeout)
                applied.append(MutatedCode(mutant: mutant, code: code))
            } catch let error as InvalidMutant {
                invalid.append(error)
            }
        }
        let (original, mutated) = Self.withPropertiesAsBodies(source, applied)
        let parser = PartsParser(original: original, launcher: launcher, timeout: timeout)
        let (parts, broken) = try parser.parse(mutated)
        invalid += broken
        var woven: [String: SourceParts] = [:]
        for mutation in mutated where !broken.contains(where: { $0.mutant.name == mutation.mutant.name }) {
            let number = MutantNumber(number: switched.count + 1, patch: mutation.mutant.patch)
            do {
                var (attempt, branches) = (woven, 0)
                for path in mutation.changedPaths(from: original) {
                    guard var whole = attempt[path] ?? parts[.init(path: path)],
                        let part = parts[.init(path: path, mutant: mutation.mutant.name)]
                    else { continue }
                    branches += try whole.weave(part, as: number)
                    attempt[path] = whole
                }
                guard branches > 0 else {
                    throw NotWoven(name: mutation.changedPaths(from: original).joined(separator: ", "))
                }
                woven = attempt
                switched.append(mutation.mutant)
            } catch let error as NotWoven {
                let reason = "it may only change bodies, and it changes or adds the declaration '\(error.name)'"
                invalid.append(InvalidMutant(mutant: mutation.mutant, reason: reason))
            }
        }
        self.woven = woven.mapValues { Data($0.woven.utf8) }
    }

    /// The code with the switched mutants in it, by path from the kata's folder.
    func code(with key: MutantKey) -> [String: Data] {
        let declaration = Data("\n\(key.declaration(of: switched.count + 1))".utf8)
        return source.merging(woven.mapValues { $0 + declaration }) { $1 }
    }

    /// - Parameter mutant: the name of a mutant; nil for the unchanged code.
    func variables(for mutant: String?, with key: MutantKey) -> [String: String] {
        let index = mutant.flatMap { name in switched.firstIndex { $0.name == name } }
        return key.variables(for: index.map { $0 + 1 } ?? 0, of: switched.count + 1)
    }

    private static func withPropertiesAsBodies(_ original: [String: Data], _ mutated: [MutatedCode])
        -> (original: [String: Data], mutated: [MutatedCode])
    {
        var (changed, mutants) = (original, mutated)
        for path in Set(mutated.flatMap { $0.changedPaths(from: original) }) {
            guard let code = original[path] else { continue }
            let weak = WeakProperties(of: code, changedIn: mutated.compactMap { $0.code[path] })
            changed[path] = weak.asBodies(code)
            for index in mutants.indices {
                mutants[index].code[path] = mutants[index].code[path].map(weak.asBodies)
            }
        }
        return (changed, mutants)
    }
}

/// Splits every file that mutants change into its parts.
private struct PartsParser {
    /// A changed file: a mutant's version or the original.
    struct Key: Hashable {
        var path: String
        var mutant: String?
    }

    struct SyntaxError: Error {
        var message: String
    }

    var original: [String: Data]
    var launcher: ProcessLauncher
    /// The timeout of one child process, in seconds.
    var timeout: Double

    /// - Returns: the parts, and the mutants that do not parse.
    func parse(_ mutated: [MutantSchemata.MutatedCode]) throws -> (parts: [Key: SourceParts], broken: [InvalidMutant]) {
        do {
            return (try parts(of: mutated), [])
        } catch is SyntaxError {
            // One broken file breaks the parse of all: look at each mutant by itself.
            let broken = try mutated.compactMap { mutation -> InvalidMutant? in
                do {
                    _ = try parts(of: [mutation])
                    return nil
                } catch let error as SyntaxError {
                    let reason = "the mutant does not parse: \(error.message)"
                    return InvalidMutant(mutant: mutation.mutant, reason: reason)
                }
            }
            let whole = mutated.filter { mutation in !broken.contains { $0.mutant.name == mutation.mutant.name } }
            return (try parts(of: whole), broken)
        }
    }

    private func parts(of mutated: [MutantSchemata.MutatedCode]) throws -> [Key: SourceParts] {
        let changed = mutated.map { ($0, paths: $0.changedPaths(from: original)) }
        var versions = Set(changed.flatMap(\.paths)).sorted().map { (Key(path: $0), text: original[$0]) }
        for (mutation, paths) in changed {
            versions += paths.map { (Key(path: $0, mutant: mutation.mutant.name), text: mutation.code[$0]) }
        }
        guard !versions.isEmpty else { return [:] }
        let texts = versions.map { $0.text ?? Data() }
        guard let parsed = try ParsedSource(texts, launcher: launcher, timeout: timeout) else {
            throw CommandError(.ownFailure, "the compiler does not parse the mutants")
        }
        if let error = parsed.error { throw SyntaxError(message: error) }
        return Dictionary(uniqueKeysWithValues: zip(versions.map(\.0), SourceParts.all(of: parsed)))
    }
}
