import KataKit

/// A lap that earns nothing until the instructor has looked at it.
struct StoppedLap {
    var lap: Lap
    var reason: String
    /// What the lap would score.
    var withheld: Int
}

extension KataReport {
    var stoppedLaps: [StoppedLap] {
        [(Lap.green, green.verdict, green.reason, green.withheld), (.bite, bite.verdict, bite.reason, bite.withheld)]
            .filter { $0.1 == .suspicious }
            .map { StoppedLap(lap: $0.0, reason: $0.2 ?? "", withheld: $0.3 ?? 0) }
    }

    /// Counts the stopped laps: the instructor has looked at them.
    ///
    /// - Returns: whether there were any.
    fileprivate mutating func accept() -> Bool {
        guard !stoppedLaps.isEmpty else { return false }
        var (green, bite) = (green, bite)
        if green.verdict == .suspicious { green.accept() }
        if bite.verdict == .suspicious { bite.accept() }
        self = KataReport(kata: kata, green: green, bite: bite)
        return true
    }
}

extension LapReport {
    fileprivate mutating func accept() {
        passed = withheld ?? 0
        withheld = nil
        verdict = passed == total ? .green : .red
        reason = "accepted by the instructor: \(reason ?? "")"
    }
}

extension BiteReport {
    fileprivate mutating func accept() {
        killed = withheld ?? 0
        withheld = nil
        verdict = killed == total ? .green : .red
        reason = "accepted by the instructor: \(reason ?? "")"
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
