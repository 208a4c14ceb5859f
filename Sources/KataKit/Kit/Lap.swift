/// A way through a kata. What a lap is made of follows from where its files are.
package enum Lap: String, CaseIterable, Codable, CodingKeyRepresentable, Comparable, Sendable {
    /// The suites are given, the code is missing.
    case green
    /// The code is given, the tests are missing.
    case bite
    /// The tests and the code are missing.
    case first

    /// What it is called in every language.
    package var title: String { self == .first ? "test-first lap" : "\(rawValue) lap" }
    /// The learner's tests, by their path from the kata's folder; nil where the suites are given.
    package var testFolder: String? { [Lap.bite: "Tests", .first: "Tests/First"][self] }
    /// The learner's code, by its path from the kata's folder; nil where the code is given.
    package var codeFolder: String? { [Lap.green: "Sources", .first: "Sources/First"][self] }
    /// What the name of its test module has after the kata's.
    package var testSuffix: String { [Lap.bite: "OwnTests", .first: "FirstTests"][self] ?? "Tests" }
    package var folders: [String] { [testFolder, codeFolder].compactMap { $0 } }

    /// The lap of a learner's file, by its path from the kata's folder; nil for given code.
    package init?(of path: String) {
        guard let owner = Self.allCases.last(where: { $0.folders.contains { path.hasPrefix("\($0)/") } }) else {
            return nil
        }
        self = owner
    }

    package static func < (earlier: Lap, later: Lap) -> Bool {
        allCases.drop { $0 != earlier }.dropFirst().contains(later)
    }
}
