import Foundation
import KataKit

extension Command {
    private static let suite = Option("--from-suite", value: "FILE", "Begin with the suite in this Swift file.")
    private static let lap = Option("--lap", value: "bite|first", "Add this lap to a kata that has a green lap.")

    package static let new = Command(
        name: InstructorCommand.new.rawValue,
        abstract: InstructorCommand.new.abstract,
        operands: "NAME",
        options: [suite, lap],
        run: { arguments in
            guard let name = arguments.operands.first else {
                throw CommandError(.misuse, "name the kata: kata new NAME")
            }
            let new = NewKata(kit: try Kit.current(), name: name)
            print(try arguments.value(of: lap).map(new.add) ?? new.write(from: arguments.value(of: suite)))
            return 0
        }
    )
}

/// A kata, or a lap, that is not written yet: the files of `templates`, with the kata's name in place of `NAME`.
private struct NewKata {
    private static let templates = "Sources/KataVerification/NewKata"

    var kit: Kit
    var name: String

    /// Checks all before it writes anything.
    ///
    /// - Parameter file: with the suite to begin with; nil for that of the templates.
    func write(from file: String?) throws -> String {
        try checkName()
        let templates = kit.root.appending(path: "\(Self.templates)/green")
        let sample = templates.appending(path: "Tests/NAMETests/NAMESavingTests.swift")
        let source = file.map { URL(filePath: $0) } ?? sample
        let suite = try readSuite(source)
        let texts = try templates.readFiles().filter { file == nil || !$0.key.hasPrefix("Tests/") }
        var files: [String: Data] = [:]
        for (path, text) in texts { files[path.replacing("NAME", with: name)] = fill(text, suite) }
        if file != nil { files["Tests/\(name)Tests/\(suite.name).swift"] = try Data(contentsOf: source) }
        try write(files)
        try addToManifest()
        return """
            Wrote Katas/\(name), its copy in .starters, Solutions/\(name), Tests/\(name)Tests and docs/katas/\(name).md
            with its two pages. The name is in Package.swift. \(suite.name) has tests: \(suite.tests.count).
            To see what is left to write, in order of work: swift run kata verify \(name)
            """
    }

    /// Adds a lap to a kata: its files, and a section for each page. In the guide, that is above the last section.
    func add(_ word: String) throws -> String {
        let kata = try kit.kata(named: name)
        guard let lap = Lap(rawValue: word), lap != .green else {
            throw CommandError(.misuse, "--lap \(word): choose from bite, first")
        }
        guard kata.guide.exercises[lap] == nil else {
            throw CommandError(.misuse, "\(name) has a \(lap.title) already")
        }
        let templates = try kit.root.appending(path: "\(Self.templates)/\(word)").readFiles()
        let last = "\n## After all laps\n"
        var files: [String: Data] = [:]
        for (path, template) in templates {
            let (path, text) = (path.replacing("NAME", with: name), template.text.replacing("NAME", with: name))
            let old = kit.root.appending(path: path).readText()
            guard path.hasPrefix("docs/") || old.isEmpty else {
                throw CommandError(.misuse, "\(path) exists already: rename it")
            }
            let whole =
                old.contains(last)
                ? old.replacing(last, with: "\n\(text)\(last)", maxReplacements: 1)
                : old.isEmpty ? text : "\(old)\n\(text)"
            files[path] = Data(whole.utf8)
        }
        try write(files)
        return """
            Wrote the \(lap.title) of \(name), with a section for each of its pages.
            To see what is left to write, in order of work: swift run kata verify \(name)
            """
    }

    private func checkName() throws {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw CommandError(.misuse, "\(name): name a kata as a type, such as CartBadge: only letters and digits")
        }
        guard kit.root.appending(path: Self.templates).exists, kit.root.appending(path: "Solutions").exists else {
            throw CommandError(.misuse, "a handout has no Solutions: use the whole kit")
        }
        let known = kit.katas.map { "Katas/\($0.name)" }.filter { $0.lowercased() == "katas/\(name)".lowercased() }
        let paths = ["Katas/", "Solutions/", ".starters/", "Sources/"].map { $0 + name } + ["Tests/\(name)Tests"]
        let pages = GuidePage.allCases.map { $0.path(for: name) }
        let modules = ["Foundation", "Swift", "Testing", "UIKit", "XCTest"].filter { $0 == name }
        let taken = modules.first ?? known.first ?? (paths + pages).first { kit.root.appending(path: $0).exists }
        if let taken { throw CommandError(.misuse, "\(taken) exists already: choose a new name") }
    }

    /// Reads the tests that begin a line, and the type before the first of them.
    private func readSuite(_ source: URL) throws -> (name: String, tests: [String]) {
        let text = source.readText().replacing("NAME", with: name)
        let test = /(?ms)^ *@(?:Testing\.)?Test\b(?:\(\s*"([^"\n]+)")?.*?\bfunc (?:`([^`\n]+)`|(\w+))/
        let tests = text.matches(of: test)
        let start = text[..<(tests.first?.range.lowerBound ?? text.startIndex)]
        let types = start.matches(of: /(?:struct|class|actor|extension) (\w+)/)
        guard let suite = types.last else {
            throw CommandError(.misuse, "\(source.relativePath) should be a Swift file with a suite: it has no @Test")
        }
        return (String(suite.1), tests.map { String($0.1 ?? $0.2 ?? $0.3 ?? "") })
    }

    /// The text of a template. A list of tests, or the hints of one, is repeated for each test.
    private func fill(_ template: Data, _ suite: (name: String, tests: [String])) -> Data {
        let items = suite.tests.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
        let text = String(decoding: template, as: UTF8.self).replacing("NAME", with: name)
            .replacing("SUITE", with: suite.name).replacing("1. TEST", with: items)
        let parts = text.components(separatedBy: "### TEST\n")
        let hints = parts.dropFirst().flatMap { hints in suite.tests.map { "### \($0)\n\(hints)" } }
        return Data((parts[0] + hints.joined(separator: "\n")).utf8)
    }

    private func write(_ files: [String: Data]) throws {
        for part in ["Mutants", "Variants"] { try kit.root.appending(path: "Solutions/\(name)/\(part)").makeFolder() }
        for (path, data) in files.merging(files.below("Katas").within(".starters"), uniquingKeysWith: { $1 }) {
            let file = kit.root.appending(path: path)
            try file.deletingLastPathComponent().makeFolder()
            try data.write(to: file)
        }
        let given = "Katas/\(name)/Given"
        let link = kit.root.appending(path: "Solutions/\(name)/Given")
        guard link.kind == nil, kit.root.appending(path: given).exists else { return }
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../../\(given)")
    }

    /// The manifest comes last: SwiftPM remembers which folders there were when it first saw the list.
    private func addToManifest() throws {
        let manifest = kit.root.appending(path: "Package.swift")
        let list = try String(contentsOf: manifest, encoding: .utf8)
            .replacing(/(let katas = \[[^\]]*?),?\s*\]/, maxReplacements: 1) { match in
                "\(match.output.1)\(match.output.1.hasSuffix("[") ? "" : ",")\n    \"\(name)\",\n]"
            }
        try manifest.write(newVersion: Data(list.utf8))
    }
}
