import Foundation

/// Weaves all mutants of some code into one: in each body that mutants change there is a branch for each of them, and an
/// environment variable says at run time which is taken.
struct Weaver: Sendable {
    /// Holds the number of the active mutant; 0 for none.
    static let variable = "KATA_MUTANT"

    struct Mutation: Sendable {
        var mutant: Mutant
        /// All of the code with the mutant in it, by path from `Sources` on.
        var sources: [String: Data]
        var change: SourceChange
    }

    struct Woven: Sendable {
        var sources: [String: Data]
        /// Those that the switch knows, by their numbers from 1 on.
        var switched: [Mutation] = []
        /// Those that change more than bodies, such as `weak`: each needs a build of its own.
        var apart: [Mutation] = []
        /// Those that are no mutants of this code, and why.
        var misfits: [MutationReport.Misfit] = []
    }

    var toolbox: Toolbox
    /// Of one child process, in seconds.
    var limit: Double

    func weave(_ mutants: [Mutant], into sources: [String: Data]) throws -> Woven {
        var woven = Woven(sources: sources)
        var mutations: [Mutation] = []
        let patching = Patching(toolbox: toolbox, limit: limit)
        for mutant in mutants {
            do {
                let mutated = try patching.apply(mutant, to: sources)
                mutations.append(Mutation(mutant: mutant, sources: mutated, change: SourceChange(sources, mutated)))
            } catch let misfit as Patching.Misfit {
                woven.misfits.append(.init(mutant: mutant, reason: misfit.reason))
            }
        }
        let parts = try parse(&mutations, of: sources, &woven.misfits)
        for mutation in mutations {
            let differsInBodiesOnly = mutation.changedPaths(from: sources).allSatisfy { path in
                let mutated = parts[Key(path: path, mutant: mutation.mutant.name)]
                return parts[Key(path: path)]?.between == mutated?.between
            }
            if differsInBodiesOnly { woven.switched.append(mutation) } else { woven.apart.append(mutation) }
        }
        for path in Set(woven.switched.flatMap { $0.changedPaths(from: sources) }) {
            guard let original = parts[Key(path: path)] else { continue }
            let copies = woven.switched.enumerated().compactMap { index, mutation in
                parts[Key(path: path, mutant: mutation.mutant.name)].map { (index + 1, mutation.mutant, $0) }
            }
            woven.sources[path] = Data(weave(copies, into: original).utf8)
        }
        return woven
    }

    /// A changed file, of a mutant or as it was.
    private struct Key: Hashable {
        var path: String
        var mutant: String?
    }

    /// The parts of every file that mutants change; those that do not parse are no mutants.
    private func parse(
        _ mutations: inout [Mutation],
        of sources: [String: Data],
        _ misfits: inout [MutationReport.Misfit]
    ) throws -> [Key: SourceParts] {
        while true {
            let original = Set(mutations.flatMap { $0.changedPaths(from: sources) }).sorted().map { path in
                (Key(path: path), path, sources[path])
            }
            let mutated = mutations.flatMap { mutation in
                mutation.changedPaths(from: sources).map { path in
                    (Key(path: path, mutant: mutation.mutant.name), mutation.mutant.patch.path, mutation.sources[path])
                }
            }
            let files = (original + mutated).map { key, name, data in (key, BodyParser.Source(name, data)) }
            guard !files.isEmpty else { return [:] }
            do {
                let places = try BodyParser(toolbox: toolbox, limit: limit).bodies(in: files.map(\.1))
                let parts = zip(files, places).map { ($0.0, SourceParts($0.1.text, bodies: $1)) }
                return Dictionary(uniqueKeysWithValues: parts)
            } catch let errors as BodyParser.SyntaxErrors {
                let broken = mutations.filter { errors.first(in: $0.mutant.patch.path) != nil }
                guard !broken.isEmpty else {
                    throw Refusal(.ownFailure, "the code does not parse: \(errors.diagnostics[0].message)")
                }
                for mutation in broken {
                    let reason = errors.first(in: mutation.mutant.patch.path)?.message ?? ""
                    misfits.append(.init(mutant: mutation.mutant, reason: "the mutant does not parse: \(reason)"))
                }
                let names = Set(broken.map(\.mutant.name))
                mutations.removeAll { names.contains($0.mutant.name) }
            }
        }
    }

    private func weave(_ copies: [(number: Int, mutant: Mutant, parts: SourceParts)], into original: SourceParts)
        -> String
    {
        var text = original.between[0]
        for (index, body) in original.bodies.enumerated() {
            let branches = copies.filter { $0.parts.bodies[index].text != body.text }.map { copy in
                // An error in a mutant is told of its patch.
                """
                if kataMutant == \(copy.number) {
                #sourceLocation(file: \(copy.mutant.patch.path.swiftLiteral), line: 1)
                \(copy.parts.bodies[index].asBranch)
                #sourceLocation()
                }
                """
            }
            text +=
                branches.isEmpty
                ? body.text : "\n\((branches + ["{\(body.asBranch)\n}\n"]).joined(separator: " else "))"
            text += original.between[index + 1]
        }
        return """
            \(text)
            import Foundation

            private let kataMutant = ProcessInfo.processInfo.environment["\(Self.variable)"].flatMap(Int.init) ?? 0

            """
    }
}

extension Weaver.Mutation {
    func changedPaths(from sources: [String: Data]) -> [String] {
        self.sources.keys.filter { self.sources[$0] != sources[$0] }.sorted()
    }
}

extension BodyParser.Source {
    fileprivate init(_ name: String, _ data: Data?) {
        self.init(name: name, text: Array(data ?? Data()))
    }
}

extension BodyParser.SyntaxErrors {
    fileprivate func first(in file: String) -> Diagnostic? {
        diagnostics.first { $0.file == file }
    }
}
