import Foundation
import TestSupport

/// The tasks that this repository has for VS Code.
enum EditorTasks {
    struct ProblemMatcher {
        /// What starts and ends a round of problems.
        var begins: Regex<AnyRegexOutput>
        var ends: Regex<AnyRegexOutput>
        /// The patterns of consecutive lines, one for each line.
        var patterns: [Regex<AnyRegexOutput>]

        /// The groups of each match.
        func problems(in lines: [String]) -> [[String]] {
            lines.indices.compactMap { index in
                guard index + patterns.count <= lines.count else { return nil }
                let groups = zip(lines[index...], patterns).map { line, pattern in
                    line.wholeMatch(of: pattern)?.output.dropFirst().map { String($0.substring ?? "") }
                }
                return groups.contains { $0 == nil } ? nil : groups.flatMap { $0 ?? [] }
            }
        }
    }

    static func problemMatchers(of label: String) throws -> [ProblemMatcher] {
        let data = try Data(contentsOf: Checkout.root.appending(path: ".vscode/tasks.json"))
        let task = try JSONDecoder().decode(File.self, from: data).tasks.first { $0.label == label }
        return try task?.problemMatcher.map { matcher in
            ProblemMatcher(
                begins: try Regex(matcher.background.beginsPattern),
                ends: try Regex(matcher.background.endsPattern),
                patterns: try matcher.pattern.lines.map { try Regex($0.regexp) }
            )
        } ?? []
    }

    private struct File: Decodable {
        var tasks: [Task]
    }

    private struct Task: Decodable {
        var label: String
        var problemMatcher: [Matcher]
    }

    private struct Matcher: Decodable {
        struct Background: Decodable {
            var beginsPattern: String
            var endsPattern: String
        }

        var pattern: Pattern
        var background: Background
    }

    /// One line, or several.
    private struct Pattern: Decodable {
        struct Line: Decodable {
            var regexp: String
        }

        var lines: [Line]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            lines = try (try? container.decode([Line].self)) ?? [container.decode(Line.self)]
        }
    }
}
