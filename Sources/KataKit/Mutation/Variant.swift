/// Correct code of another shape, kept and woven like a mutant. Every test must stay green on it.
package struct Variant: Sendable {
    /// What it is for the build, and where its patch is.
    var mutant: Mutant

    package var name: String { mutant.name }
    /// Why this design is correct.
    package var reason: String { mutant.effect }
    /// Of the reference: what this design gains and what it costs. Of given code: what a test that fails on it demands
    /// beyond the rules.
    package var note: String { mutant.hint }
}

extension Kata {
    /// Reads the variants of a lap, by name: of the reference (green), of the given code (bite). There may be none.
    package func variants(_ lap: Lap) throws -> [Variant] {
        try patches(in: "Variants/\(lap.rawValue)").map(Variant.init)
    }

    /// - Throws: ``CommandError`` that suggests the nearest name.
    func variant(named name: String) throws -> Variant {
        let variants = try variants(.green)
        if let variant = variants.first(where: { $0.name == name }) { return variant }
        let guess = variants.map(\.name).guess(for: name, otherwise: "see 'kata compare \(self.name)'")
        throw CommandError(.misuse, "\(self.name) has no variant '\(name)': \(guess)")
    }
}

extension LapID {
    /// How many variants it needs: two for each step of the guide, in other laps one for every two rules, and at least two.
    package var fewestVariants: Int { max(2, guide.map { $0.steps.count * 2 } ?? exercise.rules.count / 2) }
}
