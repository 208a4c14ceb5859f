import Foundation
import KataKit

/// A kata that is not written yet: the templates in `.new-kata`, with its name in place of `NAME`.
struct NewKata {
    private static let suiteTemplate = "Tests/NAMETests/NAMESavingTests.swift"

    private let kit: Kit
    private let name: String
    private let suite: SuiteFile.Suite
    /// The author's file in place of the template's suite.
    private let file: String?
    /// The texts, by path from the kit's root.
    private var files: [String: String] = [:]

    /// Checks all, and writes nothing.
    ///
    /// - Parameter file: with a suite to begin with; nil for that of the templates.
    /// - Throws: ``CommandError`` that says what to change.
    init(_ name: String, in kit: Kit, suite file: String?) throws {
        (self.kit, self.name, self.file) = (kit, name, file)
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw CommandError(.misuse, "\(name): name a kata as a type, such as CartBadge: only letters and digits")
        }
        let root = kit.root
        let folders = ["Katas", "Solutions", ".starters", "Sources"].map { "\($0)/\(name)" } + ["Tests/\(name)Tests"]
        let paths = folders + GuidePage.allCases.map { $0.path(for: name) }
        let taken = paths.first { root.appending(path: $0).exists }
            ?? kit.katas.first { $0.name.lowercased() == name.lowercased() }.map { "Katas/\($0.name)" }
        if let taken { throw CommandError(.misuse, "\(taken) exists already: choose a new name") }
        let templates = try root.appending(path: ".new-kata").readFiles()
        guard let sample = templates[Self.suiteTemplate], root.appending(path: "Solutions").exists else {
            throw CommandError(.misuse, "a kata needs Solutions and .new-kata, which a handout lacks: use the whole kit")
        }
        guard let text = try file.map({ try? Data(contentsOf: URL(filePath: $0)) }) ?? sample else {
            throw CommandError(.misuse, "\(file ?? ""): there is no such file: name a Swift file with a suite")
        }
        suite = try Self.suite(in: text, of: file, kit, name)
        for (path, data) in templates where file == nil || !path.hasPrefix("Tests/") {
            let path = path.replacing("NAME", with: name)
            files[path] = filled(String(decoding: data, as: UTF8.self))
        }
        if file != nil { files["Tests/\(name)Tests/\(suite.name).swift"] = String(decoding: text, as: UTF8.self) }
        for (path, text) in files where path.hasPrefix(".starters/") {
            files[path.replacing(".starters/", with: "Katas/", maxReplacements: 1)] = text
        }
    }

    private static func suite(in text: Data, of file: String?, _ kit: Kit, _ name: String) throws -> SuiteFile.Suite {
        let found = try SuiteFile(text, launcher: ProcessLauncher(scratchDirectory: kit.scratchDirectory))
        let shown = file ?? suiteTemplate
        if let error = found.error { throw CommandError(.misuse, "\(shown) has an error: \(error)") }
        guard var suite = found.suites.first else {
            throw CommandError(.misuse, "\(shown): there is no @Test func in a suite: name a file with one suite")
        }
        guard found.suites.count == 1 else {
            let names = found.suites.map(\.name).joined(separator: ", ")
            throw CommandError(.misuse, "\(shown) has several suites: \(names). Name a file with one suite")
        }
        if file == nil { suite.name = suite.name.replacing("NAME", with: name) }
        return suite
    }

    /// The text of a template. A list of tests, or the hints of one, is repeated for each test.
    private func filled(_ template: String) -> String {
        let text = template.replacing("NAME", with: name).replacing("SUITE", with: suite.name)
        let items = suite.tests.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
        let parts = text.replacing("1. TEST", with: items).components(separatedBy: "### TEST\n")
        guard parts.count == 2 else { return parts[0] }
        return parts[0] + suite.tests.map { "### \($0)\n\(parts[1])" }.joined(separator: "\n")
    }

    /// The manifest comes last: SwiftPM remembers which folders there were when it first saw the list.
    func write() throws {
        let solution = kit.root.appending(path: "Solutions/\(name)")
        for (path, text) in files {
            let file = kit.root.appending(path: path)
            try file.deletingLastPathComponent().makeFolder()
            try Data(text.utf8).write(to: file)
        }
        for folder in ["Mutants/green", "Mutants/bite", "Variants/green", "Variants/bite"] {
            try solution.appending(path: folder).makeFolder()
        }
        try kit.root.appending(path: "Tests/\(name)Tests/Doubles").makeFolder()
        let link = solution.appending(path: "Given").path
        try FileManager.default.createSymbolicLink(
            atPath: link,
            withDestinationPath: "../../Katas/\(name)/Given"
        )
        let manifest = kit.root.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let list = text.replacing(/(let katas = \[[^\]]*?),?\s*\]/, maxReplacements: 1) { match in
            "\(match.output.1)\(match.output.1.hasSuffix("[") ? "" : ",")\n    \"\(name)\",\n]"
        }
        try manifest.write(newVersion: Data(list.utf8))
    }

    /// What was written, and the next command.
    var summary: String {
        let tests = suite.tests.count == 1 ? "1 test" : "\(suite.tests.count) tests"
        let own = file.map { "If the kata lacks code that \($0) uses, kata verify names the first compile error.\n" }
        return """
            Wrote the kata \(name), and added it to Package.swift:
              .starters/\(name) and its copy Katas/\(name): a protocol, a class to finish, a component for the bite lap
              Solutions/\(name): the reference, the model answer, empty folders for mutants and variants
              Tests/\(name)Tests: the suite \(suite.name) with \(tests)
              docs/katas/\(name).md, .hints.md and .review.md: TODO marks what is left to write
            \(own ?? "")To see what is left, in order of work: swift run kata verify \(name)
            """
    }
}
