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
            passed = verdict.passed(in: step)
            total = verdict.outcomes(of: step).count
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
            let test = verdict.firstRed.flatMap { step == nil || $0.suite == step?.suite ? $0 : nil }
            self.lap = lap.lap
            guard verdict.state != .doesNotCompile else {
                self.step = verdict.brokenBuild?.step?.number
                suite = verdict.brokenBuild?.step?.suite
                files = [verdict.brokenBuild?.file?.path(from: lap.kata.root)].compactMap { $0 }
                return
            }
            self.step = step?.number
            suite = step?.suite ?? test?.suite
            self.test = test?.name
            files = lap.guide == nil ? lap.kata.guide.biteFiles : step?.files ?? []
        }
    }

    var kata: String
    var green: LapReport?
    var bite: LapReport?
    var steps: [Step]
    /// What to do next; nil when both laps are done.
    var next: Next?

    private init(_ kata: Kata, _ verdicts: Judge.Verdicts, from folder: URL) {
        let laps = [kata].laps().compactMap { lap in verdicts[lap].map { (lap, $0) } }
        let green = laps.first { $0.0.lap == .green }?.1
        self.kata = kata.name
        self.green = green.map { LapReport(learners: $0, from: folder) }
        bite = laps.first { $0.0.lap == .bite }.map { LapReport(learners: $0.1, from: folder) }
        steps = green.map { green in kata.guide.steps.map { Step($0, green) } } ?? []
        next = laps.first { !$0.1.isDone }.map { Next($0.0, $0.1) }
    }

    static func json(of katas: [Kata], _ verdicts: Judge.Verdicts, from folder: URL) throws -> String {
        try JSONEncoder.readable.text(of: katas.map { StatusJSON($0, verdicts, from: folder) })
    }
}
