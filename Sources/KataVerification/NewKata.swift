import Foundation
import KataKit

/// A kata, or a lap, that is not written yet: the files of `templates`, with the kata's name in place of `NAME`.
struct NewKata {
    private static let templates = "Sources/KataVerification/NewKata"

    /// A suite that becomes a step.
    typealias Step = (suite: String, tests: [String], guards: [Int], files: [String])

    let kit: Kit
    let name: String

    /// - Parameter suite: what the kata is made of; nil for the code of the templates.
    func write(_ suite: SuiteDraft.Parts? = nil) throws -> String {
        let texts = try kit.root.appending(path: "\(Self.templates)/green").readFiles()
        var files = suite?.files ?? [:]
        let sample = ["a tap on save saves the text"]
        let steps =
            suite?.steps ?? [("\(name)SavingTests", sample, [], ["Katas/\(name)/Sources/\(name)Presenter.swift"])]
        for (path, text) in texts where suite == nil || path.hasPrefix("docs/") {
            files[path.replacing("NAME", with: name)] = Data(fill(text.text, steps).utf8)
        }
        try write(files)
        // The manifest comes last: SwiftPM remembers which folders there were when it first saw the list.
        let manifest = kit.root.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let list = text.withKata(name, isOnMainActor: suite?.isOnMainActor ?? true)
        try manifest.write(newVersion: Data(list.utf8))
        let counts = steps.map { "\($0.suite) has tests: \($0.tests.count)." }.joined(separator: " ")
        let what = """
            Wrote Katas/\(name), its copy in .starters, Solutions/\(name), Tests/\(name)Tests and docs/katas/\(name).md
            with its two pages. The name is in Package.swift. \(counts)
            """
        return ([what] + (suite?.remarks ?? []) + [next]).joined(separator: "\n")
    }

    private var next: String { "To see what is left to write, in order of work: swift run kata verify \(name)" }

    /// Adds a lap to a kata: its files, and a section for each page. In the guide, that is above the last section.
    func add(_ lap: Lap) throws -> String {
        let kata = try kit.kata(named: name)
        guard kata.guide.exercises[lap] == nil else {
            throw CommandError(.misuse, "\(name) has a \(lap.title) already")
        }
        let templates = try kit.root.appending(path: "\(Self.templates)/\(lap.rawValue)").readFiles()
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
        return "Wrote the \(lap.title) of \(name), with a section for each of its pages.\n\(next)"
    }

    func checkName() throws {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, !["Any", "Self"].contains(name) else {
            throw CommandError(.misuse, "\(name): name a kata as a type, such as CartBadge: only letters and digits")
        }
        let known = kit.katas.map { "Katas/\($0.name)" }.filter { $0.lowercased() == "katas/\(name)".lowercased() }
        let paths = ["", "Katas/", "Solutions/", ".starters/", "Sources/"].map { $0 + name } + ["Tests/\(name)Tests"]
        let pages = GuidePage.allCases.map { $0.path(for: name) }
        let modules = ["Foundation", "Swift", "Testing", "UIKit", "XCTest"].filter { $0 == name }
        let taken = modules.first ?? known.first ?? (paths + pages).first { kit.root.appending(path: $0).exists }
        if let taken { throw CommandError(.misuse, "\(taken) exists already: choose a new name") }
        let suffixes = Lap.allCases.map(\.testSuffix) + ["Checks", "Solution"]
        for kata in kit.katas where suffixes.contains(where: { kata.name + $0 == name || name + $0 == kata.name }) {
            throw CommandError(.misuse, "\(kata.name) has a target with this name: choose a new name")
        }
    }

    /// The text of a template. A step is repeated for each suite; a list of tests, or the hints of one, for each test.
    private func fill(_ template: String, _ steps: [Step]) -> String {
        template.replacing("NAME", with: name).replacing(/(?ms)^## Step 1: SUITE\n.*?(?=\n+(?:^## |\z))/) { match in
            zip(1..., steps).map { number, step in
                let items = zip(1..., step.tests).map { "\($0). \($1)" }.joined(separator: "\n")
                let numbers = step.guards.map(String.init).joined(separator: ", ")
                let guards = "\n\n**Guards.** These tests are green from the start, and have to stay so: \(numbers)."
                let text = match.output.replacing("Step 1: SUITE", with: "Step \(number): \(step.suite)")
                    .replacing("FILES", with: step.files.map { "`\($0)`" }.joined(separator: ", "))
                    .replacing("1. TEST", with: numbers.isEmpty ? items : items + guards)
                let parts = String(text).components(separatedBy: "### TEST\n")
                let hints = parts.dropFirst().flatMap { hints in step.tests.map { "### \($0)\n\(hints)" } }
                return parts[0] + hints.joined(separator: "\n\n")
            }.joined(separator: "\n\n")
        }
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
}

extension String {
    /// A manifest with one more kata.
    ///
    /// - Parameter isOnMainActor: whether its code is on the main actor by default.
    func withKata(_ name: String, isOnMainActor: Bool) -> String {
        let list = replacing(/(let katas = \[[^\]]*?),?\s*\]/, maxReplacements: 1) { match in
            "\(match.output.1)\(match.output.1.hasSuffix("[") ? "" : ",")\n    \"\(name)\",\n]"
        }
        guard !isOnMainActor else { return list }
        return list.replacing(/(let nonisolatedKatas: \[String\] = \[[^\]]*)\]/, maxReplacements: 1) { match in
            "\(match.output.1)\(match.output.1.hasSuffix("[") ? "" : ", ")\"\(name)\"]"
        }
    }
}
