import Foundation
import TestSupport

@testable import KataGrading
@testable import KataKit
@testable import KataVerification

/// A command as a page names it.
struct QuotedCommand {
    var text: String
    var line: Int

    /// What is wrong with it; nil if it can be called so.
    func problem(on page: DocsPage) -> String? {
        var words = words
        while let word = words.first, let assignment = word.wholeMatch(of: /([A-Z_]+)=.*/) {
            let name = String(assignment.output.1)
            if name.hasPrefix("KATA"), !Self.variables.contains(name) { return "no variable of the kit" }
            words.removeFirst()
        }
        if words.starts(with: ["swift", "run"]) {
            words = Array(words.dropFirst(2).drop { $0.hasPrefix("-") })
            guard words.first == "kata" else { return nil }
        }
        switch words.first {
        case "kata", "$kata": return Self.problem(withKata: Array(words.dropFirst()))
        case "swift" where words.dropFirst().first == "test": return problem(withTest: words.dropFirst(2), on: page)
        case "sh", "bash":
            guard let script = words.dropFirst().first, script.hasPrefix("Tests/") else { return nil }
            return Checkout.root.appending(path: script).exists ? nil : "no such script"
        default: return nil
        }
    }

    /// The words of the first command, without quotes and comments.
    private var words: [String] {
        text.prefix { !"#|>&;".contains($0) }.matches(of: /'([^']*)'|"([^"]*)"|([^\s'"]+)/).map { match in
            String(match.output.1 ?? match.output.2 ?? match.output.3 ?? "")
        }
    }

    /// Read by the manifest, the tool and the tests of the kit.
    private static let variables: Set = [
        "KATA", "KATA_LAP", "KATA_SOURCES", "KATA_BUILD_SYSTEM", "KATA_SLOW_TESTS", "KATA_RECORD_SCREENS",
        "KATA_MISTAKES",
    ]
    private static let kit = Result { try Kit(root: Checkout.root) }
    private static let commands = Tool.learnersCommands + [.grade, .handout, .new, .verify, .mutant, .variant]
    /// What stands for a name in a page.
    private static let placeholders: Set = ["X", "X/N", "KATA", "KATA/STEP", "A", "N"]

    private static func problem(withKata words: [String]) -> String? {
        guard let name = words.first, !name.hasPrefix("-"), name.contains(where: \.isLowercase) else { return nil }
        guard let command = commands.first(where: { $0.name == name }) else { return "unknown command '\(name)'" }
        do {
            let arguments = try Arguments(words.dropFirst().filter { $0 != "--help" }, for: command)
            guard !["grade", "handout", "new", "verify", "mutant", "variant"].contains(name) else { return nil }
            _ = try kit.get().selections(arguments.operands.filter { !placeholders.contains($0) })
            return nil
        } catch let error as CommandError {
            return error.message
        } catch {
            return "\(error)"
        }
    }

    private func problem(withTest words: ArraySlice<String>, on page: DocsPage) -> String? {
        for (option, filter) in zip(words, words.dropFirst()) where option == "--filter" && !filter.hasPrefix("X") {
            let names = [TestNames.ofKit, page.testNames].joined(separator: "\n")
            if names.range(of: filter, options: .regularExpression) == nil { return "'\(filter)' matches no test" }
        }
        return nil
    }
}

/// The names that `--filter` compares with: `Module.Suite/test()`.
enum TestNames {
    static let ofKit: String = {
        let folders = ["Tests", "Solutions", "Katas"]
        let names = folders.flatMap { folder -> [String] in
            let files = (try? Checkout.root.appending(path: folder).readFiles()) ?? [:]
            return files.filter { $0.key.hasSuffix(".swift") }.flatMap { path, data in
                let code = String(decoding: data, as: UTF8.self)
                return code.contains("@Test") ? TestNames.names(in: code, at: "\(folder)/\(path)") : []
            }
        }
        return names.joined(separator: "\n")
    }()

    /// The raw identifiers among them.
    static let sentences = Set(ofKit.split(separator: "`"))

    /// - Parameter path: from the kit's root.
    static func names(in code: String, at path: String) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        let module =
            parts[0] == "Tests"
            ? parts[parts[1] == "Tool" ? 2 : 1] : "\(parts[1])\(parts.contains("First") ? "First" : "Own")Tests"
        let suites = code.matches(of: /(?:struct|class|enum|actor|extension) (\w+)/).map { String($0.output.1) }
        let tests = code.matches(of: /func (`[^`]+`|\w+)/).map { String($0.output.1) }
        return suites.flatMap { suite in (tests + [""]).map { "\(module).\(suite)/\($0)()" } }
            + tests.map { "\(module).\($0)()" }
    }
}

extension DocsPage {
    /// The names of the tests in the files that the page writes.
    var testNames: String {
        blocks.compactMap { block in block.file.map { TestNames.names(in: block.text, at: $0) } }.joined()
            .joined(separator: "\n")
    }

    /// In code: after backticks, in an indented line, after the prompt of a console.
    var commands: [QuotedCommand] {
        let start = /^(?:\$ )?((?:[A-Z_]+=\S+ )*(?:swift run |swift test|\$?kata(?: |$)|sh Tests|bash Tests).*)$/
        let consoles = blocks.filter { $0.language == "console" }.flatMap { block in
            block.lines.enumerated().filter { $0.element.hasPrefix("$ ") }.map {
                ($0.element, block.firstLine + $0.offset)
            }
        }
        let indented = prose.enumerated().filter { $0.element.hasPrefix("    ") }
            .map { ($0.element.trimmingCharacters(in: .whitespaces), $0.offset + 1) }
        let candidates = codeInProse.map { ($0.text, $0.line) } + indented + consoles
        return candidates.compactMap { text, line in
            guard let match = text.wholeMatch(of: start) else { return nil }
            let command = match.output.1.replacing(#/ +#.*$/#, with: "")
            return QuotedCommand(text: String(command), line: line)
        }
    }

    /// The paths of the kit between backticks, except those with a placeholder.
    var paths: [(text: String, line: Int)] {
        let folders = [
            "Katas/", "Solutions/", "Sources/", "Tests/", "docs/", ".starters/", ".vscode/", ".ci/", ".probes/",
        ]
        return codeInProse.filter { code in
            folders.contains { code.text.hasPrefix($0) } && code.text.wholeMatch(of: /[\w.\/+-]+/) != nil
                && !code.text.split(separator: "/").contains { ["X", "XTests", "KATA", "TheKata", "N"].contains($0) }
                && !code.text.contains(/\bX\./)
        }
    }
}

extension String {
    /// Counts bytes, because a page has thousands of characters and hundreds of places.
    func lineNumber(of place: Index) -> Int {
        utf8[..<place].count { $0 == UInt8(ascii: "\n") } + 1
    }

    /// A page may name a file that its reader writes.
    func exists(on page: DocsPage) -> Bool {
        Checkout.root.appending(path: self).exists || page.blocks.contains { $0.file == self }
    }
}
