import Foundation

/// What the tool remembers of a learner's laps from one command to the next.
struct Progress {
    private struct Entry: Codable {
        /// The tests that passed in the last run, by ``TestOutcome/title``.
        var passed: [String]?
        /// The files with which each step was last green, by the step's suite.
        var greenWith: [String: [String: UInt64]] = [:]
        /// The code with which the lap was done.
        var doneWith: UInt64?
        /// In the bite lap, the bugs that the tests let pass.
        var count: Count?
    }

    private struct Count: Codable {
        var code: UInt64
        var survivors: [String]
        var total: Int
        var hasWrongTest: Bool
    }

    /// A checkout writes all files within this time, in seconds.
    private static let checkout = 2.0

    private let kit: Kit
    private let file: URL
    private let entries: [String: Entry]

    init(of kit: Kit) {
        self.kit = kit
        file = kit.scratchDirectory.appending(path: "progress.json")
        entries = Self.read(file)
    }

    /// The kata that the learner works on: the one whose files changed last or, when that is done, the first that is not.
    func currentKata() -> Kata {
        let open = kit.katas.first { !isDone($0) }
        let changes = kit.katas.compactMap { kata in kata.findLastChange().map { (kata: kata, date: $0) } }
        guard let last = changes.map(\.date).max() else { return open ?? kit.katas[0] }
        let changed = changes.filter { last.timeIntervalSince($0.date) < Self.checkout }.map(\.kata)
        return changed.first { !isDone($0) } ?? open ?? changed[0]
    }

    /// The first other kata that is not done; nil when all are.
    func nextKata(after kata: Kata) -> Kata? {
        kit.katas.first { $0.name != kata.name && !isDone($0) }
    }

    /// Whether both laps are done with the present code.
    func isDone(_ kata: Kata) -> Bool {
        [kata].laps().allSatisfy { lap in
            entries[lap.key]?.doneWith.map { $0 == (try? fingerprint(of: lap)) } == true
        }
    }

    /// The tests of a lap that passed in its last run; nil when there was none.
    func passed(in lap: LapID) -> Set<String>? {
        entries[lap.key]?.passed.map(Set.init)
    }

    /// For each step that was green and is not now: the files that changed since then, from the kit's root.
    func changesSinceGreen(in lap: LapID, _ verdict: LapVerdict) throws -> [String: [String]] {
        guard lap.lap == .green, let known = entries[lap.key]?.greenWith, !known.isEmpty else { return [:] }
        let now = try files(of: lap)
        return known.reduce(into: [:]) { changes, step in
            guard lap.kata.guide.steps.contains(where: { $0.suite == step.key && !verdict.isGreen($0) }) else { return }
            changes[step.key] = now.keys.filter { now[$0] != step.value[$0] }.sorted()
        }
    }

    /// The bugs that the learner's present tests catch; nil when the kit has none.
    func bugs(of kata: Kata) throws -> CaughtBugs? {
        let total = try kata.mutants(.bite).count
        guard total > 0 else { return nil }
        guard let count = try count(of: kata) else { return CaughtBugs(total: total) }
        return CaughtBugs(
            caught: count.total - count.survivors.count,
            total: count.total,
            hasWrongTest: count.hasWrongTest
        )
    }

    /// The mutants that the learner's present tests let pass; nil when nobody has counted.
    func survivors(of kata: Kata) throws -> [String]? {
        try count(of: kata)?.survivors
    }

    private func count(of kata: Kata) throws -> Count? {
        let lap = LapID(kata: kata, lap: .bite)
        guard let count = entries[lap.key]?.count, count.code == (try fingerprint(of: lap)) else { return nil }
        return count
    }

    // MARK: Noting, for the next ``Progress``

    func note(_ verdicts: Judge.Verdicts) throws {
        try change { entries in
            for (lap, verdict) in verdicts where !verdict.outcomes.allSatisfy(\.id.isEmpty) {
                entries[lap.key, default: Entry()].passed =
                    verdict.outcomes.filter { $0.verdict == .passed }.map(\.title)
                if verdict.isDone { entries[lap.key]?.doneWith = try fingerprint(of: lap) }
                let green = lap.lap == .green ? lap.kata.guide.steps.filter(verdict.isGreen) : []
                let files = green.isEmpty ? [:] : try files(of: lap)
                for step in green { entries[lap.key]?.greenWith[step.suite] = files }
            }
        }
    }

    func note(_ report: MutationReport) throws {
        let lap = LapID(kata: report.kata, lap: .bite)
        guard !report.results.isEmpty, !report.verdict.outcomes.isEmpty else { return }
        try change { entries in
            entries[lap.key, default: Entry()].count = Count(
                code: try fingerprint(of: lap),
                survivors: report.results.filter { $0.status != .killed }.map(\.mutant.name),
                total: report.results.count,
                hasWrongTest: !report.rejected.isEmpty
            )
            if report.isComplete { entries[lap.key]?.doneWith = try fingerprint(of: lap) }
        }
    }

    /// Another command may have noted something in the meantime.
    private func change(_ body: (inout [String: Entry]) throws -> Void) throws {
        var entries = Self.read(file)
        try body(&entries)
        try FileManager.default.createDirectory(at: kit.scratchDirectory, withIntermediateDirectories: true)
        try JSONEncoder.inOneLine.encode(entries).write(to: file, options: .atomic)
    }

    private static func read(_ file: URL) -> [String: Entry] {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) } ?? [:]
    }

    /// The versions of the learner's files in a lap, from the kit's root.
    private func files(of lap: LapID) throws -> [String: UInt64] {
        let files = try lap.folder.readFiles().within(lap.folder.path(from: kit.root))
        return Dictionary(uniqueKeysWithValues: files.map { ($0.key, [$0.key: $0.value].fingerprint()) })
    }

    /// Everything that the verdict of a lap follows from.
    private func fingerprint(of lap: LapID) throws -> UInt64 {
        let kata = lap.kata
        guard lap.lap == .bite else {
            return try kata.readLearnersCode().merging(kata.officialTests.readFiles()) { $1 }.fingerprint()
        }
        let kit = try ["Mutants", "Variants"].reduce(into: kata.readStarter()) { files, name in
            let folder = kata.solution.appending(path: "\(name)/bite")
            if folder.exists { files.merge(try folder.readFiles().within(name)) { $1 } }
        }
        return try kit.merging(kata.ownTests.readFiles().within("Tests")) { $1 }.fingerprint()
    }
}

extension LapID {
    fileprivate var key: String {
        "\(kata.name)/\(lap.rawValue)"
    }
}
