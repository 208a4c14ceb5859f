import KataKit

extension KitValidator {
    mutating func checkVariants(_ evidence: Evidence) {
        begin("every variant applies and compiles, and each lap has enough")
        for (lap, report) in evidence.byLap { checkNumber(of: report, lap) }

        begin("the official suites are green on every green variant")
        for report in evidence.green { checkTooStrict(report) }

        begin("the model answers are green on every bite variant")
        for report in evidence.bite { checkTooStrict(report) }
    }

    private mutating func checkTooStrict(_ report: MutationReport) {
        for (variant, test) in report.tooStrict {
            let place = "\(report.kata.name), \(variant.name)"
            self.report("\(place): '\(test.name)' of \(test.suite ?? "?") is \(test.verdict.rawValue)")
        }
    }

    private mutating func checkNumber(of report: MutationReport, _ lap: Lap) {
        let name = "\(report.kata.name), \(lap.rawValue)"
        for invalid in report.invalidVariants { self.report("\(name), \(invalid.mutant.name): \(invalid.reason)") }
        let count = (try? report.kata.variants(lap).count) ?? 0
        let fewest = Variant.fewest[lap] ?? 0
        if count < fewest { self.report("\(name): \(count) variants; the lap needs \(fewest) or more") }
    }
}
