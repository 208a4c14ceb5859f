import Foundation

extension TextRenderer {
    /// What there is to do, and how far it is.
    ///
    /// - Parameter verdict: nil where nothing has changed yet.
    func page(of attack: Attack, _ verdict: Attack.Verdict?) -> String {
        let kata = attack.kata
        let place = attack.folder.path(from: folder)
        let code = ["Given", "Sources"].filter { attack.folder.appending(path: $0).exists }.map { "\(place)/\($0)" }
        let todo = [
            (words.edit, code.joined(separator: "\n")), (words.test, "\(place)/\(Attack.test)"),
            (words.then, "swift run kata attack \(kata.name)"),
        ]
        let said = verdict.map { text($0, in: place) }?.indented(by: 2) ?? ""
        return paragraphs(style.bold(words.attack(kata.name)), said, list(todo, gap: 2))
    }

    /// - Parameter kept: the patch and the test of the bug.
    func page(of attack: Attack, beatenBy kept: [URL]) -> String {
        let files = kept.map { $0.path(from: folder) }.joined(separator: "\n")
        let next = "swift run kata attack \(attack.kata.name)  \(words.withNewCopy)"
        let todo = [(words.read, files), (words.then, "swift run kata pack"), (words.or, next)]
        return paragraphs(achievement(words.beaten, lesson: ""), list(todo, gap: 2))
    }

    /// What tests of others, in an archive, say of a bug.
    func page(of attack: Attack, _ report: MutationReport, in archive: String) -> String {
        paragraphs(
            "\(style.bold("\(attack.kata.name), \(report.lap.lap.title)")): \(words.tests(in: archive))",
            whyNotDone(report.verdict)?.indented(by: 2) ?? ignored(report),
            mutantLines(report)
        )
    }

    private func text(_ verdict: Attack.Verdict, in place: String) -> String {
        switch verdict {
        case .invalid(let reason, let errors):
            errors.isEmpty ? words.noAttack(reason) : errors.prefix(3).map(excerpt).joined(separator: "\n")
        case .known(let test, let more):
            paragraphs(words.notNew("rm -r \(place)/Sources"), failure(of: test))
                + (more > 0 ? "\n    \(words.more(more))" : "")
        case .unfinished: words.crashesOnBug
        case .notOneTest(let count): words.writeOneTest(count)
        case .redOnCorrectCode(let test): paragraphs(words.isRedOnCorrectCode, failure(of: test))
        case .unnoticed: words.isUnnoticed
        case .beaten: words.beaten
        }
    }
}
