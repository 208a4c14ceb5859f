import Foundation

extension MutantSchemata {
    /// What is kept on the disk, because to weave takes longer than to run.
    private struct Memory: Codable {
        /// Of everything that the woven code depends on.
        var fingerprint: UInt64
        var switched: [String]
        var woven: [String: Data]
    }

    /// Takes the woven code from a file that has it for these mutants and this code, or weaves and writes the file.
    init(
        _ mutants: [Mutant],
        of source: [String: Data],
        memory file: URL,
        launcher: ProcessLauncher,
        timeout: Double
    ) throws {
        let fingerprint = try Self.fingerprint(mutants, source)
        let byName = Dictionary(uniqueKeysWithValues: mutants.map { ($0.name, $0) })
        if let memory = try? JSONDecoder().decode(Memory.self, from: Data(contentsOf: file)),
            memory.fingerprint == fingerprint
        {
            self.init(source: source, switched: memory.switched.compactMap { byName[$0] }, woven: memory.woven)
            return
        }
        try self.init(mutants, of: source, launcher: launcher, timeout: timeout)
        // A kit with patches that do not apply is woven each time.
        guard invalid.isEmpty else { return }
        let memory = Memory(fingerprint: fingerprint, switched: switched.map(\.name), woven: woven)
        try file.deletingLastPathComponent().makeFolder()
        try JSONEncoder.inOneLine.encode(memory).write(to: file, options: .atomic)
    }

    private static func fingerprint(_ mutants: [Mutant], _ source: [String: Data]) throws -> UInt64 {
        var basis = source
        for mutant in mutants { basis[mutant.patch.path] = try Data(contentsOf: mutant.patch) }
        // Another version of the tool weaves in another way, with another compiler too.
        let program = Bundle.main.executableURL?.resolved().attributes
        basis["program"] = Data("\(program?[.modificationDate] ?? "") \(program?[.size] ?? "")".utf8)
        return basis.fingerprint()
    }
}
