import Foundation

/// One scene: the learner's code, the suites that test it, its guide.
struct Kata: Sendable {
    var name: String
    var root: URL
    var guide: Guide

    init(name: String, in root: URL) throws {
        self.name = name
        self.root = root
        guide = try Guide(file: root.appending(path: "docs/katas/\(name).md"))
    }

    /// What is the learner's.
    var folder: URL { root.appending(path: "Katas/\(name)") }
    /// The learner's code, green lap.
    var sources: URL { folder.appending(path: "Sources") }
    /// The learner's tests, bite lap.
    var ownTests: URL { folder.appending(path: "Tests") }
    /// The official suites.
    var officialTests: URL { root.appending(path: "Tests/\(name)Tests") }
    /// The cases of the kata's article, as a measure.
    var articleCases: URL { root.appending(path: "Tests/ArticleCases/\(name)") }
    var solution: URL { root.appending(path: "Solutions/\(name)") }
    var starter: URL { root.appending(path: ".starters/\(name)") }
}

enum Lap: String, CaseIterable, Sendable, Encodable {
    /// The suites are given, the code is missing.
    case green
    /// The code is given, the tests are missing.
    case bite
}
