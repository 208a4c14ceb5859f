import Foundation
import KataKit

extension Command {
    private static let suite = Option("--from-suite", value: "FILE", "Begin with the suite in this Swift file.")

    package static let new = Command(
        name: InstructorCommand.new.rawValue,
        abstract: InstructorCommand.new.abstract,
        operands: "NAME",
        options: [suite],
        run: { arguments in
            guard let name = arguments.operands.first else {
                throw CommandError(.misuse, "name the kata: kata new NAME")
            }
            print(try NewKata(kit: try Kit.current(), name: name).write(from: arguments.value(of: suite)))
            return 0
        }
    )
}

/// A kata that is not written yet: the files of `templates`, with its name in place of `NAME`.
private struct NewKata {
    private static let templates = "Sources/KataVerification/NewKata"

    var kit: Kit
    var name: String

    /// Checks all before it writes anything.
    ///
    /// - Parameter file: with the suite to begin with; nil for that of the templates.
    func write(from file: String?) throws -> String {
        try checkName()
        let templates = kit.root.appending(path: Self.templates)
        guard templates.exists, kit.root.appending(path: "Solutions").exists else {
            throw CommandError(.misuse, "a handout has no Solutions: use the whole kit")
        }
        let sample = templates.appending(path: "Tests/NAMETests/NAMESavingTests.swift")
        let source = file.map { URL(filePath: $0) } ?? sample
        let suite = try readSuite(source)
        let texts = try templates.readFiles().filter { file == nil || !$0.key.hasPrefix("Tests/") }
        var files: [String: Data] = [:]
        for (path, text) in texts { files[path.replacing("NAME", with: name)] = fill(text, suite) }
        if file != nil { files["Tests/\(name)Tests/\(suite.name).swift"] = try Data(contentsOf: source) }
        try write(files.merging(files.below("Katas").within(".starters")) { $1 })
        return """
            Wrote Katas/\(name), its copy in .starters, Solutions/\(name), Tests/\(name)Tests and docs/katas/\(name).md
            with its two pages. The name is in Package.swift. \(suite.name) has tests: \(suite.tests.count).
            To see what is left to write, in order of work: swift run kata verify \(name)
            """
    }

    private func checkName() throws {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw CommandError(.misuse, "\(name): name a kata as a type, such as CartBadge: only letters and digits")
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

    /// The manifest comes last: SwiftPM remembers which folders there were when it first saw the list.
    private func write(_ files: [String: Data]) throws {
        for part in ["Mutants", "Variants"] { try kit.root.appending(path: "Solutions/\(name)/\(part)").makeFolder() }
        for (path, data) in files {
            let file = kit.root.appending(path: path)
            try file.deletingLastPathComponent().makeFolder()
            try data.write(to: file)
        }
        let link = kit.root.appending(path: "Solutions/\(name)/Given").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../../Katas/\(name)/Given")
        let manifest = kit.root.appending(path: "Package.swift")
        let list = try String(contentsOf: manifest, encoding: .utf8)
            .replacing(/(let katas = \[[^\]]*?),?\s*\]/, maxReplacements: 1) { match in
                "\(match.output.1)\(match.output.1.hasSuffix("[") ? "" : ",")\n    \"\(name)\",\n]"
            }
        try manifest.write(newVersion: Data(list.utf8))
    }
}
