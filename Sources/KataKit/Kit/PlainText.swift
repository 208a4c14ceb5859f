/// Goes through Swift code once, and leaves out what only looks like code. Comments nest and a text can have any
/// character, so a regular expression cannot find their ends.
struct PlainText {
    private let characters: [Character]
    private var index = 0
    private var code = ""

    /// The same lines with blanks in place of comments, of texts of more lines, and of braces and semicolons in others.
    static func blank(_ text: String) -> String {
        var reader = PlainText(characters: Array(text))
        while reader.index < reader.characters.count { reader.readNext() }
        return reader.code
    }

    private init(characters: [Character]) { self.characters = characters }

    private mutating func readNext() {
        let hashes = characters[index...].prefix { $0 == "#" }.count
        let opening = index + hashes
        if starts(with: "//", at: index) {
            take(until: endOfLine) { _ in " " }
        } else if starts(with: "/*", at: index) {
            take(until: endOfComment()) { $0 == "\n" ? $0 : " " }
        } else if starts(with: "\"\"\"", at: opening) {
            let end = end(of: "\"\"\"", hashes: hashes, inLine: false) ?? characters.count
            take(until: end) { $0 == "\n" ? $0 : " " }
        } else if let end = endOfText(hashes: hashes) {
            take(until: end) { "{};".contains($0) ? " " : $0 }
        } else {
            let next = max(opening, index + 1)
            take(until: characters[next...].firstIndex { "\"#/`".contains($0) } ?? characters.count) { $0 }
        }
    }

    /// Where a text of one line, a pattern or a name in backticks ends; nil if none begins here.
    private func endOfText(hashes: Int) -> Int? {
        let opening = index + hashes
        guard opening < characters.count else { return nil }
        switch characters[opening] {
        // What does not end does not compile: then the rest of the line or of the file belongs to it.
        case "\"": return end(of: "\"", hashes: hashes, inLine: true) ?? endOfLine
        case "/" where hashes > 0: return end(of: "/", hashes: hashes, inLine: false) ?? characters.count
        case "/" where !starts(with: "/ ", at: opening) && "=(,:[".contains(code.last { $0 != " " } ?? " "):
            return end(of: "/", hashes: 0, inLine: true)
        case "`" where hashes == 0: return end(of: "`", hashes: 0, inLine: true) ?? endOfLine
        default: return nil
        }
    }

    /// The index after the closing mark, which has as many hashes as the opening one.
    private func end(of mark: String, hashes: Int, inLine: Bool) -> Int? {
        let close = mark + String(repeating: "#", count: hashes)
        let escape = "\\" + (mark == "/" ? "" : String(repeating: "#", count: hashes))
        var place = index + hashes + mark.count
        while place < characters.count, !inLine || characters[place] != "\n" {
            if starts(with: close, at: place) { return place + close.count }
            place += starts(with: escape, at: place) ? escape.count + 1 : 1
        }
        return nil
    }

    private var endOfLine: Int { characters[index...].firstIndex(of: "\n") ?? characters.count }

    private func endOfComment() -> Int {
        var (place, depth) = (index, 0)
        while place < characters.count {
            let step = starts(with: "/*", at: place) ? 1 : starts(with: "*/", at: place) ? -1 : 0
            depth += step
            place += step == 0 ? 1 : 2
            if depth == 0 { break }
        }
        return place
    }

    private func starts(with mark: String, at place: Int) -> Bool { characters[place...].starts(with: mark) }

    private mutating func take(until end: Int, _ shown: (Character) -> Character) {
        code += String(characters[index..<min(end, characters.count)].map(shown))
        index = end
    }
}
