import Foundation

/// What the tool remembers from one command to the next, in one file.
struct Memory: Codable {
    /// By ``LapID/key``.
    var laps: [String: LapRecord] = [:]
    /// By test.
    var hints: [String: ShownHints] = [:]

    struct LapRecord: Codable {
        /// The tests that passed in the last run, by ``TestOutcome/title``.
        var passed: Set<String>?
        /// The tests that an expectation has failed in some run, where the learner writes tests and code.
        var seenRed: Set<String>?
        /// The verdicts of these tests on the stub.
        var onStub: [String: TestOutcome.Verdict]?
        /// The tests that were wrong in the last run, with the reasons.
        var wrong: [TestOutcome]?
        /// The files with which each step was last green, by the step's suite.
        var filesWhenGreen: [String: [String: UInt64]] = [:]
        /// The code with which the lap was done.
        var fingerprintWhenDone: UInt64?
        /// The mutants that the learner's tests let survive.
        var count: MutantCount?
    }

    struct MutantCount: Codable {
        let code: UInt64
        let survivors: [String]
        /// Those on which a test crashed or hung.
        let notCounted: Set<String>?
        let score: MutantScore
    }

    struct ShownHints: Codable {
        /// Why the test was red at the last hint, or which bugs survived.
        let cause: UInt64
        /// The level of the last hint.
        let level: Int
        /// The deepest level, whatever the cause.
        let seen: Int
        /// The hints themselves, where those that fit change.
        var texts: Set<String>?
    }
}

extension LearnerProgress {
    private var file: URL { kit.scratchDirectory.appending(path: "memory.json") }

    /// Read each time: another command, such as a watch, may have changed it since. A damaged file is an empty memory.
    var memory: Memory {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Memory.self, from: $0) } ?? Memory()
    }

    func change<Result>(_ body: (inout Memory) throws -> Result) throws -> Result {
        try withExtendedLifetime(FileLock(kit.scratchDirectory.appending(path: "memory.lock"))) {
            var memory = memory
            let result = try body(&memory)
            try JSONEncoder.inOneLine.encode(memory).write(to: file, options: .atomic)
            return result
        }
    }

    /// The deepest level of the hints that were shown for this test, or 0.
    func hintsSeen(for test: String) -> Int { memory.hints[test]?.seen ?? 0 }

    /// The different hints that were shown in a kata.
    func hintsSeen(in kata: Kata) -> Int {
        memory.hints.filter { $0.key.hasPrefix("\(kata.name), ") }.reduce(0) { $0 + $1.value.seen }
    }

    /// The next level after the last hint for this test. With another cause, it is the first level again.
    func nextHint(for test: String, cause: [String: Data]) throws -> Int {
        let cause = cause.fingerprint()
        return try change { memory in
            let last = memory.hints[test]
            let level = (last?.cause == cause ? last?.level ?? 0 : 0) + 1
            memory.hints[test] = Memory.ShownHints(cause: cause, level: level, seen: max(level, last?.seen ?? 0))
            return level
        }
    }

    /// The level of the first of these hints that was not shown, or of the last one.
    func nextHint(for rule: String, of hints: [String]) throws -> Int {
        try change { memory in
            let texts = memory.hints[rule]?.texts ?? []
            let index = hints.firstIndex { !texts.contains($0) } ?? hints.count - 1
            let level = index + 1
            let shown = texts.union([hints[index]])
            memory.hints[rule] = Memory.ShownHints(cause: 0, level: level, seen: level, texts: shown)
            return level
        }
    }
}
