import Foundation

/// A unified diff.
struct Patch: Sendable {
    /// Some lines of a file, before and after.
    fileprivate struct Hunk {
        let path: String
        /// The number of the first line, from 1 on.
        let line: Int
        let old: [String]
        let new: [String]
    }

    private var hunks: [Hunk] = []

    init(_ diff: String) throws(Misfit) {
        var lines = diff.components(separatedBy: "\n")[...]
        var path = ""
        while let line = lines.popFirst() {
            if line.hasPrefix("--- "), let next = lines.popFirst() {
                path = String(next.dropFirst("+++ b/".count))
                guard path == line.dropFirst("--- a/".count) else {
                    throw Misfit(reason: "the patch adds or removes a file")
                }
            } else if let match = line.prefixMatch(of: /@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/) {
                let counts = [match.output.2, match.output.3].map { $0.flatMap { Int($0) } ?? 1 }
                hunks.append(Hunk(path: path, line: Int(match.output.1) ?? 1, counts, &lines))
            }
        }
    }

    /// The files with the changes of the patch, by path.
    func apply(to code: [String: Data]) throws(Misfit) -> [String: Data] {
        var changed = code
        for (path, hunks) in Dictionary(grouping: hunks, by: \.path) {
            guard let file = code[path] else { throw Misfit(reason: "the patch no longer applies: \(path) is missing") }
            var lines = String(decoding: file, as: UTF8.self).components(separatedBy: "\n")
            // How far the lines are from where the patch has them.
            var shift = 0
            for hunk in hunks {
                guard let place = hunk.place(in: lines, near: hunk.line - 1 + shift) else {
                    throw Misfit(reason: "the patch no longer applies: \(path) is different at line \(hunk.line)")
                }
                lines.replaceSubrange(place..<(place + hunk.old.count), with: hunk.new)
                shift = place - (hunk.line - 1) + hunk.new.count - hunk.old.count
            }
            changed[path] = Data(lines.joined(separator: "\n").utf8)
        }
        return changed
    }
}

extension Patch.Hunk {
    /// - Parameters:
    ///   - counts: how many lines there are before and after.
    ///   - lines: what begins with these lines. They are taken from it.
    fileprivate init(path: String, line: Int, _ counts: [Int], _ lines: inout ArraySlice<String>) {
        var (old, new): ([String], [String]) = ([], [])
        while old.count < counts[0] || new.count < counts[1], let next = lines.popFirst() {
            let text = String(next.dropFirst())
            if !next.hasPrefix("+") { old.append(text) }
            if !next.hasPrefix("-") { new.append(text) }
        }
        self.init(path: path, line: line, old: old, new: new)
    }

    /// Where the old lines are; nil if they are nowhere.
    func place(in lines: [String], near expected: Int) -> Int? {
        let places = lines.indices.dropLast(max(0, old.count - 1)).filter { lines[$0...].starts(with: old) }
        return places.min { abs($0 - expected) < abs($1 - expected) }
    }
}
