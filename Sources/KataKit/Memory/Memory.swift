import Foundation

/// What the tool remembers from one command to the next, in one file. What is added must be optional: a file without it would
/// count as damaged.
struct Memory: Codable {
    /// By ``LapID/key``.
    var laps: [String: LapRecord] = [:]
    /// By a key that begins with the kata's name and a comma.
    var hints: [String: ShownHints] = [:]

    struct LapRecord: Codable {
        /// The tests that passed in the last run, by ``TestOutcome/title``.
        var passed: Set<String>?
        /// The tests that were red in the last run.
        var red: Set<String>?
        /// The tests that were red in some run, where the learner writes tests and code: the newest last.
        var seenRed: [String]?
        /// The arguments of each test of some run, there.
        var known: [String: Set<String>]?
        /// The tests of the last run, each with ``OwnTestCode/bodies(of:)``.
        var bodies: [String: UInt64]?
        /// The verdicts of the tests of the last run on the stub.
        var onStub: [String: TestOutcome.Verdict]?
        /// The tests that were wrong in the last run, with the reasons.
        var wrong: [TestOutcome]?
        /// The tests that the page of that run asked to see red.
        var neverRed: Set<String>?
        /// The code of that run, as ``LapState/fingerprint``.
        var measured: UInt64?
        /// The kit's checks that the last green code failed.
        var failedChecks: Set<String>?
        /// The files with which each step was last green, by the step's suite.
        var filesWhenGreen: [String: [String: UInt64]] = [:]
        /// The code with which the lap was done.
        var fingerprintWhenDone: UInt64?
        /// The mutants that the learner's tests let survive.
        var count: MutantCount?

        mutating func forgetLastRun() {
            (passed, red, bodies, onStub, wrong, neverRed, failedChecks) = (nil, nil, nil, nil, nil, nil, nil)
        }
    }

    struct MutantCount: Codable {
        let code: UInt64
        let survivors: [String]
        /// Those on which a test crashed or hung.
        let notCounted: Set<String>?
        let score: MutantScore
    }

    struct ShownHints: Codable {
        /// Why the test was red at the last hint, or which bugs survived; 0 where that does not matter.
        var cause: UInt64 = 0
        /// The places in their list of the hints that were shown for this cause.
        var shown: Set<Int> = []
        /// The same for any cause.
        var seen: Set<Int> = []
    }
}

extension LearnerProgress {
    /// Next to the learner's runs: who takes these to another machine takes it too.
    private var file: URL { kit.root.appending(path: ".backups/memory.json") }

    /// Read each time: another command, such as a watch, may have changed it since. A damaged file is an empty memory.
    var memory: Memory {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Memory.self, from: $0) } ?? Memory()
    }

    func change<Result>(_ body: (inout Memory) throws -> Result) throws -> Result {
        try withExtendedLifetime(FileLock(kit.root.appending(path: ".backups/memory.lock"))) {
            var memory = memory
            let result = try body(&memory)
            try JSONEncoder.inOneLine.encode(memory).write(to: file, options: .atomic)
            return result
        }
    }

    /// The places in their list of the hints that were shown for this key, whatever the cause.
    func hintsSeen(for key: String) -> [Int] { memory.hints[key]?.seen.sorted() ?? [] }

    /// How many of them were shown for the present cause.
    func hintsShown(for key: String) -> Int { memory.hints[key]?.shown.count ?? 0 }

    /// The different hints that were shown in a kata.
    func hintsSeen(in kata: Kata) -> Int {
        memory.hints.filter { $0.key.hasPrefix("\(kata.name), ") }.reduce(0) { $0 + $1.value.seen.count }
    }

    /// Whether one was shown for this key and this cause.
    func hasHint(for key: String, cause: String) -> Bool { memory.hints[key]?.cause == fingerprint(of: cause) }

    private func fingerprint(of cause: String?) -> UInt64 { cause.map { ["": Data($0.utf8)].fingerprint() } ?? 0 }

    /// The first place of a hint that was not shown for this cause, or else the last one.
    func nextHint(for key: String, among places: [Int], cause: String?) throws -> Int {
        let cause = fingerprint(of: cause)
        return try change { memory in
            var hints = memory.hints[key] ?? Memory.ShownHints()
            if hints.cause != cause { (hints.cause, hints.shown) = (cause, []) }
            let place = places.first { !hints.shown.contains($0) } ?? places.last ?? 0
            hints.shown.insert(place)
            hints.seen.insert(place)
            memory.hints[key] = hints
            return place
        }
    }
}
