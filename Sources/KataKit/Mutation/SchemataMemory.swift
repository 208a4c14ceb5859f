import Foundation

/// Remembers the last woven code of each kata: in a class, all submissions get the same mutants, and to weave them takes
/// longer than to build them.
package final class SchemataMemory: Sendable {
    private struct Entry: Sendable {
        var patches: [URL]
        var code: [String: Data]
        var schemata: MutantSchemata
    }

    private let entries = Locked<[String: Entry]>([:])

    package init() {}

    /// The remembered schemata of these patches and this code, or else new ones.
    func schemata(of kata: Kata, _ mutants: [Mutant], code: [String: Data], weave: () throws -> MutantSchemata) rethrows
        -> MutantSchemata
    {
        let patches = mutants.map(\.patch)
        if let entry = entries.value[kata.name], entry.patches == patches, entry.code == code { return entry.schemata }
        let schemata = try weave()
        entries.change { $0[kata.name] = Entry(patches: patches, code: code, schemata: schemata) }
        return schemata
    }
}
