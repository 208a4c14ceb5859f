import Foundation

@testable import KataKit

/// Mutants by rule, each a change of one line.
struct RuleMutator {
    enum Rule: String, CaseIterable {
        case turnsCondition = "conditions turned round"
        case movesBoundary = "boundaries moved"
        case replacesResult = "returned constants replaced"
        case leavesOutCall = "calls left out"
        case repeatsEvent = "events sent twice"
        case sortsList = "lists sorted"
        case changesText = "texts changed"
        case replacesConstant = "other constants replaced"
        case leavesOutAssignment = "assignments left out"

        /// Whether the change is almost always one of behavior. The others also change how a screen looks, which no
        /// test checks.
        var isCounted: Bool {
            ![.replacesConstant, .leavesOutAssignment, .repeatsEvent].contains(self)
        }
    }

    struct Edit {
        var rule: Rule
        /// The line number, from 1 on.
        var line: Int
        var original: String
        var mutated: String

        /// The edit in the form that a list of survivors has.
        var text: String {
            "`\(original.trimmingCharacters(in: .whitespaces))` → `\(mutated.trimmingCharacters(in: .whitespaces))`"
        }

        func applied(to text: String) -> String {
            var lines = text.components(separatedBy: "\n")
            lines[line - 1] = mutated
            return lines.joined(separator: "\n")
        }
    }

    private static let conditions = [
        ("==", "!="), ("!=", "=="), ("&&", "||"), ("||", "&&"), (".isEmpty", ".isEmpty == false"),
        ("isSuccess ", "!isSuccess "),
    ]
    private static let boundaries = [
        ("<", "<="), ("<=", "<"), (">", ">="), (">=", ">"), ("max(", "min("), ("+", "-"), ("*", "/"), ("/", "*"),
    ]
    private static let truths = [("true", "false"), ("false", "true")]

    static func edits(of text: String) -> [Edit] {
        var isInString = false
        return text.components(separatedBy: "\n").enumerated().flatMap { index, line -> [Edit] in
            if line.contains("\"\"\"") { isInString.toggle() }
            let code = line.trimmingCharacters(in: .whitespaces)
            guard !isInString, !code.isEmpty, !["//", "import ", "@"].contains(where: code.hasPrefix) else { return [] }
            var seen: Set = [line]
            return mutations(of: line).filter { seen.insert($0.mutated).inserted }.map { rule, mutated in
                Edit(rule: rule, line: index + 1, original: line, mutated: mutated)
            }
        }
    }

    private static func mutations(of line: String) -> [(rule: Rule, mutated: String)] {
        let conditions = swapped(line, by: conditions) + negated(line)
        let boundaries = swapped(line, by: boundaries)
        let constants = swapped(line, by: truths) + constants(in: line)
        let calls = left(out: line, /(try\?? )?(await )?[A-Za-z_.?]+\(.*\)/)
        let repeated = repeated(line)
        let assignments = left(out: line, /[A-Za-z_.?]+ \+?= .*[^(\[{]/)
        let sorted = passed(in: line, as: #"X.sorted { "\($0)" < "\($1)" }"#)
        let texts = ["String(X.prefix(20))", "X.lowercased()", #"(X.isEmpty ? "another" : X)"#]
            .flatMap { passed(in: line, as: $0) }
        return conditions.map { (.turnsCondition, $0) } + boundaries.map { (.movesBoundary, $0) }
            + constants.map { (isResult(line) ? .replacesResult : .replacesConstant, $0) }
            + calls.map { (.leavesOutCall, $0) } + assignments.map { (.leavesOutAssignment, $0) }
            + repeated.map { (.repeatsEvent, $0) } + sorted.map { (.sortsList, $0) }
            + texts.map { (.changesText, $0) }
    }

    /// Whether a constant in the line is what a function or closure returns, perhaps as one of two.
    private static func isResult(_ line: String) -> Bool {
        line.contains(#/return |^\s*[-\w."]+$|\{ [-\w."]+ \}|\? .* : /#)
    }

    /// Only operators between spaces count, so that an arrow or a type argument is not mistaken for an operator.
    private static func swapped(_ line: String, by swaps: [(String, String)]) -> [String] {
        swaps.flatMap { old, new in
            let isOperator = old.allSatisfy { !$0.isLetter && !".( ".contains($0) }
            return replacements(of: isOperator ? " \(old) " : old, by: isOperator ? " \(new) " : new, in: line)
        }
    }

    private static func negated(_ line: String) -> [String] {
        [("guard ", " else {"), ("if ", " {")].compactMap { keyword, end in
            guard let start = line.range(of: keyword), let stop = line.range(of: end),
                start.upperBound < stop.lowerBound
            else { return nil }
            let condition = line[start.upperBound..<stop.lowerBound]
            guard !condition.contains("let "), !condition.contains("var ") else { return nil }
            return line.replacingCharacters(in: start.upperBound..<stop.lowerBound, with: "!(\(condition))")
        }
    }

    /// A number becomes one more, a text becomes a different text.
    private static func constants(in line: String) -> [String] {
        let numbers = line.ranges(of: /\b[0-9][0-9_]*\b/).map { range in
            let number = Int(line[range].replacing("_", with: "")) ?? 0
            return line.replacingCharacters(in: range, with: "\(number + 1)")
        }
        let texts = line.ranges(of: /"[^"\\]*"/).map { line.replacingCharacters(in: $0, with: "\"another\"") }
        return numbers + texts
    }

    /// A statement by itself on its line.
    private static func left(out line: String, _ statement: Regex<some Any>) -> [String] {
        let code = line.trimmingCharacters(in: .whitespaces)
        // An initializer that leaves something out does not compile, and the error is elsewhere.
        guard !code.hasPrefix("super."), !code.hasPrefix("self.") else { return [] }
        return code.wholeMatch(of: statement) == nil ? [] : [line.replacing(code, with: "if false { \(code) }")]
    }

    /// A call without a value. Whoever is given the same value twice usually has what they had after the first.
    private static func repeated(_ line: String) -> [String] {
        let code = line.trimmingCharacters(in: .whitespaces)
        guard !code.hasPrefix("super."), code.wholeMatch(of: /[A-Za-z_.?]+\(\)/) != nil else { return [] }
        return [line.replacing(code, with: "\(code); \(code)")]
    }

    /// A value by its name, which the line assigns, returns or passes. With a value of another type, the mutant does not
    /// compile.
    private static func passed(in line: String, as change: String) -> [String] {
        line.matches(of: #/(?:[:=] |[A-Za-z]\(|return )(?!nil\b)([a-z][A-Za-z]*(?:\??\.[a-z][A-Za-z]*)*)(?=[,)]|$)/#)
            .map { match in
                let value = match.output.1
                let changed = change.replacing("X", with: value)
                return line.replacingCharacters(in: value.startIndex..<value.endIndex, with: changed)
            }
    }

    private static func replacements(of old: String, by new: String, in line: String) -> [String] {
        line.ranges(of: old).map { line.replacingCharacters(in: $0, with: new) }
    }
}
