import Foundation

/// What a page says that a command prints, compared with what it printed.
///
/// In the page, a line `…` stands for any lines, and `…` within a line for any text. Durations are not compared, nor empty
/// lines, nor the folder in front of the kit's own paths, nor what `swift` says about its build.
struct Transcript {
    private let expected: [String]

    init(_ lines: [String]) {
        expected = Self.comparable(lines)
    }

    /// The first line that was not printed where the page has it, with what was printed. Nil if all fits.
    func mismatch(with output: String) -> String? {
        let printed = Self.comparable(output.components(separatedBy: "\n")).map { "\($0)\n" }.joined()
        func isBeginning(_ count: Int, end: String = "") -> Bool {
            let pattern = "^\(expected.prefix(count).map(Self.pattern).joined())\(end)"
            return printed.range(of: pattern, options: .regularExpression) != nil
        }
        guard !isBeginning(expected.count, end: "\\z") else { return nil }
        let missing = expected.indices.first { !isBeginning($0 + 1) }.map { expected[$0] }
        return "expected: \(missing ?? "the end")\nprinted:\n\(printed)"
    }

    private static func pattern(_ line: String) -> String {
        line == "…" ? "(?:.*\\n)*?" : NSRegularExpression.escapedPattern(for: line).replacing("…", with: ".*") + "\\n"
    }

    private static func comparable(_ lines: [String]) -> [String] {
        let build = /\[\d+\/\d+\] .*|Building for .*|Build .*complete!.*|Test Suite '.*|\t Executed .*|/
        let folder = /(?:\/[^\s:\/'"]+)+\/(?=(?:Katas|Tests|Sources|Solutions|docs|\.build)\/)/
        let seconds = /\d+(?:\.\d+)? ?s(?:econds)?\b/
        return lines.filter { $0.wholeMatch(of: build) == nil }.map {
            $0.replacing(folder, with: "").replacing(seconds, with: "0 s").replacing(/[ ]+$/, with: "")
        }
    }
}
