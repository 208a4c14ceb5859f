import Foundation
import KataKit

extension Command {
    private static let article = Option(
        "--article",
        value: "KATA",
        "Only run the cases of the kata's article, on the reference and on its mutants."
    )

    private static let fix = Option("--fix", "First copy Katas to .starters, and write the tables of katas.")

    package static let verify = Command(
        name: InstructorCommand.verify.rawValue,
        abstract: InstructorCommand.verify.abstract,
        operands: "[KATA]…",
        options: [article, fix, .timeout, .buildTimeout],
        run: { arguments in
            var session = try Session(arguments, .english)
            if let name = arguments.value(of: article) {
                let report = try session.judgeArticle(of: try session.kit.kata(named: name))
                print(session.renderer.article(report))
                return report.isComplete ? 0 : 1
            }
            let chosen = Set(try arguments.operands.map { try session.kit.kata(named: $0).name })
            if arguments.has(fix) { try session.fix(chosen) }
            var validator = KitValidator(kit: session.kit)
            if chosen.isEmpty { try validator.checkList() }
            try validator.checkTables()
            if !chosen.isEmpty { session.kit.katas.removeAll { !chosen.contains($0.name) } }
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
            let evidence = try session.collectEvidence()
            validator.checkStarters(evidence)
            validator.checkReference(evidence)
            validator.checkScreens(evidence)
            validator.checkCatchUp(evidence)
            validator.checkMutants(evidence)
            validator.checkEdgeCases(evidence)
            validator.checkVariants(evidence)
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
            guard !kata.folder.hasSameFiles(as: kata.starter) else { continue }
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
        let run = mutationRun(stage: "verify-articles")
        return try run.reports(on: [run.article(kata)])[0]
    }

    /// Collects the parts at the same time, the longest first: one build leaves a core idle most of the time.
    fileprivate func collectEvidence() throws -> KitValidator.Evidence {
        let evidence = Locked(KitValidator.Evidence())
        let parts = [
            judgeMutants(.green), judgeMutants(.bite), judgeMutants(.first), judgeChecks, judgeStarters, judgeArticles,
            judgeStubs, judgeCaughtUp,
        ]
        _ = try mapInParallel(parts, atMost: ProcessInfo.processInfo.activeProcessorCount) { try $0(evidence) }
        return evidence.value
    }

    private func judgeMutants(_ lap: Lap) -> @Sendable (Locked<KitValidator.Evidence>) throws -> Void {
        { evidence in
            let run = mutationRun(stage: "verify-\(lap.rawValue)")
            let reports = try run.reports(on: kit.katas.laps(lap).map { try run.subject($0) })
            evidence.change { $0.mutants[lap] = reports }
        }
    }

    /// The checks of the test-first laps in the place of the model answers.
    @Sendable private func judgeChecks(_ evidence: Locked<KitValidator.Evidence>) throws {
        let run = mutationRun(stage: "verify-checks")
        let reports = try run.reports(on: kit.katas.laps(.first).map { try run.subject($0, tests: $0.readChecks()) })
        evidence.change { $0.checks = reports }
    }

    /// What a learner sees red: the model answers and the checks of the test-first laps, on the stubs.
    @Sendable private func judgeStubs(_ evidence: Locked<KitValidator.Evidence>) throws {
        for (stage, read) in [("stub", LapID.readModelAnswer), ("stub-checks", LapID.readChecks)] {
            let trials = try kit.katas.laps(.first).map { lap in
                Trial(lap, code: try lap.kata.readStarter(), tests: try read(lap)())
            }
            let built = try build(trials, in: "verify-\(stage)", "the test-first laps' tests on the stubs")
            let verdicts = try judge.verdicts(of: built)
            evidence.change { $0.onStubs.append(verdicts) }
        }
    }

    @Sendable private func judgeArticles(_ evidence: Locked<KitValidator.Evidence>) throws {
        let run = mutationRun(stage: "verify-articles")
        let subjects = try kit.katas.filter(\.articleCases.exists).map { try run.article($0) }
        let reports = try run.reports(on: subjects)
        evidence.change { $0.articles = reports }
    }

    @Sendable private func judgeStarters(_ evidence: Locked<KitValidator.Evidence>) throws {
        let trials = try kit.katas.laps().map { lap in
            let files = try lap.kata.starter.readFiles().filter(\.key.isSwiftFile)
            return Trial(lap, code: files, tests: try lap.readTests(in: lap.kata.starter))
        }
        let built = try build(trials, in: "verify-starters", "the starters")
        let warnings = built.binaries.flatMap(\.binary.warnings).filter { $0.isIn(kit.root) }
        let verdicts = try judge.verdicts(of: built)
        evidence.change { evidence in
            evidence.warnings = warnings.map { $0.text(from: kit.root) }
            evidence.starters = verdicts
        }
    }

    @Sendable private func judgeCaughtUp(_ evidence: Locked<KitValidator.Evidence>) throws {
        for step in Set(kit.katas.flatMap { $0.guide.steps.map(\.number) }) {
            let verdicts = try judgeCaughtUp(to: step)
            evidence.change { $0.caughtUp[step] = verdicts }
        }
    }

    /// Judges the katas with a folder `CatchUp/number`, caught up to that step.
    private func judgeCaughtUp(to number: Int) throws -> Judge.Verdicts {
        let trials = try kit.katas.compactMap { kata -> Trial? in
            guard kata.solution.appending(path: "CatchUp/\(number)").exists,
                let step = kata.guide.steps.first(where: { $0.number == number })
            else { return nil }
            return Trial(kata.lap(.green), code: try CatchUp(kata: kata, step: step, folder: kata.starter).readFiles())
        }
        return try judge.verdicts(of: build(trials, in: "verify-step-\(number)", "the katas as step \(number) begins"))
    }

    /// Builds code of the author's, which must compile.
    private func build(_ trials: [Trial], in stage: String, _ what: String) throws -> BuiltTrials {
        let built = try judge.build(trials, in: stage, says: "building \(what)")
        for trial in trials {
            guard let error = built.error(in: trial.lap) else { continue }
            throw CommandError(.ownFailure, "\(what), \(trial.lap.kata.name): a compile error: \(error)")
        }
        return built
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
