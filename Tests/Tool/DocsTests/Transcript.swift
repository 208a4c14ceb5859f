import Foundation

/// What a page says that a command prints, compared with what it printed.
///
/// In the page, a line `…` stands for any lines, and `…` within a line for any text. Durations are not compared, nor the
/// folder in front of the kit's own paths, nor what `swift` says about its build.
struct Transcript {
    var expected: [String]

    init(_ lines: [String]) {
        expected = Self.comparable(lines)
    }

    /// The first line that was not printed where the page has it, with what was printed there. Nil if all fits.
    func mismatch(with output: String) -> String? {
        let printed = Self.comparable(output.components(separatedBy: "\n"))
        let parts = expected.split(separator: "…", omittingEmptySubsequences: false).map(Array.init)
        var position = 0
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            let last = printed.count - part.count
            // Only after a line `…` may other lines be in front.
            let latest = index == 0 ? min(0, last) : last
            let earliest = isLast && parts.count > 1 ? max(position, last) : position
            guard earliest <= latest, let start = (earliest...latest).first(where: { fits(part, printed[$0...]) })
            else {
                let missing =
                    part.indices.first { !fits(Array(part[...$0]), printed[min(position, printed.count)...]) } ?? 0
                return
                    "expected: \(part.isEmpty ? "the end" : part[missing])\nprinted:\n\(printed[position...].joined(separator: "\n"))"
            }
            position = start + part.count
        }
        guard parts.count > 1 || position == printed.count else {
            return "expected: the end\nprinted:\n\(printed[position...].joined(separator: "\n"))"
        }
        return nil
    }

    private func fits(_ part: [String], _ printed: ArraySlice<String>) -> Bool {
        part.count <= printed.count && zip(part, printed).allSatisfy(Self.fits)
    }

    private static func fits(_ expected: String, _ printed: String) -> Bool {
        let pieces = expected.components(separatedBy: "…")
        guard pieces.count > 1 else { return expected == printed }
        var rest = printed[...]
        for (index, piece) in pieces.enumerated() where !piece.isEmpty {
            guard let range = rest.range(of: piece), index > 0 || range.lowerBound == rest.startIndex else {
                return false
            }
            rest = rest[range.upperBound...]
        }
        return pieces.last?.isEmpty == true || printed.hasSuffix(pieces.last ?? "")
    }

    private static func comparable(_ lines: [String]) -> [String] {
        let build = /\[\d+\/\d+\] .*|Building for .*|Build .*complete!.*|Test Suite '.*|\t Executed .*|/
        let folder = /(?:\/[^\s:\/'"]+)+\/(?=(?:Katas|Tests|Sources|Solutions|docs|\.build)\/)/
        let seconds = /\d+(?:\.\d+)? ?s(?:econds)?\b/
        return lines.filter { $0.wholeMatch(of: build) == nil }.map { line in
            String(
                line.replacing(folder, with: "").replacing(seconds, with: "0 s").reversed().drop { $0 == " " }
                    .reversed()
            )
        }
    }
}
