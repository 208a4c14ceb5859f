import Foundation

extension Judge {
    /// The katas that keep files as they are when step `number` begins, caught up to that step.
    func judgeCaughtUp(to number: Int) throws -> Verdicts {
        let stage = StagedTree(kit: kit, name: "step-\(number)")
        var units: [Unit] = []
        for kata in kit.katas where kata.solution.appending(path: "Steps/\(number)").exists {
            guard let step = kata.guide.steps.first(where: { $0.number == number }) else { continue }
            let sources = try CatchUp(kata: kata, step: step, folder: kata.starter).files()
                .filter { $0.key.hasPrefix("Sources/") }
            let folder = kit.workshop.appending(path: "caught-up/\(number)/\(kata.name)")
            try lay(sources.mapValues { try Data(contentsOf: $0) }, in: folder)
            try stage.lay(
                kata,
                sources: folder.appending(path: "Sources"),
                tests: kata.starter.appending(path: "Tests")
            )
            units.append(Unit(kata: kata, lap: .green))
        }
        guard !units.isEmpty else { return [:] }
        let variables = ["KATA": units.map(\.kata.name).joined(separator: ","), "KATA_LAP": Lap.green.rawValue]
        switch try build(stage, variables, says: "building the katas as they are at step \(number)").run() {
        case .built(let binary, _): return try run(units, of: binary)
        case .failed(let failure): throw Refusal(.ownFailure, "step \(number) does not compile: \(failure.summary)")
        }
    }
}

extension Inspection {
    /// A kata that is caught up to a step has the steps before it green, and that step still to do.
    mutating func checkCatchUp(_ verdictsByStep: [Int: Judge.Verdicts]) {
        begin("a kata that is caught up to a step is green before it, and not yet there")
        for (number, verdicts) in verdictsByStep.sorted(by: { $0.key < $1.key }) {
            for kata in kit.katas {
                guard let verdict = verdicts[Unit(kata: kata, lap: .green)] else { continue }
                for step in kata.guide.steps where step.number <= number {
                    let isGreen = verdict.outcomes.filter { $0.suite == step.suite }.allSatisfy {
                        $0.verdict == .passed
                    }
                    if isGreen == (step.number == number) {
                        report(
                            "\(kata.name), caught up to step \(number): \(step.suite) is \(isGreen ? "green" : "red")"
                        )
                    }
                }
            }
        }
    }
}
