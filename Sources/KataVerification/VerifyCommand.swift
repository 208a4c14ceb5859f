import Foundation
import KataKit

extension Command {
    private static let article = Option(
        "--article",
        value: "KATA",
        "Only run the cases of the kata's article, on the reference and on its mutants."
    )

    private static let fix = Option("--fix", "First copy Katas to .starters, and write the tables of katas.")

    private static let strict = Option("--strict", "The form of the suites, which is only a warning, is a problem.")

    package static let verify = Command(
        name: InstructorCommand.verify.rawValue,
        abstract: InstructorCommand.verify.abstract,
        operands: "[KATA]…",
        options: [article, fix, strict, .timeout, .buildTimeout],
        run: { arguments in
            var session = try Session(arguments, .english)
            if let name = arguments.value(of: article) {
                let report = try session.judgeArticle(of: session.kit.kata(named: name))
                print(session.renderer.article(report))
                return report.isComplete ? 0 : 1
            }
            let chosen = Set(try arguments.operands.map { try session.kit.kata(named: $0).name })
            if arguments.has(fix) { try session.fix(chosen) }
            var validator = KitValidator(kit: session.kit, isStrict: arguments.has(strict))
            if chosen.isEmpty { validator.checkList() }
            try validator.checkTables()
            session.kit.katas.removeAll { !chosen.isEmpty && !chosen.contains($0.name) }
            validator.kit = session.kit
            try validator.checkFolders()
            validator.checkMarks()
            try validator.checkGuides()
            try validator.checkForm()
            let early = validator.checks.count
            print(session.renderer.checklist(validator, validator.checks[...]))
            guard validator.foldersWithoutCode.isEmpty else {
                print("The other checks did not run, because they need the missing code.")
                return 1
            }
            validator.check(try session.collectEvidence())
            print(session.renderer.checklist(validator, validator.checks[early...]))
            let (count, all) = (validator.problems.count, validator.findings.count)
            let warnings = all > count ? " Warnings: \(all - count)." : ""
            print("\n\(count == 0 ? "All checks passed." : "Problems: \(count).")\(warnings)")
            return count == 0 ? 0 : 1
        }
    )
}

extension Session {
    /// Writes what follows from other files: the starters from `Katas`, the tables from the guides.
    ///
    /// - Parameter chosen: the names of katas; empty for all.
    fileprivate func fix(_ chosen: Set<String>) throws {
        for kata in kit.katas where chosen.isEmpty || chosen.contains(kata.name) {
            guard !kata.findEdited().isEmpty else { continue }
            try sync(kata.folder.readFiles(), to: kata.starter)
            print("Wrote .starters/\(kata.name)")
        }
        for (path, text) in try kit.outdatedTables() {
            try Data(text.utf8).write(to: kit.root.appending(path: path))
            print("Wrote \(path)")
        }
    }

    fileprivate func judgeArticle(of kata: Kata) throws -> MutationReport {
        guard kata.articleCases.exists else {
            let folder = kata.articleCases.path(from: kit.root)
            throw CommandError(.misuse, "\(kata.name) has no cases of an article: \(folder) is missing")
        }
        return try mutationRun(stage: "verify-articles").reports(on: [kata.articleSubject()])[0]
    }

    /// Judges as many groups of parts at a time as there are cores, the longest first: one build leaves a core idle. Parts of one
    /// group follow each other in one stage, because most of their files are the same.
    fileprivate func collectEvidence() throws -> [KitValidator.Part: KitValidator.Evidence] {
        let steps = Set(kit.katas.flatMap { $0.guide.steps.map(\.number) }).sorted().map(KitValidator.Part.step)
        let groups: [[KitValidator.Part]] = [
            [.suites], [.biteAnswers], [.firstAnswers, .checks, .hints],
            [.starters, .answersOnStubs, .checksOnStubs] + steps, [.articles],
        ]
        let evidence = try mapInParallel(groups, atMost: ProcessInfo.processInfo.activeProcessorCount) { parts in
            try parts.map { ($0, try collect($0)) }
        }
        return Dictionary(uniqueKeysWithValues: evidence.joined())
    }

    private func collect(_ part: KitValidator.Part) throws -> KitValidator.Evidence {
        let (green, bite, first) = (kit.katas.laps(.green), kit.katas.laps(.bite), kit.katas.laps(.first))
        let articles = kit.katas.filter(\.articleCases.exists)
        switch part {
        case .suites: return try measure(green.map { try MutationSubject($0) }, "green")
        case .biteAnswers: return try measure(bite.map { try MutationSubject($0) }, "bite")
        case .firstAnswers: return try measure(first.map { try MutationSubject($0) }, "first")
        case .checks: return try measure(first.map { try MutationSubject($0, tests: $0.readChecks()) }, "first")
        case .hints: return try measure(first.map { try MutationSubject($0, tests: $0.readTestsOfHints()) }, "first")
        case .articles: return try measure(articles.map { try $0.articleSubject() }, "articles")
        case .starters:
            let trials = try kit.katas.laps().map { lap in
                Trial(lap, code: try lap.kata.readStarter(), tests: try lap.readTests(in: lap.kata.starter))
            }
            return try run(trials, "the starters")
        case .answersOnStubs, .checksOnStubs:
            let trials = try first.map { lap in
                let tests = try part == .checksOnStubs ? lap.readChecks() : lap.readModelAnswer()
                return Trial(lap, code: try lap.kata.readStarter(), tests: tests)
            }
            return try run(trials, "the test-first laps' tests on the stubs")
        case .step(let number):
            let trials = try kit.katas.compactMap { kata -> Trial? in
                // Without that folder, the files of earlier steps are the reference's, which other parts judge.
                guard kata.solution.appending(path: "CatchUp/\(number)").exists,
                    let step = kata.guide.steps.first(where: { $0.number == number })
                else { return nil }
                let files = try kata.readFiles(at: step, in: kata.starter)
                return Trial(kata.lap(.green), code: files)
            }
            return try run(trials, "the katas as step \(number) begins")
        }
    }

    private func measure(_ subjects: [MutationSubject], _ stage: String) throws -> KitValidator.Evidence {
        KitValidator.Evidence(reports: try mutationRun(stage: "verify-\(stage)").reports(on: subjects))
    }

    /// Judges code of the author's, which must compile.
    private func run(_ trials: [Trial], _ what: String) throws -> KitValidator.Evidence {
        let built = try judge.build(trials, in: "verify-starters", says: "building \(what)")
        for trial in trials {
            guard let error = built.error(in: trial.lap) else { continue }
            throw CommandError(.ownFailure, "\(what), \(trial.lap.kata.name): a compile error: \(error)")
        }
        let warnings = built.binaries.flatMap(\.binary.warnings).filter { $0.isIn(kit.root) }
        return KitValidator.Evidence(
            verdicts: try judge.verdicts(of: built),
            warnings: warnings.map { $0.text(from: kit.root) }
        )
    }
}

extension Kata {
    /// The cases of the article, on the reference and its mutants.
    fileprivate func articleSubject() throws -> MutationSubject {
        let cases = try articleCases.readFiles().within("Tests")
        return try MutationSubject(lap(.bite), tests: cases, onReferenceWith: mutants(.green))
    }
}

extension TextRenderer {
    fileprivate func checklist(_ validator: KitValidator, _ checks: ArraySlice<String>) -> String {
        checks.map { check in
            let findings = validator.findings.filter { $0.check == check }
            let lines = findings.map { "  \($0.isWarning ? style.paint("!", .yellow) : " ") \($0.text)" }
            return (["\(style.mark(findings.allSatisfy(\.isWarning))) \(check)"] + lines).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
