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
        let name = "\(report.kata.name), \(report.lap.lap.rawValue)"
        for invalid in report.invalidVariants { self.report("\(name), \(invalid.mutant.name): \(invalid.reason)") }
        let count = (try? report.kata.variants(report.lap.lap).count) ?? 0
        let fewest = report.lap.fewestVariants
        if count < fewest { self.report("\(name): \(count) of \(fewest) variants") }
    }
}
