import Foundation

extension MutationRun {
    /// Judges the variants of the reference that no branch can be, each in a build of its own, with those of other katas.
    ///
    /// - Parameter reports: those on the official suites.
    /// - Returns: the reports. Variants that do not apply or compile stay apart.
    package func withVariantsApart(_ reports: [MutationReport]) throws -> [MutationReport] {
        var whole = reports
        for index in whole.indices { whole[index].variantsApart = [] }
        for round in 0..<(reports.map(\.variantsApart.count).max() ?? 0) {
            var variants: [(index: Int, variant: Variant)] = []
            var subjects: [Subject] = []
            for (index, report) in reports.enumerated() where report.variantsApart.indices.contains(round) {
                let variant = report.variantsApart[round].variant
                do {
                    subjects.append(try .green(report.kata, as: variant, by: judge))
                    variants.append((index, variant))
                } catch let error as InvalidMutant {
                    whole[index].variantsApart.append((variant, error.reason))
                }
            }
            guard !subjects.isEmpty else { continue }
            let names = variants.map { "\(whole[$0.index].kata.name)/\($0.variant.name)" }
            judge.progress("building apart: \(names.joined(separator: ", "))")
            for (place, report) in zip(variants, try self.reports(on: subjects)) {
                guard [.green, .red].contains(report.verdict.state) else {
                    let reason = report.verdict.diagnostics.first?.message ?? report.verdict.reason ?? ""
                    whole[place.index].variantsApart.append((place.variant, reason))
                    continue
                }
                whole[place.index].tooStrict += report.rejected.map { (place.variant, $0) }
            }
        }
        return whole
    }
}

extension MutationRun.Subject {
    /// The official suites, on a variant in the place of the reference.
    fileprivate static func green(_ kata: Kata, as variant: Variant, by judge: Judge) throws -> Self {
        let reference = try kata.readReference()
        let code = try variant.patch.apply(to: reference, launcher: judge.launcher, timeout: judge.buildTimeout)
        return Self(kata: kata, mutants: [], code: code)
    }
}
