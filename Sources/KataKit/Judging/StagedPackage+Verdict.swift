extension StagedPackage {
    /// A verdict with the paths of the kit in place of those of this package.
    func mappedBack(_ verdict: LapVerdict) -> LapVerdict {
        var verdict = verdict
        verdict.diagnostics = verdict.diagnostics.map(mappedBack)
        for test in verdict.outcomes.indices {
            mapBack(&verdict.outcomes[test].location)
            for failure in verdict.outcomes[test].failures.indices {
                mapBack(&verdict.outcomes[test].failures[failure].location)
            }
        }
        return verdict
    }

    private func mapBack(_ location: inout SourceLocation?) {
        guard let file = location?.file else { return }
        location?.file = mappedBack(file)
    }
}
