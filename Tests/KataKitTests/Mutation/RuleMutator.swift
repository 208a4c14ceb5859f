import Foundation

@testable import KataKit

/// Mutants by rule, a line at a time: conditions turned round, boundaries moved, constants replaced, calls and assignments left out.
struct RuleMutator {
    struct Edit: Hashable {
        /// From 1 on.
        var line: Int
        var original: String
        var mutated: String

        /// As a guide's appendix lists it.
        var text: String {
            "`\(original.trimmingCharacters(in: .whitespaces))` → `\(mutated.trimmingCharacters(in: .whitespaces))`"
        }

        func applied(to text: String) -> String {
            var lines = text.components(separatedBy: "\n")
            lines[line - 1] = mutated
            return lines.joined(separator: "\n")
        }
    }

    private static let swaps = [
        ("==", "!="), ("!=", "=="), ("&&", "||"), ("||", "&&"), ("true", "false"), ("false", "true"),
        ("<", "<="), ("<=", "<"), (">", ">="), (">=", ">"), ("max(", "min("), ("+", "-"), ("*", "/"), ("/", "*"),
        (".isEmpty", ".isEmpty == false"), ("isSuccess ", "!isSuccess "),
    ]

    static func edits(of text: String) -> [Edit] {
        var isInString = false
        return text.components(separatedBy: "\n").enumerated().flatMap { index, line -> [Edit] in
            if line.contains("\"\"\"") { isInString.toggle() }
            let code = line.trimmingCharacters(in: .whitespaces)
            guard !isInString, !code.isEmpty, !["//", "import ", "@"].contains(where: code.hasPrefix) else { return [] }
            return Set(mutations(of: line)).subtracting([line]).sorted().map { mutated in
                Edit(line: index + 1, original: line, mutated: mutated)
            }
        }
    }

    private static func mutations(of line: String) -> [String] {
        swapped(line) + negated(line) + constants(in: line) + left(out: line)
    }

    /// Operators stand between blanks, so that no arrow and no type argument is taken for one.
    private static func swapped(_ line: String) -> [String] {
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

    /// Numbers become one more, texts another text.
    private static func constants(in line: String) -> [String] {
        let numbers = line.ranges(of: /\b[0-9][0-9_]*\b/).map { range in
            let number = Int(line[range].replacing("_", with: "")) ?? 0
            return line.replacingCharacters(in: range, with: "\(number + 1)")
        }
        let texts = line.ranges(of: /"[^"\\]*"/).map { line.replacingCharacters(in: $0, with: "\"another\"") }
        return numbers + texts
    }

    /// A call or an assignment by itself on its line.
    private static func left(out line: String) -> [String] {
        let code = line.trimmingCharacters(in: .whitespaces)
        // An initialiser that leaves something out does not compile, and the error stands elsewhere.
        guard !code.hasPrefix("super."), !code.hasPrefix("self.") else { return [] }
        let isCall = code.wholeMatch(of: /(try\?? )?(await )?[A-Za-z_.?]+\(.*\)/) != nil
        let isAssignment = code.wholeMatch(of: /[A-Za-z_.?]+ \+?= .*[^(\[{]/) != nil
        return isCall || isAssignment ? [line.replacing(code, with: "if false { \(code) }")] : []
    }

    private static func replacements(of old: String, by new: String, in line: String) -> [String] {
        line.ranges(of: old).map { line.replacingCharacters(in: $0, with: new) }
    }
}
