import KataKit

extension GradingSandbox {
    /// The reports on the learner's own tests in a lap, on its code and on each mutant of that.
    func bugReports(_ lap: Lap, _ submitted: [String: SubmittedFiles]) throws -> [String: BiteReport] {
        var (begun, idle): ([MutationSubject], [MutationSubject]) = ([], [])
        for (kata, subject) in zip(katas(with: lap), try subjects(lap)) {
            let tests = submitted[kata].tests(of: lap)
            // Those of the starter say nothing, so they need no build.
            guard tests != kata.starter.tests(of: lap) else {
                idle.append(subject)
                continue
            }
            begun.append(subject.measuring(tests))
        }
        let unbuilt = idle.map { MutationReport(on: $0, verdict: LapVerdict(notAttempted: $0.lap)) }
        let reports = try unbuilt + mutationRun(lap).reports(on: begun)
        return reports.reduce(into: [:]) { reports, report in
            let name = report.kata.name
            var bite = BiteReport(report, shown)
            if bite.verdict == .missing { bite.reason = submitted[name]?.reason(bite.reason, in: lap) ?? bite.reason }
            reports[name] = bite
        }
    }
}
