import Foundation

extension Diagnostic {
    /// Reads `path:line:column: error: message`.
    init?(line text: Substring) {
        guard let headline = Headline(text), let severity = Severity(rawValue: headline.kind), text.hasPrefix("/")
        else { return nil }
        self.init(
            file: headline.file,
            line: headline.line,
            column: headline.column,
            severity: severity,
            message: headline.message
        )
    }

    /// The diagnostics of a build's output, each once, in order, with their notes.
    ///
    /// A diagnostic inside a macro expansion is reported on the line that uses the macro, unless that line has one
    /// already. One error in a test comes with a dozen inside `@Test`: these are reported only if there is no other
    /// error.
    static func all(in output: String) -> [Diagnostic] {
        let lines = output.split(separator: "\n")
        var reported: [Diagnostic] = []
        var ofDeclarations: [Diagnostic] = []
        // Whether the notes that follow belong to the last diagnostic.
        var takesNotes = false
        var excerpt = Excerpt()
        for (line, next) in zip(lines, lines.dropFirst() + [""]) {
            if let diagnostic = Diagnostic(line: line) {
                takesNotes = !diagnostic.file.contains("@__swiftmacro_")
                if takesNotes { reported.append(diagnostic) }
                excerpt = Excerpt(file: diagnostic.file)
            } else if let diagnostic = Diagnostic(expansion: line, origin: next) {
                let isKnown = reported.contains { $0.file == diagnostic.file && $0.line == diagnostic.line }
                takesNotes = !line.hasPrefix("macro expansion @") && !isKnown
                if takesNotes { reported.append(diagnostic) }
                if line.hasPrefix("macro expansion @") { ofDeclarations.append(diagnostic) }
                excerpt = Excerpt(file: diagnostic.file)
            } else if let note = Note(headline: line) {
                excerpt = Excerpt(file: note.file)
                if takesNotes { reported[reported.count - 1].add(note) }
            } else if let note = excerpt.readNote(line), takesNotes {
                reported[reported.count - 1].add(note)
            }
        }
        if !reported.contains(where: { $0.severity == .error }) { reported += ofDeclarations }
        // Several processes of the compiler may report the same.
        var seen: Set<String> = []
        return reported.filter { seen.insert($0.text(from: URL(filePath: "/"))).inserted }
    }

    /// Reads `macro expansion #expect:1:28: error: message`, and the place from the line below it.
    private init?(expansion line: Substring, origin: Substring) {
        guard line.hasPrefix("macro expansion "), let place = origin.range(of: ": note: expanded code originates here"),
            let start = origin.firstIndex(of: "/"),
            let severity = [Severity.error, .warning].first(where: { line.contains(": \($0.rawValue): ") }),
            let message = line.range(of: ": \(severity.rawValue): ")?.upperBound
        else { return nil }
        self.init(line: "\(origin[start..<place.lowerBound]): \(severity.rawValue): \(line[message...])")
    }

    private mutating func add(_ note: Note) { if !notes.contains(note) { notes.append(note) } }
}

extension Diagnostic.Note {
    /// Reads `path:line:column: note: message`, which begins an excerpt of a file different from the error's.
    fileprivate init?(headline text: Substring) {
        guard let headline = Headline(text), headline.kind == "note", !text.hasPrefix("`- ") else { return nil }
        self.init(file: headline.file, line: headline.line, column: headline.column, message: headline.message)
    }
}

/// The first line of what the compiler prints about a place.
private struct Headline {
    var file: String
    var line: Int
    var column: Int
    var kind: String
    var message: String

    init?(_ text: Substring) {
        for kind in ["error", "warning", "note"] {
            guard let mark = text.range(of: ": \(kind): ") else { continue }
            let place = text[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { continue }
            file = place.dropLast(2).joined(separator: ":")
            self.line = line
            self.column = column
            self.kind = kind
            // The compiler may end a message with the name of its group: `[#StrictMemorySafety]`.
            message = String(text[mark.upperBound...].replacing(#/ \[#[\w-]+\]$/#, with: ""))
            return
        }
        return nil
    }
}

/// The lines of code that the compiler prints below a headline, with its words drawn into them:
///
///     5 | final class Presenter: Presenting {
///     6 |     func show() throws {}
///       |          `- note: candidate throws, but protocol does not allow it
private struct Excerpt {
    var file = ""
    var line = 0
    /// Whether the lines are of a macro expansion, which is drawn as a box in its file.
    var isInBox = false

    /// The note in a line of the excerpt, if it has one.
    mutating func readNote(_ text: Substring) -> Diagnostic.Note? {
        let rest = text.drop { $0 == " " }
        if rest.hasPrefix("+---") { isInBox.toggle() }
        guard !isInBox else { return nil }
        let number = rest.prefix { $0.isNumber }
        if let line = Int(number), rest.dropFirst(number.count).hasPrefix(" |") { self.line = line }
        guard rest.hasPrefix("|"), let mark = rest.range(of: "- note: ") else { return nil }
        // Between the bar of the margin and the mark is one character for each column.
        let drawn = rest[..<mark.lowerBound].dropFirst()
        guard drawn.allSatisfy({ " |`".contains($0) }), drawn.count > 1 else { return nil }
        let message = String(rest[mark.upperBound...])
        return Diagnostic.Note(file: file, line: line, column: drawn.count - 1, message: message)
    }
}
