import KataKit

extension KitValidator {
    mutating func checkVariants(_ evidence: Evidence) {
        begin("every variant applies and compiles, and each lap has enough")
        for report in evidence.reports { checkNumber(of: report) }

        for (tests, reports) in evidence.byTests {
            begin("\(tests) are green on every variant")
            for report in reports {
                for (variant, test) in report.tooStrict {
                    let place = "\(report.kata.name), \(variant.name)"
                    self.report("\(place): '\(test.name)' of \(test.suite ?? "?") is \(test.verdict.rawValue)")
                }
            }
        }
    }

    private mutating func checkNumber(of report: MutationReport) {
        let lap = report.lap.lap
        let name = "\(report.kata.name), \(lap.rawValue)"
        for invalid in report.invalidVariants { self.report("\(name), \(invalid.mutant.name): \(invalid.reason)") }
        let count = (try? report.kata.variants(lap).count) ?? 0
        let fewest = Variant.fewest[lap] ?? 0
        if count < fewest { self.report("\(name): \(count) variants; the lap needs \(fewest) or more") }
    }
}
