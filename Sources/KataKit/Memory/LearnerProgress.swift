import Foundation

/// What the tool remembers of a learner's laps from one command to the next.
struct LearnerProgress: Sendable {
    /// A checkout writes all files within this time, in seconds.
    private static let longestCheckout = 2.0

    let kit: Kit

    init(of kit: Kit) { self.kit = kit }

    private func record(of lap: LapID) -> Memory.LapRecord? { memory.laps[lap.key] }

    /// The kata that the learner works on: the one whose files changed last or, when that is done, the first that is not.
    func currentKata() -> Kata {
        let open = kit.katas.first { !isDone($0) }
        let changes = kit.katas.compactMap { kata in kata.findLastChange().map { (kata: kata, date: $0.date) } }
        guard let last = changes.map(\.date).max() else { return open ?? kit.katas[0] }
        let changed = changes.filter { last.timeIntervalSince($0.date) < Self.longestCheckout }.map(\.kata)
        return changed.first { !isDone($0) } ?? open ?? changed[0]
    }

    /// The first other kata that is not done; nil when all are.
    func nextKata(after kata: Kata) -> Kata? { kit.katas.first { $0.name != kata.name && !isDone($0) } }

    /// After one that is done, the kata that its page names; else the next in the list.
    func kataToOpen(after kata: Kata) -> Kata {
        if isDone(kata), let next = nextKata(after: kata) { return next }
        let following = kit.katas.drop { $0.name != kata.name }.dropFirst()
        return following.first ?? kit.katas[0]
    }

    /// Whether all laps are done with the present code.
    func isDone(_ kata: Kata) -> Bool { kata.laps.allSatisfy(isDone) }

    func isDone(_ lap: LapID) -> Bool {
        record(of: lap)?.fingerprintWhenDone.map { $0 == (try? fingerprint(of: lap)) } == true
    }

    /// The lap that the learner is at: the one that they changed last or, when that is done, the first that is not. A
    /// test-first lap counts once it has begun.
    ///
    /// - Parameters:
    ///   - saved: the paths that changed in the kata's folder, if that is known.
    ///   - staysInFirst: whether who changed a test-first lap last stays there, also when it is done.
    func currentLap(of kata: Kata, saved: [String] = [], staysInFirst: Bool = false) -> LapID {
        let ofSave = Set(saved.compactMap { Lap(of: $0) })
        let last = ofSave.count == 1 ? ofSave.first : kata.findLastChange()?.lap
        let changed = kata.laps.first { $0.lap == last }
        if staysInFirst, let changed, changed.isTestFirst, !changed.isUntouched() { return changed }
        let open = kata.laps.filter { !isDone($0) && !($0.isTestFirst && $0.isUntouched()) }
        return open.first { $0 == changed } ?? open.first ?? changed ?? kata.lap(.green)
    }

    /// For each step that was green and is not now: the files that changed since then, from the kit's root.
    private func changesSinceGreen(in lap: LapID, _ verdict: LapVerdict, _ now: [String: UInt64]) -> [String: [String]]
    {
        (record(of: lap)?.filesWhenGreen ?? [:]).reduce(into: [:]) { changes, step in
            guard lap.guide?.steps.contains(where: { $0.suite == step.key && !verdict.isGreen($0) }) == true else {
                return
            }
            changes[step.key] = now.keys.filter { now[$0] != step.value[$0] }.sorted()
        }
    }

    /// The mutants that the learner's present tests kill; nil when the kit has none.
    func mutants(of lap: LapID) throws -> MutantScore? {
        let total = lap.guide == nil ? lap.kata.countMutants(lap.lap) : 0
        return total == 0 ? nil : try count(of: lap)?.score ?? MutantScore(total: total)
    }

    /// The mutants that the learner's tests let pass; nil when nobody has counted. In a test-first lap, when they were counted
    /// last: a test that is red now counts for nothing.
    func survivors(of lap: LapID) throws -> [String]? {
        try (lap.isTestFirst ? record(of: lap)?.count : count(of: lap))?.survivors
    }

    /// The mutants on which a test crashed or hung when they were counted last.
    func notCounted(of lap: LapID) -> Set<String> { record(of: lap)?.count?.notCounted ?? [] }

