import Foundation

/// Puts a unified diff into two columns.
struct SideBySide {
    /// The least width at which two columns of code are readable.
    static let leastWidth = 140

    /// The width of the terminal, in columns.
    var width: Int
    var style: Style

    private var column: Int { (width - 3) / 2 }

    func text(of diff: String) -> String {
        var rows: [String] = []
        var removed: [String] = []
        var added: [String] = []
        func flush() {
            for index in 0..<max(removed.count, added.count) {
                let left = index < removed.count ? removed[index] : nil
                let right = index < added.count ? added[index] : nil
                rows += row(left, right, isChanged: true)
            }
            removed = []
            added = []
        }
        var isInHunk = false
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("@@") {
                flush()
                isInHunk = true
                rows.append(style.paint(line, .cyan))
            } else if isInHunk, line.hasPrefix("-") {
                if !added.isEmpty { flush() }
                removed.append(String(line.dropFirst()))
            } else if isInHunk, line.hasPrefix("+") {
                added.append(String(line.dropFirst()))
            } else if isInHunk, line.hasPrefix(" ") {
                flush()
                rows += row(String(line.dropFirst()), String(line.dropFirst()), isChanged: false)
            } else {
                flush()
                isInHunk = false
                // The lines after "diff" have the full names of the two files.
                if line.hasPrefix("--- ") || line.hasPrefix("+++ ") {
                    rows.append(style.bold(String(line.dropFirst(4))))
                }
            }
        }
        flush()
        return rows.joined(separator: "\n")
    }

    /// One line of each side; nil if a side has none. A line that is longer than a column continues below. The sign
    /// between them replaces color: `|` changed, `<` only on the left, `>` only on the right.
    private func row(_ left: String?, _ right: String?, isChanged: Bool) -> [String] {
        let sign = !isChanged ? " " : right == nil ? "<" : left == nil ? ">" : "|"
        let (lefts, rights) = (pieces(of: left ?? ""), pieces(of: right ?? ""))
        return (0..<max(lefts.count, rights.count)).map { index in
            let left = (index < lefts.count ? lefts[index] : "").padded(to: column)
            let right = index < rights.count ? rights[index] : ""
            guard isChanged else { return "\(left)   \(right)" }
            return "\(style.paint(left, .red)) \(sign) \(style.paint(right, .green))"
        }
    }

    private func pieces(of line: String) -> [String] {
        var rest = line
        var pieces: [String] = []
        repeat {
            let piece = rest.prefix(columns: column)
            pieces.append(String(piece))
            rest.removeSubrange(piece.startIndex..<piece.endIndex)
        } while !rest.isEmpty
        return pieces
    }
}
