import Foundation

/// One scene: the learner's code, the suites that test it, its guide.
package struct Kata: Sendable {
    package var name: String
    package var root: URL
    package var guide: Guide
    /// Nil in a handout without hints.
    package var hints: HintPage?
    /// The language of lessons and hints, where the pages are translated.
    private let language: Language
    /// The heading of the changes to make while everything stays green, in the guide that a learner reads.
    private let refactorHeading: String

    package init(name: String, in root: URL, _ language: Language = .english) throws {
        self.name = name
        self.root = root
        self.language = language
        let file = root.appending(path: GuidePage.guide.path(for: name))
        guard let page = MarkdownPage(file: file) else {
            throw CommandError(.ownFailure, "\(file.path) is missing: get it back from where the kit came from")
        }
        var guide = Guide(page)
        for (index, step) in guide.steps.enumerated() {
            let suite = root.appending(path: "Tests/\(name)Tests/EdgeCases/\(step.edgeSuite).swift")
            guide.steps[index].edgeCases = suite.readText().namesOfTests
        }
        let hints = MarkdownPage(file: root.appending(path: GuidePage.hints.path(for: name))).map { HintPage($0) }
        func translation(_ page: GuidePage) -> MarkdownPage? {
            language == .english ? nil : MarkdownPage(file: root.appending(path: page.path(for: name, in: language)))
        }
        let translated = translation(.guide).map { Guide($0, in: language) }
        self.guide = translated.map(guide.withLessons) ?? guide
        self.hints = translation(.hints).flatMap { hints?.withHints(of: HintPage($0, in: language)) } ?? hints
        refactorHeading = translated == nil ? Guide.refactor : language.words.refactorHeading
    }

    /// The English page.
    package func file(of page: GuidePage) -> URL { root.appending(path: page.path(for: name)) }

    /// The page that a learner reads.
    func translatedFile(of page: GuidePage) -> URL {
        let file = root.appending(path: page.path(for: name, in: language))
        return file.exists ? file : self.file(of: page)
    }

    /// Where the guide lists changes to make while everything stays green, by its link in the page; nil without such a list.
    var refactorAnchor: String? { guide.sections.contains(Guide.refactor) ? refactorHeading.lowercased() : nil }

    package var folder: URL { root.appending(path: "Katas/\(name)") }
    /// The code to read: models, protocols, the bite lap's component.
    package var given: URL { folder.appending(path: "Given") }
    package var sources: URL { folder.appending(path: "Sources") }
    /// What the learner does in `kata attack`. No build has it.
    var attack: URL { root.appending(path: "Attacks/\(name)") }
    package var officialTests: URL { root.appending(path: "Tests/\(name)Tests") }
    /// The cases of the kata's article, as a measure.
    package var articleCases: URL { root.appending(path: "Tests/ArticleCases/\(name)") }
    /// Whether the review says what an article's tests miss. A handout has no cases of it.
    var hasArticle: Bool { file(of: .review).readText().contains("\n## What the article's tests miss\n") }
    package var solution: URL { root.appending(path: "Solutions/\(name)") }
    /// The tests of the kit for the test-first lap, which learners do not see.
    package var checks: URL { solution.appending(path: "Checks") }
    /// The kata's folder as it is shipped.
    package var starter: URL { root.appending(path: ".starters/\(name)") }

    /// Whether the kit has the reference. A handout does not have it.
    var hasReference: Bool { solution.appending(path: "Sources").exists }

    /// - Throws: ``CommandError`` in a kit without the reference.
    func requireReference() throws {
        guard !hasReference else { return }
        let rest = solution.exists ? " Solutions has only the mutants." : ""
        let review = GuidePage.review.path(for: name)
        let advice = file(of: .review).exists ? " When the kata is done, read \(review)" : ""
        throw CommandError(.misuse, "this kit comes without the reference.\(rest)\(advice)")
    }

    /// The files that differ from what is shipped, or that only one of the two has, by path from the kata's folder. Git on
    /// Windows may have changed the line ends.
    ///
    /// - Parameter path: only in this folder of the kata.
    package func findEdited(in path: String? = nil) -> [String] {
        func texts(_ kata: URL) -> [String: String] {
            let files = try? path.map { try kata.appending(path: $0).readFiles().within($0) } ?? kata.readFiles()
            return files?.mapValues(\.text) ?? [:]
        }
        let (mine, shipped) = (texts(folder), texts(starter))
        return Set(mine.keys).union(shipped.keys).filter { mine[$0] != shipped[$0] }.sorted()
    }

    /// The given code that differs. None where the copy of what is shipped is missing.
    func findEditedGiven() -> [URL] {
        guard starter.exists else { return [] }
        return findEdited(in: "Given").filter(\.isSwiftFile).map { folder.appending(path: $0) }
    }

    /// When the learner last wrote or deleted a file, and in which lap; nil when all are as shipped. Of laps whose files are
    /// written at once, the later one counts.
    func findLastChange() -> (date: Date, lap: Lap)? {
        findEdited().filter(\.isSwiftFile).compactMap { path -> (date: Date, lap: Lap)? in
            guard let lap = Lap(of: path) else { return nil }
            let file = folder.appending(path: path)
            // When a file was deleted, its folder changed.
            return (file.modificationDate ?? file.deletingLastPathComponent().modificationDate).map { ($0, lap) }
        }.max { ($0.date, $0.lap) < ($1.date, $1.lap) }
    }

    /// Reads the learner's code, by path from the kata's folder.
    func readLearnersCode() throws -> [String: Data] {
        try folder.readFiles().filter { !$0.key.hasPrefix("Tests/") && $0.key.isSwiftFile }
    }

    /// Reads the reference, by path from the kata's folder: its own sources and the kata's `Given`.
    package func readReference() throws -> [String: Data] {
        try readGiven().merging(solution.appending(path: "Sources").readFiles().within("Sources")) { $1 }
    }

    /// Reads the starter's code, by path from the kata's folder.
    package func readStarter() throws -> [String: Data] {
        try readGiven().merging(starter.appending(path: "Sources").readFiles().within("Sources")) { $1 }
    }

    /// Reads the given code as it is shipped, without a learner's changes.
    package func readGiven() throws -> [String: Data] {
        try starter.appending(path: "Given").readFiles().within("Given")
    }

    /// The steps that are done when this one begins.
    func steps(before step: Guide.Step) -> [Guide.Step] {
        Array(guide.workingOrder.prefix { $0.suite != step.suite })
    }

    /// Reads the kata as it is when a step begins: the reference for earlier steps' files, the starter for given code, the
    /// learner's files for the rest.
    ///
    /// If a file also belongs to later steps, `Solutions/KATA/CatchUp/N` has its version for the beginning of step N.
    ///
    /// - Parameter folder: where the learner's files are; nil for the kata's folder.
    package func readFiles(at step: Guide.Step, in folder: URL? = nil) throws -> [String: Data] {
        var files = try (folder ?? self.folder).readFiles()
        files.merge(try starter.readFiles().filter { $0.key.hasPrefix("Given/") || files[$0.key] == nil }) { $1 }
        for file in steps(before: step).flatMap(\.files).map({ root.appending(path: $0) }) {
            let path = file.path(from: self.folder)
            let snapshot = solution.appending(path: "CatchUp/\(step.number)/\(file.lastPathComponent)")
            files[path] = try Data(contentsOf: snapshot.exists ? snapshot : solution.appending(path: path))
        }
        return files
    }

    /// - Parameter name: its number, or one of its suites.
    /// - Throws: ``CommandError`` that suggests the nearest name.
    package func step(named name: String) throws -> Guide.Step {
        if let step = guide.steps.first(where: { $0.has(name) || "\($0.number)" == name }) { return step }
        let suites = guide.steps.map(\.suite)
        let guess = suites.guess(for: name, otherwise: "the steps are \(suites.joined(separator: ", "))")
        throw CommandError(.misuse, "\(self.name) has no step '\(name)': \(guess)")
    }
}

extension Kata: Hashable {
    package static func == (one: Kata, other: Kata) -> Bool { one.name == other.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Kept by its name: its pages may have changed when it is read again.
extension Kata: Codable {
    package init(from decoder: any Decoder) throws {
        let parts = try [String](from: decoder)
        try self.init(name: parts[0], in: URL(filePath: parts[1]), Language(rawValue: parts[2]) ?? .english)
    }

    package func encode(to encoder: any Encoder) throws {
        try [name, root.path, language.rawValue].encode(to: encoder)
    }
}

extension [Kata] {
    /// The names as `A,B`: a value of the variable `KATA`.
    var names: String { map(\.name).joined(separator: ",") }
}
