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
            let kata = NewKata(kit: try Kit.current(), name: name, file: arguments.value(of: suite))
            print(try kata.write())
            return 0
        }
    )
}

/// A kata that is not written yet: the files in `.new-kata`, with its name in place of `NAME`.
private struct NewKata {
    var kit: Kit
    var name: String
    /// With the suite to begin with; nil for that of the templates.
    var file: String?

    /// Checks all before it writes anything.
    ///
    /// - Returns: what was written, and the next command.
    /// - Throws: ``CommandError`` that says what to change.
    func write() throws -> String {
        try checkName()
        let templates = kit.root.appending(path: ".new-kata")
        guard templates.exists, kit.root.appending(path: "Solutions").exists else {
            throw CommandError(.misuse, "a handout has no Solutions and no .new-kata: use the whole kit")
        }
        let sample = templates.appending(path: "Tests/NAMETests/NAMESavingTests.swift")
        let source = file.map { URL(filePath: $0) } ?? sample
        let suite = try readSuite(source)
        let tests = suite.tests.count == 1 ? "1 test" : "\(suite.tests.count) tests"
        var files = try templates.readFiles().filter { file == nil || !$0.key.hasPrefix("Tests/") }
        for (path, data) in files {
            files[path] = nil
            files[path.replacing("NAME", with: name)] = fill(String(decoding: data, as: UTF8.self), suite)
        }
        if file != nil { files["Tests/\(name)Tests/\(suite.name).swift"] = try Data(contentsOf: source) }
        files.merge(files.below(".starters").within("Katas")) { $1 }
        try write(files)
        let says = "If the kata lacks code that \(file ?? "") uses, kata verify names the first compile error.\n"
        return """
            Wrote the kata \(name), and added it to the list in Package.swift:
              .starters/\(name) and its copy Katas/\(name): a protocol, a class to finish, a component for the bite lap
              Solutions/\(name): the reference, the model answer, empty folders for mutants and variants
              Tests/\(name)Tests: the suite \(suite.name) with \(tests)
              docs/katas/\(name).md, .hints.md and .review.md: TODO marks what is left to write
            \(file == nil ? "" : says)To see what is left, in order of work: swift run kata verify \(name)
            """
    }

    private func checkName() throws {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw CommandError(.misuse, "\(name): name a kata as a type, such as CartBadge: only letters and digits")
        }
        let known = kit.katas.map { "Katas/\($0.name)" }.filter { $0.lowercased() == "katas/\(name)".lowercased() }
        let paths = ["Katas/", "Solutions/", ".starters/", "Sources/"].map { $0 + name } + ["Tests/\(name)Tests"]
        let pages = GuidePage.allCases.map { $0.path(for: name) }
        let taken = known.first ?? (paths + pages).first { kit.root.appending(path: $0).exists }
        if let taken { throw CommandError(.misuse, "\(taken) exists already: choose a new name") }
    }

    private func readSuite(_ source: URL) throws -> SuiteFile {
        let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory)
        let suites = try (try? Data(contentsOf: source)).map { try SuiteFile.all(in: $0, launcher: launcher) } ?? []
        guard suites.count == 1 else {
            let found = suites.isEmpty ? "no @Test in a suite" : suites.map(\.name).joined(separator: ", ")
            throw CommandError(.misuse, "\(source.relativePath) should be a Swift file with one suite. Found: \(found)")
        }
        var suite = suites[0]
        suite.name = suite.name.replacing("NAME", with: name)
        return suite
    }

    /// The text of a template. A list of tests, or the hints of one, is repeated for each test.
    private func fill(_ template: String, _ suite: SuiteFile) -> Data {
        let items = suite.tests.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
        let text = template.replacing("NAME", with: name).replacing("SUITE", with: suite.name)
        let parts = text.replacing("1. TEST", with: items).components(separatedBy: "### TEST\n")
        let hints = parts.dropFirst().flatMap { hints in suite.tests.map { "### \($0)\n\(hints)" } }
        return Data((parts[0] + hints.joined(separator: "\n")).utf8)
    }

    /// The manifest comes last: SwiftPM remembers which folders there were when it first saw the list.
    private func write(_ files: [String: Data]) throws {
        let patches = ["Mutants/green", "Mutants/bite", "Variants/green", "Variants/bite"]
        for folder in patches.map({ "Solutions/\(name)/\($0)" }) + ["Tests/\(name)Tests/Doubles"] {
            try kit.root.appending(path: folder).makeFolder()
        }
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
