import Foundation
import TestSupport

/// The tasks that this repository has for VS Code.
enum EditorTasks {
    struct ProblemMatcher {
        /// What starts and ends a round of problems.
        let begins: Regex<AnyRegexOutput>
        let ends: Regex<AnyRegexOutput>
        /// The patterns of consecutive lines, one for each line.
        let patterns: [Regex<AnyRegexOutput>]

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
        let file = try Data(contentsOf: Checkout.root.appending(path: ".vscode/tasks.json"))
        let tasks = (try JSONSerialization.jsonObject(with: file) as? [String: Any])?["tasks"] as? [[String: Any]]
        let matchers = tasks?.first { $0["label"] as? String == label }?["problemMatcher"] as? [[String: Any]]
        return try (matchers ?? []).map { matcher in
            let rounds = matcher["background"] as? [String: Any]
            // One line, or several.
            let lines = matcher["pattern"] as? [[String: Any]] ?? [matcher["pattern"] as? [String: Any] ?? [:]]
            return ProblemMatcher(
                begins: try Regex(rounds?["beginsPattern"] as? String ?? ""),
                ends: try Regex(rounds?["endsPattern"] as? String ?? ""),
                patterns: try lines.map { try Regex($0["regexp"] as? String ?? "") }
            )
        }
    }
}
