import Foundation

@testable import KataKit

/// Mutants by rule, each a change of one line.
struct RuleMutator {
    struct Edit {
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
            return mutations(of: line).filter { seen.insert($0).inserted }.map { mutated in
                Edit(line: index + 1, original: line, mutated: mutated)
            }
        }
    }

    private static func mutations(of line: String) -> [String] {
        let texts = ["String(X.prefix(20))", "X.lowercased()", #"(X.isEmpty ? "another" : X)"#]
        let sorted = #"X.sorted { "\($0)" < "\($1)" }"#
        // Other constants also change how a screen looks, which no test checks.
        let constants = isResult(line) ? swapped(line, by: truths) + constants(in: line) : []
        return swapped(line, by: conditions) + negated(line) + swapped(line, by: boundaries) + constants
            + withoutCall(line) + (texts + [sorted]).flatMap { passed(in: line, as: $0) }
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

    private static func withoutCall(_ line: String) -> [String] {
        let code = line.trimmingCharacters(in: .whitespaces)
        // An initializer that leaves something out does not compile, and the error is elsewhere.
        guard !code.hasPrefix("super."), !code.hasPrefix("self."),
            code.wholeMatch(of: /(try\?? )?(await )?[A-Za-z_.?]+\(.*\)/) != nil
        else { return [] }
        return [line.replacing(code, with: "if false { \(code) }")]
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
