/// Points, and what percentage of the possible points they are.
struct Score: Codable, Equatable, Sendable {
    var points = 0
    var possible = 0
    var percent = 0
}

extension Score {
    /// All katas weigh the same, also if one has more tests than another. Only the result is rounded.
    init(of katas: [KataReport], weights: Weights? = nil) {
        points = katas.reduce(0) { $0 + $1.points }
        possible = katas.reduce(0) { $0 + $1.possible }
        percent = katas.isEmpty ? 0 : Self.percent(katas.reduce(0) { $0 + $1.share(weights) } / Double(katas.count))
    }

    /// A share as a whole number, rounded down: 100 means every point.
    static func percent(_ share: Double) -> Int { Int(share * 100 + 1e-9) }

    /// The percent in the middle, rounded down; nil if there is none.
    static func median(of percents: [Int]) -> Int? {
        let sorted = percents.sorted()
        return sorted.isEmpty ? nil : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
