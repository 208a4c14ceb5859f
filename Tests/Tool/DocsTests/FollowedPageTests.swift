import Foundation
import TestSupport
import Testing

@testable import KataKit

/// What runs in the `ReadersKit`, of which there is one.
@Suite(.long, .offThePool, .slow, .serialized, .takingTurns)
enum InTheReadersKit {}

extension InTheReadersKit {
    /// Follows the pages as a reader does: writes their files, applies their changes, runs their commands, and compares what
    /// they print. Each page begins with the kit as it is shipped.
    struct FollowedPageTests {
        @Test(arguments: DocsPage.all.filter { !$0.isTranslation && !$0.steps.isEmpty })
        func `the page is as it says`(page: DocsPage) throws {
            let kit = try ReadersKit()
            for step in page.steps {
                switch step {
                case .write(let text, let path): try kit.write(text, to: path)
                case .apply(let diff, let line):
                    let problem = try kit.apply(diff)
                    try #require(problem == nil, "\(page.path):\(line): \(problem ?? "")")
                case .run(let command, let transcript, let line):
                    guard let mismatch = transcript.mismatch(with: try kit.run(command)) else { continue }
                    Issue.record("\(page.path):\(line): $ \(command)\n\(mismatch)")
                }
            }
        }
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