    private func count(of lap: LapID) throws -> Memory.MutantCount? {
        guard let count = record(of: lap)?.count, count.code == (try fingerprint(of: lap)) else { return nil }
        return count
    }

    /// The learner's tests of the test-first lap that were red in some run, by ``TestOutcome/title``: the newest last.
    func seenRed(in kata: Kata) -> [String] { record(of: kata.lap(.first))?.seenRed ?? [] }

    /// The tests of the test-first lap that the last page asked to change, with its reasons, as long as nothing has changed.
    func wrongTests(of lap: LapID) throws -> [TestOutcome] {
        let record = record(of: lap)
        return try record?.measured == fingerprint(of: lap) ? record?.wrong ?? [] : []
    }

    // MARK: Remembering

    /// - Parameter states: of these laps, from before they were judged.
    /// - Returns: the laps, with what was known before this run.
    func remember(
        _ verdicts: Judge.Verdicts,
        of states: [LapID: LapState],
        comparedWith passed: [LapID: Set<String>?] = [:]
    ) throws -> JudgedLaps {
        try change { memory in
            try verdicts.reduce(into: [:]) { laps, judged in
                let (lap, verdict) = judged
                var record = memory.laps[lap.key] ?? Memory.LapRecord()
                let files = states[lap]?.files ?? [:]
                let tests = OwnTestCode(lap.isTestFirst ? try lap.readTests() : [:], in: lap.kata.folder)
                let bodies = tests.bodies(of: verdict.outcomes)
                // The starter's own test is no work of the learner's, but one of its name may be.
                let ofStarter = lap.isTestFirst ? try lap.readTests(in: lap.kata.starter) : [:]
                let starters = OwnTestCode(ofStarter, in: lap.kata.folder)
                let shipped = tests.shared(verdict.outcomes, with: starters)
                let own = bodies.filter { !shipped.contains($0.key) }
                var earlier = EarlierRuns(
                    record,
                    passed: passed[lap] ?? record.passed,
                    changedSinceGreen: changesSinceGreen(in: lap, verdict, files)
                ).renamed(own)
                earlier.shipped = shipped
                earlier.hasSameTests = own == record.bodies
                // One without a failure is only not red on the stub.
                let rejected = record.wrong?.filter { !$0.failures.isEmpty }.map(\.title) ?? []
                let judged = JudgedLap(
                    lap: lap,
                    verdict: verdict,
                    wrongLayers: try lap.guide?.layers.flatMap { try $0.violations(in: lap.kata.sources) } ?? [],
                    brokenBuild: verdict.diagnostics.isEmpty
                        ? nil : try BrokenBuild(lap, verdict.diagnostics, passed: earlier.passed ?? []),
                    earlier: earlier,
                    mutants: try mutants(of: lap),
                    onStub: record.onStub?.filter { verdict.titles.contains($0.key) } ?? [:],
                    rejected: record.measured == states[lap]?.fingerprint ? Set(rejected) : [],
                    isProven: lap.isTestFirst ? isDone(lap) : nil
                )
                laps[lap] = judged
                guard verdict.hasRun else { return }
                (record.passed, record.bodies) = (verdict.titles(.passed), own)
                record.red = Set(verdict.outcomes.filter(\.isRed).map(\.title))
                // A crash of the learner's code is a red that they saw.
                if lap.isTestFirst {
                    let tests = verdict.outcomes.filter { own[$0.title] != nil }
                    let red = tests.filter(\.isRed).map(\.title).reversed()
                    record.seenRed = judged.earlier.red + red.filter { !judged.earlier.red.contains($0) }
                    record.known = tests.reduce(into: judged.earlier.known) {
                        $0[$1.title, default: []].formUnion($1.cases)
                    }
                }
                if judged.isDone { record.fingerprintWhenDone = states[lap]?.fingerprint }
                for step in lap.guide?.steps.filter(verdict.isGreen) ?? [] { record.filesWhenGreen[step.suite] = files }
                memory.laps[lap.key] = record
            }
        }
    }

