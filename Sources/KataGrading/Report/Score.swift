/// Points, and what percentage of the possible points they are.
struct Score: Codable, Equatable, Sendable {
    var points: Int
    var possible: Int
    var percent: Int
}

extension Score {
    /// All katas weigh the same, also if one has more tests than another. Only the result is rounded.
    ///
    /// - Returns: nil without a result for every lap.
    init?(of katas: [KataReport], weights: Weights? = nil) {
        let shares = katas.compactMap { $0.share(weights) }
        guard shares.count == katas.count else { return nil }
        points = katas.compactMap(\.points).reduce(0, +)
        possible = katas.reduce(0) { $0 + $1.possible }
        percent = shares.isEmpty ? 0 : Self.percent(shares.reduce(0, +) / Double(shares.count))
    }

    /// A share as a whole number, rounded down: 100 means every point.
    static func percent(_ share: Double) -> Int { Int(share * 100 + 1e-9) }
}
