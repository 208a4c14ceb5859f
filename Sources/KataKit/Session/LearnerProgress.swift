import Foundation

/// What the tool remembers of a learner's laps from one command to the next.
struct LearnerProgress: Sendable {
    private struct LapRecord: Codable {
        /// The tests that passed in the last run, by ``TestOutcome/title``.
        var passed: [String]?
        /// The tests that an expectation has failed in some run, where the learner writes tests and code.
        var seenRed: Set<String>?
        /// Those of before a reset: they count again when the learner's files come back.
        var redBeforeReset: Set<String>?
        /// The verdicts of these tests on the stub.
        var onStub: [String: TestOutcome.Verdict]?
        /// The files with which each step was last green, by the step's suite.
        var greenWith: [String: [String: UInt64]] = [:]
        /// The code with which the lap was done.
        var doneWith: UInt64?
        /// The mutants that the learner's tests let survive.
        var count: MutantCount?
    }

    private struct MutantCount: Codable {
        var code: UInt64
        var survivors: [String]
        /// Nil in what an earlier version of the kit noted.
        var score: MutantScore?
    }

    /// A checkout writes all files within this time, in seconds.
    private static let checkout = 2.0

    private let kit: Kit
    private let file: URL

    init(of kit: Kit) {
        self.kit = kit
        file = kit.scratchDirectory.appending(path: "progress.json")
    }

