import Foundation
import TestSupport

extension FixtureKata {
    /// The katas below `Tests/Tool/Screens/outcomes`, one for each outcome of a build that succeeds.
    static func outcomes(_ names: [String]) throws -> [FixtureKata] {
        try names.map(FixtureKata.init(outcome:))
    }

    static let namesOfOutcomes =
        ((try? FileManager.default.contentsOfDirectory(atPath: outcomes.path)) ?? []).sorted()

    private static let outcomes = Screen.folder.appending(path: "outcomes")

    /// A folder with `Code.swift`; with `Suite.swift`, unless one test expects 42; with `guide.txt`, where the guide names other
    /// tests than the suite has; and with `screen.txt`, if a test compares the screen.
    private init(outcome name: String) throws {
        func read(_ file: String) throws -> String? {
            let url = Self.outcomes.appending(path: "\(name)/\(file)")
            return try url.exists ? String(contentsOf: url, encoding: .utf8) : nil
        }
        let suite = try read("Suite.swift")
        let named = try read("guide.txt")?.split(separator: "\n").map(String.init)
        self.init(
            name: name,
            source: try read("Code.swift") ?? "",
            starter: "",
            tests: suite == nil ? Self.sum.tests : [],
            named: named ?? suite?.matches(of: /func `(.+)`/).map { String($0.output.1) },
            suite: suite
        )
    }

    /// The katas with a screen.
    static let namesOfScreens = namesOfOutcomes.filter { outcomes.appending(path: "\($0)/screen.txt").exists }
}
