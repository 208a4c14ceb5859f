import Foundation
import TestSupport

/// The tasks that this repository has for VS Code.
struct EditorTasks: Decodable {
    private let tasks: [Task]

    private struct Task: Decodable {
        let label: String
        let problemMatcher: [ProblemMatcher]
    }

    struct ProblemMatcher: Decodable {
        struct Background: Decodable {
            /// What starts and ends a round of problems.
            let beginsPattern: String
            let endsPattern: String
        }

        struct Line: Decodable {
            let regexp: String
        }

        let background: Background
        /// The patterns of consecutive lines, one for each line.
        let pattern: [Line]

        /// The groups of each match.
        func problems(in lines: [String]) throws -> [[String]] {
            let patterns = try pattern.map { try Regex($0.regexp) }
            return lines.indices.compactMap { index in
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
        return try JSONDecoder().decode(Self.self, from: data).tasks.first { $0.label == label }?.problemMatcher ?? []
    }
}