    /// By ``LapID/key``, read each time: another command, such as a watch, may have noted something since.
    private var records: [String: LapRecord] {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([String: LapRecord].self, from: $0) } ?? [:]
    }

    /// The kata that the learner works on: the one whose files changed last or, when that is done, the first that is not.
    func currentKata() -> Kata {
        let open = kit.katas.first { !isDone($0) }
        let changes = kit.katas.compactMap { kata in kata.findLastChange().map { (kata: kata, date: $0.date) } }
        guard let last = changes.map(\.date).max() else { return open ?? kit.katas[0] }
        let changed = changes.filter { last.timeIntervalSince($0.date) < Self.checkout }.map(\.kata)
        return changed.first { !isDone($0) } ?? open ?? changed[0]
    }

    /// The first other kata that is not done; nil when all are.
    func nextKata(after kata: Kata) -> Kata? { kit.katas.first { $0.name != kata.name && !isDone($0) } }

    /// Whether all laps are done with the present code.
    func isDone(_ kata: Kata) -> Bool { kata.laps.allSatisfy(isDone) }

    private func isDone(_ lap: LapID) -> Bool {
        records[lap.key]?.doneWith.map { $0 == (try? fingerprint(of: lap)) } == true
    }

    /// Whether the learner works on a lap: they changed it last, or all laps before it are done.
    func isAt(_ lap: LapID) -> Bool { lap.kata.findLastChange()?.lap == lap.lap || nextLap(of: lap.kata) == lap }

    /// The first lap that is not done with the present code; nil when all are.
    func nextLap(of kata: Kata) -> LapID? { kata.laps.first { !isDone($0) } }

    /// For each step that was green and is not now: the files that changed since then, from the kit's root.
    private func changesSinceGreen(in lap: LapID, _ verdict: LapVerdict) throws -> [String: [String]] {
        guard let known = records[lap.key]?.greenWith, !known.isEmpty else { return [:] }
        let now = try files(of: lap)
        return known.reduce(into: [:]) { changes, step in
            guard lap.guide?.steps.contains(where: { $0.suite == step.key && !verdict.isGreen($0) }) == true else {
                return
            }
            changes[step.key] = now.keys.filter { now[$0] != step.value[$0] }.sorted()
        }
    }

    /// The mutants that the learner's present tests kill; nil when the kit has none.
    func mutants(of lap: LapID) throws -> MutantScore? {
        let total = try lap.guide == nil ? lap.kata.countMutants(lap.lap) : 0
        return total == 0 ? nil : try count(of: lap)?.score ?? MutantScore(total: total)
    }

    /// The mutants that the learner's present tests let pass; nil when nobody has counted.
    func survivors(of lap: LapID) throws -> [String]? { try count(of: lap)?.survivors }

    private func count(of lap: LapID) throws -> MutantCount? {
        guard let count = records[lap.key]?.count, count.code == (try fingerprint(of: lap)) else { return nil }
        return count
    }

    // MARK: Noting

    /// - Returns: the verdicts, with what was known before this run.
    func note(_ verdicts: Judge.Verdicts) throws -> Judge.Verdicts {
        try change { records in
            var known = verdicts
            for (lap, verdict) in verdicts {
                known[lap]?.passedBefore = records[lap.key]?.passed.map(Set.init)
                known[lap]?.changedSinceGreen = try changesSinceGreen(in: lap, verdict)
                known[lap]?.mutants = try mutants(of: lap)
                guard lap.isTestFirst else { continue }
                let redBefore = records[lap.key]?.seenRed ?? []
                known[lap]?.redBefore = redBefore
                let red = verdict.outcomes.filter { $0.verdict == .failed }.map(\.title)
                records[lap.key, default: LapRecord()].seenRed = redBefore.union(red)
                known[lap]?.onStub = records[lap.key]?.onStub ?? [:]
                known[lap]?.isProven = isDone(lap)
            }
            for (lap, verdict) in known where !verdict.outcomes.allSatisfy(\.id.isEmpty) {
                records[lap.key, default: LapRecord()].passed =
                    verdict.outcomes.filter { $0.verdict == .passed }.map(\.title)
                if verdict.isDone { records[lap.key]?.doneWith = try fingerprint(of: lap) }
                let green = lap.guide?.steps.filter(verdict.isGreen) ?? []
                let files = green.isEmpty ? [:] : try files(of: lap)
                for step in green { records[lap.key]?.greenWith[step.suite] = files }
            }
            return known
        }
    }

    func note(_ report: MutationReport) throws {
        let lap = report.lap
        guard !report.results.isEmpty, !report.verdict.outcomes.isEmpty else { return }
        try change { records in
            records[lap.key, default: LapRecord()].count = MutantCount(
                code: try fingerprint(of: lap),
                survivors: report.survivors,
                score: MutantScore(
                    killed: report.killed,
                    total: report.results.count,
                    hasWrongTest: !report.rejected.isEmpty
                )
            )
            if report.isComplete, !lap.isTestFirst { records[lap.key]?.doneWith = try fingerprint(of: lap) }
        }
    }

    /// Forgets what was known of a kata's laps, which begin again.
    func forget(_ kata: Kata) throws {
        try change { records in
            for lap in kata.laps {
                let red = (records[lap.key]?.redBeforeReset ?? []).union(records[lap.key]?.seenRed ?? [])
                records[lap.key] = LapRecord(redBeforeReset: red)
            }
        }
    }

    /// Remembers what was forgotten of the learner's tests, whose files are back.
    func remember(_ kata: Kata) throws {
        try change { records in
            for lap in kata.laps {
                var record = records[lap.key] ?? LapRecord()
                record.seenRed = (record.seenRed ?? []).union(record.redBeforeReset ?? [])
                records[lap.key] = record
            }
        }
    }

    func note(_ cycle: Cycle) throws {
        let done = cycle.isProven ? try fingerprint(of: cycle.lap) : nil
        try change { records in
            records[cycle.lap.key, default: LapRecord()].onStub = cycle.verdict.onStub
            if let done { records[cycle.lap.key]?.doneWith = done }
        }
    }

    private func change<Noted>(_ body: (inout [String: LapRecord]) throws -> Noted) throws -> Noted {
        let lock = try FileLock(kit.scratchDirectory.appending(path: "memory.lock"))
        return try withExtendedLifetime(lock) {
            var present = records
            let noted = try body(&present)
            try JSONEncoder.inOneLine.encode(present).write(to: file, options: .atomic)
            return noted
        }
    }

    /// The versions of the learner's files in a lap, from the kit's root.
    private func files(of lap: LapID) throws -> [String: UInt64] {
        let files = try lap.readFiles().within(lap.kata.folder.path(from: kit.root))
        return Dictionary(uniqueKeysWithValues: files.map { ($0.key, [$0.key: $0.value].fingerprint()) })
    }

    /// Everything that the verdict of a lap follows from.
    private func fingerprint(of lap: LapID) throws -> UInt64 {
        let kata = lap.kata
        guard lap.guide == nil else {
            return try kata.readLearnersCode().merging(kata.officialTests.readFiles()) { $1 }.fingerprint()
        }
        let folders =
            ["Mutants/\(lap.lap.rawValue)", "Variants/\(lap.lap.rawValue)"] + (lap.isTestFirst ? ["Checks"] : [])
        let kit = try folders.reduce(into: lap.readCodeOnStarter(in: kata.solution)) { files, name in
            files.merge(try kata.solution.appending(path: name).readFiles().within(name)) { $1 }
        }
        return try kit.merging(lap.readFiles().within("own")) { $1 }.fingerprint()
    }
}

extension LapID {
    fileprivate var key: String { "\(kata.name)/\(lap.rawValue)" }
}
