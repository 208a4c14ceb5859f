import KataKit

/// How much each lap counts in the percentage of a kata.
struct Weights {
    private var weights: [Lap: Int] = [:]

    /// - Parameter text: `green=20,bite=40,first=20`. A lap without a weight does not count.
    init(_ text: String) throws {
        for part in text.split(separator: ",") {
            let words = part.split(separator: "=").map(String.init)
            guard words.count == 2, let lap = Lap(rawValue: words[0]), let weight = Int(words[1]), weight >= 0 else {
                throw CommandError(
                    .misuse,
                    "--weights \(text): give whole numbers: --weights green=20,bite=40,first=20"
                )
            }
            guard weights.updateValue(weight, forKey: lap) == nil else {
                throw CommandError(.misuse, "--weights \(text): \(lap) has two weights: give one")
            }
        }
        guard weights.values.contains(where: { $0 > 0 }) else {
            throw CommandError(.misuse, "--weights \(text): one lap must have a weight above 0")
        }
    }

    subscript(lap: Lap) -> Int { weights[lap] ?? 0 }
}
