import Foundation

/// What the board and `kata test` write for programs: a kata's laps, its steps, and what to do next.
struct StatusJSON: Encodable {
    struct Step: Encodable {
        var number: Int
        var suite: String
        var isOuterLoop: Bool
        var passed: Int
        var total: Int

        init(_ step: Guide.Step, _ verdict: LapVerdict) {
            number = step.number
            suite = step.suite
            isOuterLoop = step.isOuterLoop
            let outcomes = verdict.outcomes(of: step)
            (passed, total) = (outcomes.count { $0.verdict == .passed }, outcomes.count)
        }
    }

    struct Next: Encodable {
        var lap: Lap
        var step: Int?
        var suite: String?
        var test: String?
        var files: [String]

        init(_ lap: LapID, _ verdict: LapVerdict) {
            let step = lap.guide == nil ? nil : verdict.nextStep(of: lap.kata)
            let test = verdict.firstRed.flatMap { step?.has($0.suite) == false ? nil : $0 }
            self.lap = lap.lap
            guard verdict.state != .doesNotCompile else {
                self.step = verdict.brokenBuild?.step?.number
                suite = verdict.brokenBuild?.step?.suite
                files = [verdict.brokenBuild?.file?.path(from: lap.kata.root)].compactMap { $0 }
                return
            }
            self.step = step?.number
            suite = test?.suite ?? step?.suite
            self.test = test?.name
            files = lap.guide == nil ? lap.exercise.files : step?.files ?? []
        }
    }

    var kata: String
    var green: LapReport?
    var bite: LapReport?
    var first: LapReport?
    /// In the test-first lap: the bugs that the tests catch, and the kit's checks of the code.
    var bugs: BiteReport?
    var checks: LapReport?
    var steps: [Step]
    /// What to do next; nil when all laps are done.
    var next: Next?

    private init(_ kata: Kata, _ verdicts: Judge.Verdicts, _ cycle: Cycle?, from folder: URL) {
        let laps = kata.laps.compactMap { lap in verdicts[lap].map { (lap, $0) } }
        let reports = laps.reduce(into: [:]) { $0[$1.0.lap] = LapReport(learners: $1.1, from: folder) }
        let green = verdicts[kata.lap(.green)]
        self.kata = kata.name
        (self.green, bite, first) = (reports[.green], reports[.bite], reports[.first])
        if let cycle { first = LapReport(learners: cycle.verdict, from: folder) }
        bugs = cycle?.mutation.map { BiteReport($0, from: folder) }
        checks = cycle?.checks.map { LapReport($0, from: folder) }
        steps = green.map { green in kata.guide.steps.map { Step($0, green) } } ?? []
        next = laps.first { !$0.1.isDone }.map { Next($0.0, $0.1) }
    }

    /// - Parameter cycles: of the katas whose test-first lap was judged.
    static func json(
        of katas: [Kata],
        _ verdicts: Judge.Verdicts,
        _ cycles: [Cycle] = [],
        from folder: URL
    ) throws -> String {
        let reports = katas.map { kata in
            StatusJSON(kata, verdicts, cycles.first { $0.lap.kata.name == kata.name }, from: folder)
        }
        return try JSONEncoder.readable.text(of: reports)
    }
}
