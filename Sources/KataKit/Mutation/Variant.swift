import Foundation

/// Correct code of another shape, kept and woven like a mutant. Every test must stay green on it.
package struct Variant: Sendable {
    /// How many a lap needs at least.
    package static let fewest: [Lap: Int] = [.green: 5, .bite: 4]

    /// The patch below its two lines of prose.
    var patch: Mutant

    package var name: String { patch.name }
    /// Why this design is correct.
    package var reason: String { patch.effect }
    /// Of the reference: what this design gains and what it costs. Of given code: what a test that fails on it demands
    /// beyond the rules.
    package var note: String { patch.hint }
}

extension Kata {
    /// Reads the variants of a lap, by name: of the reference (green), of the given code (bite). Empty when the kit has
    /// none.
    package func variants(_ lap: Lap) throws -> [Variant] {
        try patches(in: "Variants/\(lap.rawValue)").map(Variant.init)
    }
}
