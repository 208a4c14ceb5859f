import Foundation
import KataKit

extension Command {
    package static let mutant = patch(.mutant, lines: "[EFFECT HINT]")
    package static let variant = patch(.variant, lines: "[REASON NOTE]")

    private static let again = Option("--again", "Make the patch as soon as it is merged with the present code.")

    private static func patch(_ command: InstructorCommand, lines: String) -> Command {
        Command(
            name: command.rawValue,
            abstract: command.abstract,
            operands: "KATA LAP NAME \(lines)",
            options: [again, .timeout, .buildTimeout],
            run: { arguments in
                let (words, isAgain) = (arguments.operands, arguments.has(again))
                guard [3, 5].contains(words.count) else {
                    let usage = "name a patch: kata \(command.rawValue) KATA LAP NAME \(lines)"
                    throw CommandError(.misuse, "\(usage). A learner's tests are measured by: kata mutants")
                }
                let session = try Session(arguments, .english)
                let (kata, name) = (try session.kit.kata(named: words[0]), words[2])
                guard let lap = kata.laps.first(where: { $0.lap.rawValue == words[1] }) else {
                    let laps = kata.laps.map(\.lap.rawValue).joined(separator: ", ")
                    throw CommandError(.misuse, "\(kata.name) has no lap '\(words[1])': choose from \(laps)")
                }
                let folder = "\(command.rawValue.capitalized)s/\(words[1])"
                let known = try kata.patches(in: folder).first { $0.name == name }
                guard name.wholeMatch(of: /[a-z0-9-]+/) != nil, known != nil || !isAgain else {
                    let advice = isAgain ? "for a new one, leave --again out" : "use small letters, digits and hyphens"
                    throw CommandError(.misuse, "no patch is named '\(name)': \(advice)")
                }
                let copy = PatchCopy(session: session, lap: lap, path: "\(kata.name)/\(folder)/\(name)")
                let texts = words.count == 5 ? Array(words[3...]) : known.map { [$0.effect, $0.hint] } ?? []
                return try copy.makePatch(texts, texts.isEmpty ? "with \(lines)" : "again", isAgain: isAgain)
            }
        )
    }
}

extension PatchCopy {
    /// Opens the copy. If it is open, or for `--again`, makes its patch with these lines, and shows which tests fail on it.
    ///
    /// - Parameter next: how to call the command the next time.
    /// - Returns: the exit code.
    fileprivate func makePatch(_ lines: [String], _ next: String, isAgain: Bool) throws -> Int32 {
        let isOpen = folder.exists
        let isWhole = try isOpen || open()
        let conflicts = try findFiles(inConflict: true)
        guard isOpen || isAgain && isWhole else {
            let reason = conflicts.isEmpty ? "and git does not have its old code" : "and git found a conflict"
            let state = isWhole ? "" : "\(short(patch)) does not apply, \(reason).\n"
            let files = try conflicts.isEmpty ? findFiles(inConflict: false) : conflicts
            print("\(state)Edit:\n\(files.map { "  \(short($0))\n" }.joined())Then run this command \(next).")
            return isWhole ? 0 : 1
        }
        guard conflicts.isEmpty else {
            throw CommandError(.misuse, "\(short(conflicts[0])): resolve the conflict first")
        }
        let changes = try readChanges()
        guard !changes.isEmpty else {
            throw CommandError(.misuse, "nothing has changed in \(short(folder)): edit a file there, or remove it")
        }
        guard !lines.isEmpty, lines.allSatisfy({ $0.wholeMatch(of: /\S.*/) != nil }) else {
            throw CommandError(.misuse, "the patch begins with two lines of text: run this command \(next)")
        }
        try patch.deletingLastPathComponent().makeFolder()
        try Data("\(lines[0])\n\(lines[1])\n\(changes)".utf8).write(to: patch, options: .atomic)
        let isFit = try judge()
        if isFit { try folder.removeTree() }
        let todo = """
            Edit \(short(folder)), or the tests. Then run this command again. If the code has changed since the copy was
            opened, remove the copy first. To give the patch up, remove it too: \(short(patch))
            """
        print(isFit ? "The patch is ready: \(short(patch))" : todo)
        return isFit ? 0 : 1
    }

    /// Shows which tests fail on the patch.
    ///
    /// - Returns: whether the kit can have it: a test kills the mutant, or no test fails on the variant.
    private func judge() throws -> Bool {
        let name = folder.lastPathComponent
        let run = session.mutationRun(stage: "patch-\(lap.lap.rawValue)")
        let report = try run.reports(on: [try MutationSubject(lap) { $0.name == name }])[0]
        let (verdict, renderer) = (report.verdict, session.renderer)
        let broken = verdict.diagnostics.first?.text(from: session.kit.root) ?? verdict.reason
        let problems =
            [broken].compactMap { $0 } + report.wrong.map { "'\($0.name)' is red without it" }
            + report.invalid.map(\.reason)
            + report.tooStrict.map { "'\($0.test.name)' is red: \($0.test.failures.first?.messages.first ?? "")" }
        let isFit = problems.isEmpty && report.isComplete
        let rows = problems.map { "  \(renderer.style.mark(false)) \(name)  \($0)" }
        let shown = problems.isEmpty ? renderer.mutantLines(report, hints: true) : rows.joined(separator: "\n")
        print(shown.isEmpty ? "  \(renderer.style.mark(true)) \(name)  green tests: \(verdict.passed)" : shown)
        return isFit
    }

    private func short(_ place: URL) -> String { place.path(from: session.kit.root) }
}
