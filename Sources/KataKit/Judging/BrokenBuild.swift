import Foundation

/// Where a learner looks when a lap does not compile.
struct BrokenBuild: Sendable {
    /// The file to edit; nil if the errors do not tell which one.
    var file: URL?
    /// The earliest step that names this file and was not green; nil if none names it.
    var step: Guide.Step?
    /// Whether the file is given code, which differs from what was shipped.
    var isGiven = false
    /// What the errors do not say themselves.
    var explanation: String?
}

extension BrokenBuild {
    /// - Parameters:
    ///   - errors: those of the lap, the learner's own first.
    ///   - passed: the tests that passed in the last run.
    init(_ lap: LapID, _ errors: [Diagnostic], passed: Set<String> = []) throws {
        let kata = lap.kata
        // Of the errors, and of the declarations that they are about.
        let lines = errors.flatMap { ["\($0.file):"] + $0.excerpt }
        if let given = kata.findEditedGiven().first(where: { it in lines.contains { $0.hasPrefix("\(it.path):") } }) {
            file = given
            isGiven = true
            explanation = "\(given.path(from: kata.root)) differs from what was shipped."
        } else if let copy = lap.copy(among: errors) {
            explanation = """
                '\(copy.lastPathComponent)' declares what another file declares too. Is it a copy, made by a cloud or a system?
                To delete it: rm '\(copy.path(from: kata.root))'
                """
        } else if let missing = try kata.missingFile(among: errors) {
            file = missing.file
            let paths = [kata.starter.appending(path: missing.file.path(from: kata.folder)), missing.file]
            explanation = """
                '\(missing.name)' is in the starter's \(missing.file.lastPathComponent), and you no longer have this file.
                To begin it again: cp \(paths.map { $0.path(from: kata.root) }.joined(separator: " "))
                """
        } else {
            let own = errors.map(\.file).filter(lap.owns)
            file = (own.first { !lap.isTest($0) } ?? own.first).map { URL(filePath: $0) }
            explanation = try lap.typeOfOtherTests(among: errors) ?? lap.memberOfNoStarter(among: errors)
        }
        let path = file?.path(from: kata.root)
        let steps = lap.guide?.steps.filter { $0.files.contains { $0 == path } } ?? []
        step = steps.first { !$0.titles.isSubset(of: passed) } ?? steps.first
    }
}

extension Guide.Step {
    /// The tests of the step, by ``TestOutcome/title``.
    fileprivate var titles: Set<String> {
        Set(suites.flatMap { suite in suite.tests.map { "\(suite.name)/\($0)" } })
    }
}

extension LapID {
    /// A file that repeats another one's declarations, and whose name is that of a neighbor and more: `View 2.swift`,
    /// `View copy.swift`, `View (1).swift`.
    fileprivate func copy(among errors: [Diagnostic]) -> URL? {
        guard errors.contains(where: { $0.message.contains(/invalid redeclaration of|ambiguous/) }) else { return nil }
        let files = ((try? readFiles()) ?? [:]).keys.sorted()
        return files.first { copy in
            files.contains { file in
                let name = file.dropLast(".swift".count)
                return copy.hasPrefix(name) && copy.dropFirst(name.count).contains(/^[ (_-]/)
            }
        }.map { kata.folder.appending(path: $0) }
    }

    private static let types: Set<Substring> = ["actor", "class", "enum", "protocol", "struct", "typealias"]

    /// Says where a type is that errors do not find, if another lap's tests have it.
    fileprivate func typeOfOtherTests(among errors: [Diagnostic]) throws -> String? {
        guard lap.testFolder != nil else { return nil }
        // The learner's own code is not there where their tests meet the starter's.
        let own = try kata.folder.readFiles().filter { path, _ in
            path.hasPrefix("Tests/") && Lap(of: path) != lap || isTestFirst && path.hasPrefix("Sources/First/")
        }
        let folder = kata.folder.path(from: kata.root), suites = kata.officialTests.path(from: kata.root)
        let others = try own.within(folder).merging(kata.officialTests.readFiles().within(suites)) { $1 }
        for (path, data) in others.sorted(by: { $0.key < $1.key }) where path.isSwiftFile {
            let names = SourceText(data.text).declarations(Self.types).map(\.name)
            guard let name = names.first(where: { it in errors.contains { $0.message.contains("'\(it)' in scope") } })
            else { continue }
            let own = self.folder.path(from: kata.root)
            let advice = path.hasPrefix("\(own)/First/") ? "Move the test there, or put" : "Put"
            return "'\(name)' is in \(path), which these tests do not see. \(advice) a copy into \(own)"
        }
        return nil
    }

    /// Says which member a test uses that is not the starter's, on which the tests of a test-first lap run too.
    fileprivate func memberOfNoStarter(among errors: [Diagnostic]) throws -> String? {
        guard isTestFirst else { return nil }
        let starter = try readCode(in: kata.starter).values.map { SourceText($0.text) }
        let types = Set(starter.flatMap { $0.declarations(Self.types) }.map(\.name))
        let missing = errors.filter { isTest($0.file) }
            .compactMap { $0.message.firstMatch(of: /'(\w+)' has no member '(\w+)'/)?.output }
            .first { _, type, member in
                types.contains(type) && starter.allSatisfy { $0.code[...].count(ofWord: member) == 0 }
            }
        return missing.map { _, type, member in
            "The starter's '\(type)' has no '\(member)', and tests run on the starter too: use only what it has."
        }
    }

    /// Whether a file has tests for code of the same lap: an error in it may come from that code.
    fileprivate func isTest(_ file: String) -> Bool {
        isTestFirst && URL(filePath: file).path(from: kata.folder).hasPrefix("Tests/")
    }
}

extension Kata {
    /// A file of the starter that the learner no longer has, and whose name is in these errors.
    fileprivate func missingFile(among errors: [Diagnostic]) throws -> (name: String, file: URL)? {
        let shipped = try starter.appending(path: "Sources").readFiles().keys.filter(\.isSwiftFile).sorted()
        return shipped.lazy.map { sources.appending(path: $0) }.filter { !$0.exists }
            .map { (name: $0.deletingPathExtension().lastPathComponent, file: $0) }
            .first { missing in errors.contains { $0.message.contains("'\(missing.name)' in scope") } }
    }
}
