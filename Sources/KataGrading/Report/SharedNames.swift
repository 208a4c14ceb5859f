/// Keeps the names of tests and mutants once, whatever the size of the class.
struct SharedNames {
    private var names: Set<String> = []

    /// The same report, with the names that others have too.
    mutating func shared(by report: SubmissionReport) -> SubmissionReport {
        var report = report
        for kata in report.katas.indices {
            for outcome in report.katas[kata].green.outcomes.indices {
                share(&report.katas[kata].green.outcomes[outcome])
            }
            for mutant in report.katas[kata].bite.mutants.indices {
                let name = report.katas[kata].bite.mutants[mutant].mutant
                report.katas[kata].bite.mutants[mutant].mutant = shared(name)
            }
        }
        return report
    }

    private mutating func share(_ outcome: inout OutcomeReport) {
        outcome.test = shared(outcome.test)
        outcome.suite = outcome.suite.map { shared($0) }
        outcome.location = outcome.location.map { shared($0) }
    }

    private mutating func shared(_ name: String) -> String {
        names.insert(name).memberAfterInsert
    }
}
