/// The secret that says which mutant a token means. Each run gets a token that no run had before, so a test that reads
/// the token learns nothing from it. The key is compiled into the code, and is never in the environment of a run.
package struct MutantKey: Codable, Sendable {
    /// The variable with a run's token.
    static let variable = "KATA_MUTANT"

    /// The key of runs that give no points. It stays the same, because another key would compile the code again. A
    /// learner who uses it deceives only themself.
    package static let withoutPoints = MutantKey(word: 0x5EED_0F_1EA2_2E25)

    fileprivate var word: UInt64

    package static func random() -> MutantKey { MutantKey(word: .random(in: .min ... .max)) }

    /// - Parameters:
    ///   - number: the number of a mutant; 0 for the unchanged code.
    ///   - count: how many numbers there are, with 0.
    func variables(for number: Int, of count: Int) -> [String: String] {
        var token = UInt64.random(in: .min ... .max)
        while self.number(for: token, of: count) != number { token = .random(in: .min ... .max) }
        return [Self.variable: "\(token)"]
    }

    /// Mixes as SplitMix64 does, and as ``declaration(of:)`` does in the code of a run.
    func number(for token: UInt64, of count: Int) -> Int {
        var mixed = token ^ word
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }

    /// The constant `kataMutant`, as it is written at the end of a file. Without a token it is 0.
    ///
    /// The key is in a body, so that another key changes no interface and only this file is compiled again. Code outside of
    /// the main actor reads the constant too.
    func declaration(of count: Int) -> String {
        """
        import Foundation

        nonisolated private let kataMutant = readKataMutant()

        nonisolated private func readKataMutant() -> Int {
            guard let token = ProcessInfo.processInfo.environment["\(Self.variable)"].flatMap({ UInt64($0) }) else { return 0 }
            var mixed = token ^ \(word)
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ (mixed >> 31)) % \(count))
        }

        """
    }
}
