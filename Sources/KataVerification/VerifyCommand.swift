import Foundation
import KataKit

extension Command {
    private static let article = Option(
        "--article",
        value: "KATA",
        "Only run the cases of the kata's article, on the reference and on its mutants."
    )

    package static let verify = Command(
        name: InstructorCommand.verify.rawValue,
        abstract: InstructorCommand.verify.abstract,
        options: [article, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments, .english)
            if let name = arguments.value(of: article) {
                let report = try session.judgeArticle(of: try session.kit.kata(named: name))
                print(session.renderer.article(report))
                return report.isComplete ? 0 : 1
            }
            var validator = KitValidator(kit: session.kit)
            try validator.checkFolders()
            try validator.checkGuides()
            guard validator.foldersWithoutCode.isEmpty else {
                print(session.renderer.checklist(validator))
                print("The other checks did not run, because they need the missing code.")
                return 1
            }
            let evidence = try session.collectEvidence()
            validator.checkStarters(evidence.starters, warnings: evidence.warnings)
            validator.checkReference(evidence.mutants)
            validator.checkCatchUp(evidence.caughtUp)
            validator.checkMutants(evidence.mutants)
            validator.checkVariants(evidence.mutants)
            let proof = evidence.mutants
            for (lap, reports) in proof.byLap {
                for report in reports where !report.results.isEmpty {
                    print("\(session.renderer.matrix(of: report, lap))\n")
                }
            }
            for report in proof.articles where !report.results.isEmpty {
                print("\(session.renderer.survivors(of: report))\n")
            }
            print(session.renderer.checklist(validator))
            return validator.problems.isEmpty ? 0 : 1
        }
    )
}

/// What the builds and runs of the kit's parts show.
private struct Evidence: Sendable {
    var starters: Judge.Verdicts = [:]
    /// The warnings of the starters' build.
    var warnings: [Diagnostic] = []
    /// The verdicts, by the step that the katas are caught up to.
    var caughtUp: [Int: Judge.Verdicts] = [:]
    var mutants = KitValidator.MutationProof()
}

extension Session {
    fileprivate func judgeArticle(of kata: Kata) throws -> MutationReport {
        guard kata.articleCases.exists else {
            let folder = kata.articleCases.path(from: kit.root)
            throw CommandError(.misuse, "\(kata.name) has no cases of an article: \(folder) is missing")
        }
        let run = mutationRun(stage: "verify-articles")
        return try run.reports(on: [run.article(kata)])[0]
    }

    /// Collects the parts at the same time, the longest first: one build leaves a core idle most of the time.
    fileprivate func collectEvidence() throws -> Evidence {
        let evidence = Locked(Evidence())
        let parts = [judgeGreenMutants, judgeBiteMutants, judgeStarters, judgeArticles, judgeCaughtUp]
        _ = try mapInParallel(parts, atMost: ProcessInfo.processInfo.activeProcessorCount) { try $0(evidence) }
        return evidence.value
    }

    @Sendable private func judgeGreenMutants(_ evidence: Locked<Evidence>) throws {
        let run = mutationRun(stage: "verify-green")
        let reports = try run.reports(on: kit.katas.map { try run.green($0) })
        evidence.change { $0.mutants.green = reports }
    }

    @Sendable private func judgeBiteMutants(_ evidence: Locked<Evidence>) throws {
        let run = mutationRun(stage: "verify-bite")
        let subjects = try kit.katas.map { try run.bite($0, tests: $0.modelAnswer, rejectsTooStrict: false) }
        let reports = try run.reports(on: subjects)
        evidence.change { $0.mutants.bite = reports }
    }

    @Sendable private func judgeArticles(_ evidence: Locked<Evidence>) throws {
        let run = mutationRun(stage: "verify-articles")
        let subjects = try kit.katas.filter(\.articleCases.exists).map { try run.article($0) }
        let reports = try run.reports(on: subjects)
        evidence.change { $0.mutants.articles = reports }
    }

    @Sendable private func judgeStarters(_ evidence: Locked<Evidence>) throws {
        let code = try kit.katas.map { kata -> Judge.StagedCode in
            (kata, try kata.readStarter(), try kata.starter.appending(path: "Tests").readFiles())
        }
        let judged = try judge.judge(code, laps: Lap.allCases, stage: "starters", says: "the starters")
        evidence.change { ($0.starters, $0.warnings) = judged }
    }

    @Sendable private func judgeCaughtUp(_ evidence: Locked<Evidence>) throws {
        for step in Set(kit.katas.flatMap { $0.guide.steps.map(\.number) }) {
            let verdicts = try judgeCaughtUp(to: step)
            evidence.change { $0.caughtUp[step] = verdicts }
        }
    }

    /// Judges the katas with a folder `Steps/number`, caught up to that step.
    private func judgeCaughtUp(to number: Int) throws -> Judge.Verdicts {
        let katas = try kit.katas.compactMap { kata -> Judge.StagedCode? in
            guard kata.solution.appending(path: "Steps/\(number)").exists,
                let step = kata.guide.steps.first(where: { $0.number == number })
            else { return nil }
            let files = try CatchUp(kata: kata, step: step, folder: kata.starter).findFiles()
            let code = try files.filter { !$0.key.hasPrefix("Tests/") }.mapValues { try Data(contentsOf: $0) }
            return (kata, code, [:])
        }
        guard !katas.isEmpty else { return [:] }
        let says = "the katas as step \(number) begins"
        return try judge.judge(katas, laps: [.green], stage: "step-\(number)", says: says).verdicts
    }
}

extension TextRenderer {
    fileprivate func checklist(_ validator: KitValidator) -> String {
        let checks = validator.checks.map { check in
            let problems = validator.problems.filter { $0.check == check }.map { "    \($0.text)" }
            return (["\(style.mark(problems.isEmpty)) \(check)"] + problems).joined(separator: "\n")
        }
        let count = validator.problems.count
        let total = count == 0 ? "All checks passed." : count == 1 ? "1 problem." : "\(count) problems."
        return (checks + ["", total]).joined(separator: "\n")
    }
}
