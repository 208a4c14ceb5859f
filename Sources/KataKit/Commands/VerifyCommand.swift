extension Command {
    static let verify = Command(
        name: "verify",
        abstract: "Check the kit itself: starters all red, reference all green, mutants all killed, guides complete.",
        options: [.timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            guard session.kit.katas.contains(where: \.hasReference) else {
                throw Refusal(.misuse, "there is nothing to verify: this kit comes without Solutions")
            }
            var inspection = Inspection(kit: session.kit)
            try inspection.checkFolders()
            try inspection.checkGuides()
            let starters = try session.judge.judgeStarters()
            inspection.checkStarters(starters.verdicts, warnings: starters.warnings)
            inspection.checkReference(try session.judge.judgeReference(session.kit.katas.units()))
            let steps = Set(session.kit.katas.flatMap { $0.guide.steps.map(\.number) })
            inspection.checkCatchUp(
                try Dictionary(uniqueKeysWithValues: steps.map { ($0, try session.judge.judgeCaughtUp(to: $0)) })
            )
            let proof = try session.proveByMutants()
            inspection.checkMutants(proof)
            for (lap, reports) in [(Lap.green, proof.green), (.bite, proof.bite)] {
                for report in reports where !report.results.isEmpty {
                    print("\(session.page.matrix(of: report, lap))\n")
                }
            }
            for report in proof.articles where !report.results.isEmpty {
                print("\(session.page.survivors(of: report))\n")
            }
            print(session.page.text(of: inspection))
            return inspection.findings.isEmpty ? 0 : 1
        }
    )
}

extension Session {
    fileprivate func proveByMutants() throws -> Inspection.MutationProof {
        let bite = mutationRun(stage: "verify-bite")
        return Inspection.MutationProof(
            green: try mutationRun(stage: "verify-green").reports(on: kit.katas.map { try .green($0) }),
            bite: try bite.reports(on: kit.katas.map { try .bite($0, tests: $0.solution.appending(path: "Tests")) }),
            starters: try bite.reports(on: kit.katas.map { try .bite($0, tests: $0.starter.appending(path: "Tests")) }),
            articles: try mutationRun(stage: "verify-articles").reports(
                on: kit.katas.filter(\.articleCases.exists).map { try .green($0, ownTests: $0.articleCases) }
            )
        )
    }
}

extension Page {
    fileprivate func text(of inspection: Inspection) -> String {
        let checks = inspection.checks.map { check in
            let findings = inspection.findings.filter { $0.check == check }.map { "    \($0.text)" }
            let mark = findings.isEmpty ? style.paint("✔", .green) : style.paint("✘", .red)
            return (["\(mark) \(check)"] + findings).joined(separator: "\n")
        }
        let count = inspection.findings.count
        let total = count == 0 ? "The kit holds." : "\(count) \(count == 1 ? "thing" : "things") to mend."
        return (checks + ["", total]).joined(separator: "\n")
    }
}
