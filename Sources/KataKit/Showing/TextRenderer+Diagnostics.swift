import Foundation

extension TextRenderer {
    /// Why a lap is not done, if no single test shows it.
    func whyNotDone(_ judged: JudgedLap) -> String? {
        judged.verdict.isGreen && !judged.wrongLayers.isEmpty
            ? judged.wrongLayers.map(excerpt).joined(separator: "\n")
            : whyNotDone(judged.verdict, judged.brokenBuild).map { "\($0)\(wayBack(to: judged))" }
    }

    /// How to begin a lap again whose files are gone. What is there stays.
    private func wayBack(to judged: JudgedLap) -> String {
        guard judged.verdict.state == .missing else { return "" }
        let (kata, folder) = (judged.lap.kata, judged.lap.folder)
        let shipped = kata.starter.appending(path: folder.path(from: kata.folder))
        let paths = [shipped, folder.deletingLastPathComponent()].map { $0.path(from: kata.root) }
        return """

            To begin it again: cp -Rn \(paths.joined(separator: " "))
            To get yours back: swift run kata history \(kata.name)
            """
    }

    /// The same for a verdict on other code, or on other tests.
    func whyNotDone(_ verdict: LapVerdict, _ broken: BrokenBuild? = nil) -> String? {
        switch verdict.state {
        case .green, .red, .notAttempted: verdict.outcomes.isEmpty ? verdict.reason : nil
        case .missing, .error: verdict.reason
        case .doesNotCompile: verdict.diagnostics.isEmpty ? verdict.reason : compileErrors(verdict, broken)
        }
    }

    /// Warnings in the learner's files; nil if there is none.
    func warnings(_ warnings: [Diagnostic]) -> String? {
        // One mistake can have several warnings at its place.
        let places = warnings.reduce(into: [Diagnostic]()) { first, warning in
            let place = (warning.file, warning.line, warning.column)
            if !first.contains(where: { ($0.file, $0.line, $0.column) == place }) { first.append(warning) }
        }
        return places.isEmpty ? nil : list(places, most: 4)
    }

    private func compileErrors(_ verdict: LapVerdict, _ broken: BrokenBuild?) -> String {
        let shown = shownErrors(of: verdict)
        let isOwn = shown.contains { $0.isIn(kit.root.appending(path: "Katas")) }
        return [isOwn ? nil : words.suiteDoesNotCompile, broken?.explanation, list(shown, most: 5)].compactMap { $0 }
            .joined(separator: "\n")
    }

    /// The errors in the learner's own folders or, if there are none, in the suites that no longer fit the code. Others follow
    /// from the marks of a merge.
    private func shownErrors(of verdict: LapVerdict) -> [Diagnostic] {
        let own = verdict.diagnostics.filter { $0.isIn(kit.root.appending(path: "Katas")) }
        let marks = own.filter { $0.message.contains("conflict marker") }
        return !marks.isEmpty ? marks : own.isEmpty ? verdict.diagnostics : own
    }

    /// The diagnostics by message, each at its first place, and what the page of compiler errors says about it.
    private func list(_ diagnostics: [Diagnostic], most: Int) -> String {
        let messages = diagnostics.reduce(into: [String]()) { if !$0.contains($1.message) { $0.append($1.message) } }
        let groups = messages.map { message in diagnostics.filter { $0.message == message } }
        let page = CompilerErrorPage(of: kit)
        var meanings: Set<String> = []
        var lines = groups.prefix(most).flatMap { group in
            // A line that explains several errors follows the first of them.
            let meaning = page.meaning(of: group[0]).flatMap { meanings.insert($0).inserted ? $0 : nil }
            let more = group.count > 1 ? "    \(words.more(group.count - 1))" : nil
            return [excerpt(group[0]), more, meaning.map { style.paint($0, .cyan).indented(by: 4) }]
                .compactMap { $0 }
        }
        let rest = groups.dropFirst(most).reduce(0) { $0 + $1.count }
        if rest > 0 { lines.append(words.more(rest)) }
        return lines.joined(separator: "\n")
    }

    /// The message, and the compiler's own excerpt.
    func excerpt(_ diagnostic: Diagnostic) -> String {
        let drawn = firstLines(diagnostic.excerpt, most: 10).map { $0.replacing(folder.path + "/", with: "") }
        return ([diagnostic.text(from: folder)] + drawn.map { "    \($0)" }).joined(separator: "\n")
    }
}
