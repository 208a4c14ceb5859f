import Foundation

/// One scene: the learner's code, the suites that test it, its guide.
package struct Kata: Sendable {
    package var name: String
    package var root: URL
    package var guide: Guide

    package init(name: String, in root: URL) throws {
        self.name = name
        self.root = root
        guide = try Guide(file: root.appending(path: "docs/katas/\(name).md"))
    }

    /// What is the learner's.
    var folder: URL { root.appending(path: "Katas/\(name)") }
    /// The learner's code, green lap.
    package var sources: URL { folder.appending(path: "Sources") }
    /// The learner's tests, bite lap.
    package var ownTests: URL { folder.appending(path: "Tests") }
    /// The official suites.
    package var officialTests: URL { root.appending(path: "Tests/\(name)Tests") }
    /// The cases of the kata's article, as a measure.
    package var articleCases: URL { root.appending(path: "Tests/ArticleCases/\(name)") }
    package var solution: URL { root.appending(path: "Solutions/\(name)") }
    /// Whether the kit has the reference: a handout comes without.
    var hasReference: Bool { solution.appending(path: "Sources").exists }
    package var starter: URL { root.appending(path: ".starters/\(name)") }
}

package enum Lap: String, CaseIterable, Sendable, Encodable {
    /// The suites are given, the code is missing.
    case green
    /// The code is given, the tests are missing.
    case bite
}
