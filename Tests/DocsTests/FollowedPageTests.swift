import Foundation
import TestSupport
import Testing

@testable import KataKit

/// Follows the pages as a reader does: writes their files, applies their changes, runs their commands, and compares what
/// they print. Each page begins with the kit as it is shipped.
@Suite(.offThePool, .slow, .serialized)
struct FollowedPageTests {
    /// Here the pages are followed one after the other, so that little is built again.
    private static let kit = Checkout.fixtures.appending(path: "pages")

    @Test(arguments: DocsPage.all.filter { !$0.isTranslation && !$0.steps.isEmpty })
    func `the page is as it says`(page: DocsPage) throws {
        try Self.restoreKit()
        for step in page.steps {
            switch step {
            case .write(let text, let path): try Self.write(text, to: Self.kit.appending(path: path))
            case .apply(let diff, let line):
                let problem = try Self.apply(diff)
                try #require(problem == nil, "\(page.path):\(line): \(problem ?? "")")
            case .run(let command, let transcript, let line):
                guard let mismatch = transcript.mismatch(with: try Self.run(command)) else { continue }
                Issue.record("\(page.path):\(line): $ \(command)\n\(mismatch)")
            }
        }
    }

    private static func restoreKit() throws {
        let root = Checkout.root
        let names = try Shell.output(of: "git -C \"$1\" ls-files -z --cached --others --exclude-standard", [root.path])
        var files: [String: Data] = [:]
        for name in names.output.split(separator: "\0").map(String.init) {
            let file = root.appending(path: name)
            if file.kind == .file { files[name] = try Data(contentsOf: file) }
        }
        // What builds left stays: `sync` removes what is not in the list.
        for folder in Set(files.keys.map { String($0.prefix { $0 != "/" }) }) {
            let below = files.below(folder)
            if below.isEmpty {
                try write(files[folder] ?? Data(), to: kit.appending(path: folder))
            } else {
                try sync(below, to: kit.appending(path: folder))
            }
        }
        for name in ["hint.json", "progress.json"] { kit.remove(".build/kata/\(name)") }
        try Shell.run(
            """
            cd "$1" && rm -rf .git .backups submission.zip && git init --quiet && git add --all
            git -c user.name=Learner -c user.email=learner@localhost commit --quiet --message "The katas"
            """,
            kit.path
        )
        for kata in try Kit(root: root).katas {
            try Shell.run(
                "cd \"$1\" && rm -rf Given && ln -s \"../../Katas/$2/Given\" Given",
                kit.appending(path: "Solutions/\(kata.name)").path,
                kata.name
            )
        }
    }

    private static func write(_ text: String, to file: URL) throws {
        try write(Data(text.utf8), to: file)
    }

    private static func write(_ data: Data, to file: URL) throws {
        guard (try? Data(contentsOf: file)) != data else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.write(newVersion: data)
    }

    /// - Returns: what git says if the change does not fit.
    private static func apply(_ diff: String) throws -> String? {
        let patch = kit.appending(path: ".build/page.patch")
        try diff.write(to: patch, atomically: true, encoding: .utf8)
        let files = diff.matches(of: /\n\+\+\+ b\/(.*)/).map { kit.appending(path: String($0.output.1)) }
        let dates = files.map { $0.attributes?[.modificationDate] as? Date }
        let result = try Shell.output(of: "cd \"$1\" && git apply --recount .build/page.patch", [kit.path])
        for (file, date) in zip(files, dates) { try file.advanceDate(past: date) }
        return result.code == 0 ? nil : result.errors
    }

    /// What a command prints on both streams.
    private static func run(_ command: String) throws -> String {
        // The tool is built already. The page builds the katas.
        let program = "'\(KataCommand.Program.kata.path)'"
        let script = command.replacing(#/swift run( --\S+)* kata\b/#, with: program)
        let own = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("KATA") }.joined(separator: " ")
        return try Shell.output(
            of: "exec 2>&1\nunset NONE \(own)\ncd \"$1\"\n\(script)",
            [kit.path],
            environment: ["LC_ALL": "C", "NO_COLOR": "1"]
        ).output
    }
}

extension DocsPage {
    /// What a reader does.
    enum Step {
        case write(text: String, path: String)
        case apply(diff: String, line: Int)
        case run(command: String, Transcript, line: Int)
    }

    /// Empty for a page without a command.
    var steps: [Step] {
        let steps = blocks.flatMap { block -> [Step] in
            if let file = block.file { return [.write(text: block.text, path: file)] }
            return switch block.language {
            case "diff": [.apply(diff: block.text, line: block.firstLine)]
            case "console": block.commands
            default: []
            }
        }
        let hasCommand = steps.contains { if case .run = $0 { true } else { false } }
        return hasCommand ? steps : []
    }
}

extension DocsPage.Block {
    /// Each line after a prompt, with the lines up to the next one.
    fileprivate var commands: [DocsPage.Step] {
        var commands: [(command: String, output: [String], line: Int)] = []
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("$ ") {
                commands.append((String(line.dropFirst(2)), [], firstLine + index))
            } else if !commands.isEmpty {
                commands[commands.count - 1].output.append(line)
            }
        }
        return commands.map { .run(command: $0.command, Transcript($0.output), line: $0.line) }
    }
}
