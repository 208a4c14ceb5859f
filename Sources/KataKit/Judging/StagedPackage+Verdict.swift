extension StagedPackage {
    func mappedBack(_ verdict: LapVerdict) -> LapVerdict {
        var verdict = verdict
        verdict.diagnostics = verdict.diagnostics.map(mappedBack)
        verdict.warnings = verdict.warnings.map(mappedBack)
        verdict.outcomes = verdict.outcomes.map(mappedBack)
        return verdict
    }

    func mappedBack(_ test: TestOutcome) -> TestOutcome {
        var test = test
        mapBack(&test.location)
        for failure in test.failures.indices {
            mapBack(&test.failures[failure].location)
            mapBack(&test.failures[failure].caller)
        }
        return test
    }

    private func mapBack(_ location: inout SourceLocation?) {
        guard let file = location?.file else { return }
        location?.file = mappedBack(file)
    }
}
