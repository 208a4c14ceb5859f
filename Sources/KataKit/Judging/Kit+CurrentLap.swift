extension Kit {
    /// The first lap that is left to do, in learning order: green laps, then bite laps.
    func currentLap(by verdicts: Judge.Verdicts) -> LapID? {
        Lap.allCases.lazy.flatMap { lap in katas.lazy.map { LapID(kata: $0, lap: lap) } }
            .first { verdicts[$0].map { !$0.isDone } ?? false }
    }
}
