import Foundation
import KataKit

/// Makes the patches of one lap and kind from copies of its code, which their author edits.
struct PatchMaker {
    let session: Session
    let lap: LapID
    /// The folder of such patches: `Mutants` or `Variants`.
    let kind: String
    /// The options with the first two lines of a patch. A line without a text stays as it is.
    let lines: [(option: String, text: String?)]
    /// Whether to make an old patch as soon as its copy is open.
    let isAgain: Bool

    private var patches: [Mutant] { get throws { try lap.kata.patches(in: "\(kind)/\(lap.lap.rawValue)") } }

    /// The patches that do not fit the present code.
    func findStale() throws -> [String] {
        let (code, launcher) = (try lap.readPatchedCode(), session.judge.launcher)
        return try patches.filter { (try? $0.apply(to: code, launcher: launcher, timeout: 60)) == nil }.map(\.name)
    }

    /// Opens a copy. If it is open, makes its patch and shows which tests fail on it.
    ///
    /// - Returns: the exit code.
    func make(_ name: String) throws -> Int32 {
        let (names, known) = try (patches.map(\.name), patches.first { $0.name == name })
        guard name.wholeMatch(of: /[\w-]+/) != nil, known != nil || !isAgain else {
            let advice = isAgain ? "there is no such patch" : "give letters, digits and hyphens"
            throw CommandError(.misuse, "\(name): \(names.guess(for: name, otherwise: advice))")
        }
        let copy = PatchCopy(name, kind, of: lap, session.judge.launcher)
        let texts = zip(lines, [known?.effect, known?.hint]).map { $0.text ?? $1 ?? "" }
        let isComplete = texts.allSatisfy { $0.wholeMatch(of: /\S.*/) != nil }
        let options = isComplete ? "" : ", with \(lines[0].option) TEXT \(lines[1].option) TEXT"
        let isOpen = copy.folder.exists
        let isWhole = try isOpen || copy.open()
        let conflicts = try copy.findConflicts()
        guard isOpen || isAgain && isWhole else {
            let lost = "git does not have the code that \(short(copy.patch)) changes. The copy is without it.\n"
            let problem = isWhole ? "" : conflicts.isEmpty ? lost : "The code has changed where the patch changes it.\n"
            let files = try (conflicts.isEmpty ? copy.findFiles() : conflicts).map { "  \(short($0))\n" }.joined()
            print("\(problem)Edit:\n\(files)Then run this command again\(options). It makes the patch.")
            return isWhole ? 0 : 1
        }
        guard conflicts.isEmpty else {
            throw CommandError(
                .misuse,
                "\(short(conflicts[0])): keep the right lines, and remove the marks of the conflict"
            )
        }
        let changes = try copy.readChanges()
        guard !changes.isEmpty else {
            Console.say("nothing has changed in \(short(copy.folder)): edit the code there, or remove this folder")
            return 2
        }
        guard isComplete else {
            throw CommandError(.misuse, "two lines are missing in the patch: run this command again\(options)")
        }
        try copy.patch.deletingLastPathComponent().makeFolder()
        try Data("\(texts.joined(separator: "\n"))\n\(changes)".utf8).write(to: copy.patch, options: .atomic)
        guard try judge(name) else {
            print(
                "The copy is still open: \(short(copy.folder))\nEdit it, or edit the tests. Then run this command again."
            )
            return 1
        }
        try copy.folder.removeTree()
        print("The patch is ready: \(short(copy.patch))")
        return 0
    }

    /// Shows which tests fail on a patch.
    ///
    /// - Returns: whether it is as the kit needs it: killed, or green as a variant.
    private func judge(_ name: String) throws -> Bool {
        let run = session.mutationRun(stage: "patch-\(lap.lap.rawValue)")
        let report = try run.reports(on: [run.subject(lap, only: name)])[0]
        let verdict = report.verdict
        let error = verdict.diagnostics.first?.text(from: session.kit.root) ?? verdict.reason
        let problems =
            [error].compactMap { $0 } + report.wrong.map { "'\($0.name)' is red without it" }
            + (report.invalid + report.invalidVariants).map(\.reason)
            + report.tooStrict.map { _, test in
                (["'\(test.name)' is red"] + test.failures.flatMap(\.messages)).joined(separator: ": ")
            }
        let (isFit, fates) = (
            problems.isEmpty && report.isComplete, session.renderer.fates(report, hints: true, showsAll: true)
        )
        let texts = isFit ? ["all \(verdict.passed) tests are green"] : problems
        print(
            problems.isEmpty && !fates.isEmpty
                ? fates : texts.map { "  \(session.renderer.style.mark(isFit)) \(name)  \($0)" }.joined(separator: "\n")
        )
        return isFit
    }

    private func short(_ place: URL) -> String { place.path(from: session.kit.root) }
}
