import TestSupport

@testable import KataKit

extension FixtureKit {
    /// A kata whose bite lap has one mutant and one variant, for reports on made-up runs. Nothing is built.
    static func kataWithBitePatches(_ name: String) throws -> Kata {
        let kit = try FixtureKit(name, [.sum])
        let patch = FixtureKit.patch("Given/Code.swift", from: "let a = 1\n", to: "let a = 2\n")
        for folder in ["Mutants", "Variants"] { try kit.write(patch, to: "Solutions/Sum/\(folder)/bite/two.patch") }
        return try Kit(root: kit.root).katas[0]
    }
}
