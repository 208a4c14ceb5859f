/// A way through a kata. What a lap is made of follows from where its files are.
package enum Lap: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    /// The suites are given, the code is missing.
    case green
    /// The code is given, the tests are missing.
    case bite
    /// The tests and the code are missing.
    case first

    /// What it is called in every language.
    package var title: String {
        switch self {
        case .green: "green lap"
        case .bite: "bite lap"
        case .first: "test-first lap"
        }
    }

    /// The learner's code, by its path from the kata's folder; nil where the code is given.
    package var codeFolder: String? {
        switch self {
        case .green: "Sources"
        case .bite: nil
        case .first: "Sources/First"
        }
    }

    /// The learner's tests, by their path from the kata's folder; nil where the suites are given.
    package var testFolder: String? {
        switch self {
        case .green: nil
        case .bite: "Tests"
        case .first: "Tests/First"
        }
    }

    /// What a test module's name has after the kata's.
    package var testSuffix: String {
        switch self {
        case .green: "Tests"
        case .bite: "OwnTests"
        case .first: "FirstTests"
        }
    }

    package var folders: [String] { [testFolder, codeFolder].compactMap { $0 } }

    /// The lap of a learner's file, by its path from the kata's folder; nil for given code.
    package init?(of path: String) {
        let owners = Self.allCases.filter { $0.folders.contains { path.hasPrefix("\($0)/") } }
        guard let owner = owners.last else { return nil }
        self = owner
    }
}
