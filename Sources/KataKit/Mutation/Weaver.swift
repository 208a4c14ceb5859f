import Foundation

/// Weaves all mutants of some code into one: in each body that mutants change there is a branch for each of them, and an
/// environment variable says at run time which is taken.
struct Weaver: Sendable {
    /// Holds the number of the active mutant, or 0 for none, plus any multiple of the period: tests cannot tell one from the other.
    static let variable = "KATA_MUTANT"

    static func period(_ mutants: Int) -> Int {
        mutants + 1
    }

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
            woven.sources[path] = Data(weave(copies, of: woven.switched.count, into: original).utf8)
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
        do {
            return try parse(mutations, of: sources)
        } catch is BodyParser.SyntaxError {
            // One broken file spoils the parse of all: look at each mutant by itself.
            for mutation in mutations {
                do {
                    _ = try parse([mutation], of: sources)
                } catch let error as BodyParser.SyntaxError {
                    misfits.append(
                        .init(mutant: mutation.mutant, reason: "the mutant does not parse: \(error.message)")
                    )
                    mutations.removeAll { $0.mutant.name == mutation.mutant.name }
                }
            }
            return try parse(mutations, of: sources)
        }
    }

    private func parse(_ mutations: [Mutation], of sources: [String: Data]) throws -> [Key: SourceParts] {
        var files: [(key: Key, text: [UInt8])] = []
        for path in Set(mutations.flatMap { $0.changedPaths(from: sources) }).sorted() {
            files.append((Key(path: path), Array(sources[path] ?? Data())))
        }
        for mutation in mutations {
            for path in mutation.changedPaths(from: sources) {
                files.append((Key(path: path, mutant: mutation.mutant.name), Array(mutation.sources[path] ?? Data())))
            }
        }
        guard !files.isEmpty else { return [:] }
        let places = try BodyParser(toolbox: toolbox, limit: limit).bodies(in: files.map(\.text))
        return Dictionary(uniqueKeysWithValues: zip(files, places).map { ($0.key, SourceParts($0.text, bodies: $1)) })
    }

    private func weave(
        _ copies: [(number: Int, mutant: Mutant, parts: SourceParts)],
        of all: Int,
        into original: SourceParts
    ) -> String {
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

            private let kataMutant =
                (ProcessInfo.processInfo.environment["\(Self.variable)"].flatMap(Int.init) ?? 0) % \(Self.period(all))

            """
    }
}

extension Weaver.Mutation {
    func changedPaths(from sources: [String: Data]) -> [String] {
        self.sources.keys.filter { self.sources[$0] != sources[$0] }.sorted()
    }
}
