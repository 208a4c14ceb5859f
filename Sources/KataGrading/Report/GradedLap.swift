import KataKit

/// A lap that earns points. A stopped one earns none until the instructor has looked at it.
protocol GradedLap {
    var verdict: LapVerdict.State { get set }
    var reason: String? { get set }
    /// The points that count.
    var points: Int { get set }
    var total: Int { get }
    /// The points that do not count yet.
    var withheld: Int? { get set }
}

extension LapReport: GradedLap {
    var points: Int {
        get { passed }
        set { passed = newValue }
    }
}

extension BiteReport: GradedLap {
    var points: Int {
        get { killed }
        set { killed = newValue }
    }
}

extension BiteReport {
    /// Leaves out what the tests of a stopped lap said. It may depend on what differs from run to run, such as the token of
    /// the mutant that is on. The points do not: no chance kills a mutant.
    mutating func leaveOutMessages() {
        rejected = []
        for index in mutants.indices { mutants[index].flaky = [] }
    }
}

extension GradedLap {
    var isStopped: Bool {
        verdict == .suspicious
    }

    /// Stops the lap for what the audit found.
    mutating func stop(_ findings: [AuditFinding]) {
        reason = findings.reason
        withhold()
    }

    mutating func withhold() {
        verdict = .suspicious
        withheld = withheld ?? points
        points = 0
    }

    /// Counts the lap, if it is stopped: the instructor has looked at it.
    fileprivate mutating func accept() {
        guard isStopped else { return }
        points = withheld ?? 0
        withheld = nil
        verdict = points == total ? .green : .red
        reason = "accepted by the instructor: \(reason ?? "")"
    }
}

extension [AuditFinding] {
    /// How many findings a report names.
    private static let most = 5

    fileprivate var reason: String {
        let texts = prefix(Self.most).map(\.text)
        return (texts + (count > Self.most ? ["and \(count - Self.most) more"] : [])).joined(separator: "; ")
    }
}

/// A stopped lap as reports show it.
struct StoppedLap {
    var lap: Lap
    var reason: String
    /// What the lap would score.
    var withheld: Int
}

extension KataReport {
    var stoppedLaps: [StoppedLap] {
        let laps: [(Lap, any GradedLap)] = [(.green, green), (.bite, bite)]
        return laps.filter(\.1.isStopped)
            .map { StoppedLap(lap: $0, reason: $1.reason ?? "", withheld: $1.withheld ?? 0) }
    }

    /// Counts the stopped laps.
    ///
    /// - Returns: whether there were any.
    fileprivate mutating func accept() -> Bool {
        let hasStopped = !stoppedLaps.isEmpty
        var (green, bite) = (green, bite)
        green.accept()
        bite.accept()
        self = KataReport(kata: kata, green: green, bite: bite)
        return hasStopped
    }
}

extension GradeReport {
    /// Counts the stopped laps that an instructor names: `alice` for all of a submission, `alice/Melodies` for a kata.
    ///
    /// - Throws: ``CommandError`` when there is no such submission or kata, or nothing was stopped in it.
    mutating func accept(_ names: [String]) throws {
        for name in names {
            let parts = name.split(separator: "/").map(String.init)
            let whole = submissions.firstIndex { $0.id == name }
            guard
                let index = whole ?? submissions.firstIndex(where: { $0.id == parts.dropLast().joined(separator: "/") })
            else {
                throw CommandError(
                    .misuse,
                    "--accept \(name): there is no such submission: SUBMISSION or SUBMISSION/KATA"
                )
            }
            guard try submissions[index].accept(kata: whole == nil ? parts.last : nil) else {
                throw CommandError(.misuse, "--accept \(name): nothing was stopped there: leave it out")
            }
        }
    }
}

extension SubmissionReport {
    fileprivate mutating func accept(kata: String?) throws -> Bool {
        if let kata, !katas.contains(where: { $0.kata == kata }) {
            let known = katas.map(\.kata).joined(separator: ", ")
            throw CommandError(.misuse, "--accept \(id)/\(kata): there is no such kata: choose from \(known)")
        }
        var hasAccepted = false
        for index in katas.indices where kata == nil || katas[index].kata == kata {
            hasAccepted = katas[index].accept() || hasAccepted
        }
        score = Score(of: katas)
        return hasAccepted
    }
}