    /// - Parameter code: the ``LapState/fingerprint`` from before the report.
    func remember(_ report: MutationReport, of code: UInt64) throws {
        guard let score = report.score else { return }
        try change(report.lap) { record in
            record.count = Memory.MutantCount(
                code: code,
                survivors: report.survivors,
                notCounted: Set(report.notCounted.map(\.mutant.name)),
                score: score
            )
            if report.isComplete, !report.lap.isTestFirst { record.fingerprintWhenDone = code }
        }
    }

    /// Remembers a test-first lap of which the kit has said all.
    ///
    /// - Parameter code: the ``LapState/fingerprint`` from before its run.
    func remember(_ judged: JudgedLap, of code: UInt64) throws {
        try change(judged.lap) { record in
            record.onStub = judged.onStub
            (record.wrong, record.measured) = (judged.wrongTests, code)
            record.neverRed = Set(judged.neverRed.map(\.title))
            // A red that correct code has too says nothing of the learner's.
            let rejected = judged.wrongTests.filter { !$0.failures.isEmpty }.map(\.title)
            let passed = judged.verdict.titles(.passed).subtracting(judged.earlier.red)
            record.seenRed?.removeAll { rejected.contains($0) || passed.contains($0) }
            record.failedChecks = judged.failedChecks ?? record.failedChecks
            if judged.isDone { record.fingerprintWhenDone = code }
        }
    }

    /// Remembers the tests that were red by the run whose files are back, and forgets the run before: it was of other files.
    func remember(seenRed: [String], in kata: Kata) throws {
        try change { memory in
            for lap in Lap.allCases { memory.laps[kata.lap(lap).key]?.forgetLastRun() }
            memory.laps[kata.lap(.first).key, default: Memory.LapRecord()].seenRed = seenRed
        }
    }

    /// Forgets what was known of a kata's laps, which begin again.
    func forget(_ kata: Kata) throws {
        try change { memory in
            for lap in Lap.allCases { memory.laps[kata.lap(lap).key] = nil }
            // Hints begin again too, and still count.
            for key in memory.hints.keys where key.hasPrefix("\(kata.name), ") { memory.hints[key]?.shown = [] }
        }
    }

    private func change(_ lap: LapID, _ body: (inout Memory.LapRecord) -> Void) throws {
        try change { body(&$0.laps[lap.key, default: Memory.LapRecord()]) }
    }

    func states(of laps: [LapID]) throws -> [LapID: LapState] {
        try laps.reduce(into: [:]) { $0[$1] = LapState(fingerprint: try fingerprint(of: $1), files: try files(of: $1)) }
    }

    /// The versions of the learner's files in a lap, from the kit's root.
    private func files(of lap: LapID) throws -> [String: UInt64] {
        let files = try lap.readFiles().within(lap.kata.folder.path(from: kit.root))
        return Dictionary(uniqueKeysWithValues: files.map { ($0.key, [$0.key: $0.value].fingerprint()) })
    }

    /// Everything that the verdict of a lap follows from.
    func fingerprint(of lap: LapID) throws -> UInt64 {
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

extension EarlierRuns {
    /// - Parameter passed: the tests to compare with.
    fileprivate init(_ record: Memory.LapRecord, passed: Set<String>?, changedSinceGreen: [String: [String]]) {
        self.init(
            passed: passed,
            redBefore: record.red ?? [],
            red: record.seenRed ?? [],
            known: record.known ?? (record.onStub ?? [:]).mapValues { _ in [] },
            bodies: record.bodies ?? [:],
            killers: record.count?.score.killers ?? [],
            neverRed: record.neverRed ?? [],
            wrong: Set(record.wrong?.map(\.title) ?? []),
            failedChecks: record.failedChecks,
            changedSinceGreen: changedSinceGreen
        )
    }
}

/// What a lap is before it is judged. What the learner saves meanwhile is not judged, and so is never remembered as such.
struct LapState {
    /// Of everything that the verdict follows from.
    let fingerprint: UInt64
    /// The versions of the learner's files, from the kit's root.
    let files: [String: UInt64]
}

extension LapID {
    fileprivate var key: String { "\(kata.name)/\(lap.rawValue)" }
}
