import Foundation

/// What the compiler says about one place.
package struct Diagnostic: Hashable, Codable, Sendable {
    enum Severity: String, Codable, Sendable {
        case error
        case warning
    }

    package var file: String
    package var line: Int
    package var column: Int
    var severity: Severity
    package var message: String
    /// What the compiler draws below: lines of code, each with its words at their columns. Empty for what the tool says.
    var excerpt: [String] = []

    package func isIn(_ folder: URL) -> Bool { file.hasPrefix(folder.path + "/") }

    /// The text in the form that editors and terminals turn into a link, with the file's path from a folder.
    package func text(from folder: URL) -> String {
        let path = URL(filePath: file).path(from: folder)
        return "\(path):\(line):\(column): \(severity.rawValue): \(message)"
    }
}

extension Diagnostic {
    /// Reads `path:line:column: error: message`.
    init?(line text: Substring) {
        // The compiler may end a message with the name of its group: `[#StrictMemorySafety]`.
        let form = #/(/.*?):(\d+):(\d+): (error|warning): (.*?)(?: \[#[\w-]+\])?/#
        guard let parts = text.wholeMatch(of: form)?.output, let line = Int(parts.2), let column = Int(parts.3),
            let severity = Severity(rawValue: String(parts.4))
        else { return nil }
        self.init(file: String(parts.1), line: line, column: column, severity: severity, message: String(parts.5))
    }

    /// The diagnostics of a build's output, each once, in order, with their excerpts.
    ///
    /// A diagnostic inside a macro expansion is reported on the line that uses the macro, unless that line has one
    /// already. One error in a test comes with a dozen inside `@Test`: these are reported only if there is no other
    /// error.
    static func all(in output: String) -> [Diagnostic] {
        let lines = output.split(separator: "\n")
        var reported: [Diagnostic] = []
        var ofDeclarations: [Diagnostic] = []
        // Whether the lines that follow are drawn for the last diagnostic.
        var isDrawn = false
        for (line, next) in zip(lines, lines.dropFirst() + [""]) {
            if let diagnostic = Diagnostic(line: line) {
                isDrawn = !diagnostic.file.contains("@__swiftmacro_")
                if isDrawn { reported.append(diagnostic) }
            } else if let diagnostic = Diagnostic(expansion: line, origin: next) {
                let isKnown = reported.contains { $0.file == diagnostic.file && $0.line == diagnostic.line }
                isDrawn = !line.hasPrefix("macro expansion @") && !isKnown
                if isDrawn { reported.append(diagnostic) }
                if line.hasPrefix("macro expansion @") { ofDeclarations.append(diagnostic) }
            } else if isDrawn {
                reported[reported.count - 1].excerpt.append(String(line))
            }
        }
        if !reported.contains(where: { $0.severity == .error }) { reported += ofDeclarations }
        for index in reported.indices { reported[index].excerpt = drawing(in: reported[index].excerpt) }
        // Several processes of the compiler may report the same.
        var seen: Set<String> = []
        return reported.filter { seen.insert($0.text(from: URL(filePath: "/"))).inserted }
    }

    /// The lines of code to which the compiler draws its words, the words, and the places of notes in other files. The code
    /// around them is left out, and what a macro makes, which is drawn as a box.
    private static func drawing(in lines: [String]) -> [String] {
        var isInBox = false
        let drawn = lines.filter { line in
            let isEdge = line.wholeMatch(of: /[ |]*\+---.*/) != nil
            if isEdge { isInBox.toggle() }
            return !isEdge && !isInBox && line.contains(#/^ *\d* \||^\S+:\d+:\d+: note: /#)
        }
        let marked = zip(drawn, drawn.dropFirst() + [""]).filter { line, next in
            !line.contains(/^ *\d+ \|/) || next.contains(/^ +\|/)
        }
        let margin = marked.map { $0.0.prefix { $0 == " " }.count }.min() ?? 0
        return marked.map { String($0.0.dropFirst(margin)) }
    }

    /// Reads `macro expansion #expect:1:28: error: message`, and the place from the line below it.
    private init?(expansion line: Substring, origin: Substring) {
        guard let error = line.wholeMatch(of: /macro expansion .*?(: (?:error|warning): .*)/)?.output.1,
            let place = origin.firstMatch(of: #/(/.*): note: expanded code originates here/#)?.output.1
        else { return nil }
        self.init(line: "\(place)\(error)")
    }
}
