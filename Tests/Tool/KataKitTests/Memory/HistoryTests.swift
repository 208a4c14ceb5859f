import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The learner's files at each run, and the colors of the runs.
final class HistoryTests {
    let kata: Kata
    let history: History

    init() throws {
        let root = Checkout.fixtures.appending(path: "history/\(UUID().uuidString)")
        let files = [
            "Package.swift": "let katas = [\"Sum\"]",
            "docs/katas/Sum.md": "## Step 1: SumTests\n**5 minutes.** Edit `Katas/Sum/Sources/Sum.swift`.\n1. adds\n",
            "Katas/Sum/Sources/Sum.swift": "starter",
            "Katas/Sum/Tests/Own.swift": "starter",
        ]
        try sync(files.mapValues { Data($0.utf8) }, to: root)
        let kit = try Kit(root: root)
        kata = try kit.kata(named: "Sum")
        history = History(of: kata, LearnerProgress(of: kit))
    }

    deinit {
        try? FileManager.default.removeItem(at: kata.root)
    }

    private func edit(_ path: String, _ text: String) throws {
        try kata.folder.write(text, to: path)
    }

    @Test func `a run has its color, and says whether tests or code changed`() throws {
        try history.keep(.red)
        try edit("Tests/Own.swift", "a test")
        try history.keep(.amber)
        try edit("Sources/Sum.swift", "code")
        try history.keep(.green)
        try edit("Tests/New/Other.swift", "a test")
        try edit("Sources/Sum.swift", "other code")
        try history.keep(.red)

        let runs = try history.runs()
        #expect(runs.map(\.number) == [1, 2, 3, 4])
        #expect(runs.map(\.color) == [.red, .amber, .green, .red])
        #expect(runs.map(\.changes) == [[], [.tests], [.code], [.tests, .code]])
    }

    @Test func `in the test-first lap the order of the runs says what was odd`() throws {
        typealias Step = (paths: [String], color: Run.Color, finding: Run.Advice?)
        let (tests, code) = ("Tests/First/PriceTests.swift", "Sources/First/Price.swift")
        let steps: [Step] = [
            ([tests], .red, nil), ([code], .green, nil), ([tests], .green, .greenAtOnce), ([tests, code], .green, nil),
            ([tests], .red, .severalTests), ([code], .red, nil), ([code], .red, nil), ([tests], .red, nil),
            ([code], .green, nil), ([code], .green, nil), ([code], .red, .broken), ([tests, code], .putBack, nil),
            ([tests, code], .red, nil),
            (["Tests/Own.swift", "Sources/Sum.swift"], .green, nil), ([tests], .red, .step), ([code], .red, .step),
            ([tests], .red, .step), ([code], .red, nil), ([tests, code], .kept, nil),
        ]
        for step in steps {
            for path in step.paths { try edit(path, UUID().uuidString) }
            try history.keep(step.color, finding: step.finding)
        }

        #expect(
            try history.runs().map(\.advice) == [
                nil, nil, .greenAtOnce, .together, .severalTests, nil, .redAgain, nil, nil, .refactoring, .broken, nil,
                nil, nil, nil, nil, .testChanged, nil, nil,
            ]
        )
    }

    @Test func `nothing is said of a run that no file has changed, nor of tests that a command has put back`() throws {
        try history.keep(.putBack)
        let known = try history.keep(.red, finding: .greenAtOnce)
        try edit("Tests/First/PriceTests.swift", "tests of a run")
        try history.keep(.putBack)
        try edit("Tests/First/PriceTests.swift", "one more test")
        let back = try history.keep(.red, finding: .severalTests)

        #expect([known.advice, back.advice] == [nil, nil])
    }

    @Test func `tests and code that come back together are no blame`() throws {
        let paths = ["Tests/First/PriceTests.swift", "Sources/First/Price.swift"]
        // The last undoes only the code.
        let saved = [["mine", "mine"], ["git's", "git's"], ["mine", "mine"], ["new", "new"], ["next", "mine"]]

        let advice = try saved.map { texts in
            for (path, text) in zip(paths, texts) { try edit(path, text) }
            return try history.keep(.green).advice
        }

        #expect(advice == [nil, .together, nil, .together, nil])
    }

    @Test func `a comment is no step`() throws {
        try edit("Sources/First/Price.swift", "let a = 1\n")
        try history.keep(.red)

        try edit("Sources/First/Price.swift", "// To do.\nlet a = 1\n")
        let run = try history.keep(.red, finding: .codeFirst)

        #expect(run.advice == nil && run.changes == [.code])
    }

    @Test func `what another lap was or changed is no blame of the test-first lap`() throws {
        let (test, code, other) = ("Tests/First/PriceTests.swift", "Sources/First/Price.swift", "Sources/Sum.swift")
        let steps: [(paths: [String], color: Run.Color, finding: Run.Advice?)] = [
            ([test], .red, .step), ([other], .green, nil), ([code], .red, nil), ([other], .green, nil),
            ([code], .green, .step), ([test, other], .green, nil),
        ]
        for step in steps {
            for path in step.paths { try edit(path, UUID().uuidString) }
            try history.keep(step.color, finding: step.finding)
        }

        #expect(try history.runs().allSatisfy { $0.advice == nil })
    }

    @Test func `smaller steps are for who is stuck, not for who writes the parts of an outer test`() throws {
        let (test, code) = ("Tests/First/PriceTests.swift", "Sources/First/Price.swift")
        let steps: [(path: String, green: Int, total: Int, finding: Run.Advice?)] = [
            (test, 0, 1, nil), (test, 0, 2, nil), (code, 0, 2, nil), (code, 1, 2, .step), (code, 1, 2, nil),
            (code, 1, 2, nil),
        ]
        for step in steps {
            try edit(step.path, UUID().uuidString)
            try history.keep(.red, tests: Run.Tests(green: step.green, total: step.total), finding: step.finding)
        }

        #expect(try history.runs().map(\.advice) == [nil, nil, nil, nil, nil, .redAgain])
    }

    @Test func `an archive gets the colors without a word of code`() throws {
        try history.keep(.red)
        try edit("Sources/Sum.swift", "code")
        try history.keep(.green)
        try edit("Sources/Sum.swift", "better code")
        let run = try history.keep(.green, guess: Run.Guess(expected: .red, found: .green, test: nil))
        try history.replace(run.with(suite(of: .bite, 9)))

        let lines = try history.lines().split(separator: "\n")

        #expect(lines.map { $0.dropFirst(21) } == ["red", "green", "refactoring wrong bite 9/31 1/4"])
        #expect(lines.allSatisfy { $0.contains(#/^[-\dT:]{19}Z /#) })
    }

    @Test func `a run has the files that ran, whatever is saved meanwhile, and says what was an attack`() throws {
        try history.keep(.green)
        try edit("Sources/Sum.swift", "code")
        let ran = try history.presentFiles()
        try edit("Sources/Sum.swift", "saved during the run")
        let run = try history.keep(.red, of: ran)
        try kata.attack.write("a bug", to: "Sources/Sum.swift")
        let attack = try history.keep(.kept)

        #expect(try history.files(of: run)["Sources/Sum.swift"] == Data("code".utf8))
        #expect(attack.changes == [.code, .attack])
    }

    @Test func `the same files with the same color are one run, with another color they are two`() throws {
        try history.keep(.red)
        try history.keep(.red)
        try history.keep(.amber)

        #expect(try history.keep(.kept).number == 2)
        #expect(try history.runs().map(\.color) == [.red, .amber])
    }

    @Test func `the files of a run are those in the folder, whatever git would do with them`() throws {
        try edit(".gitignore", "*.swift")
        try edit(".gitattributes", "* text eol=lf")
        try edit("Sources/Old.swift", "old")
        try history.keep(.green)
        try FileManager.default.removeItem(at: kata.sources.appending(path: "Old.swift"))
        try edit("Sources/Sum.swift", "code\r\n")
        try Shell.run("git init --quiet \"$1\"", kata.sources.path)
        try history.keep(.red)

        let runs = try history.runs()
        let files = try runs.map { try history.files(of: $0).mapValues { String(decoding: $0, as: UTF8.self) } }
        #expect(files[0]["Sources/Old.swift"] == "old")
        #expect(
            files[1].keys.sorted() == [".gitattributes", ".gitignore", "Sources/Sum.swift", "Tests/Own.swift"]
        )
        #expect(files[1]["Sources/Sum.swift"] == "code\r\n")
    }

    @Test func `the first tests that were counted stay, with the last ones`() throws {
        var history = history
        history.most = 2
        for caught in 1...5 {
            try edit("Tests/Own.swift", "\(caught)")
            try history.replace(history.keep(.green).with(suite(of: .bite, caught)))
        }

        #expect(try history.runs().map(\.number) == [1, 4, 5])
        let suites = try history.summary().suites
        #expect(suites.map { [$0.first.caught, $0.last.caught] } == [[1, 5]])
        #expect(suites.first?.last.gain(over: suite(of: .bite, 1)) == 13)
    }

    @Test func `a step has the lines that changed, without indentation, and the one in the middle counts`() throws {
        for (number, lines) in [3, 2, 3, 4, 9].enumerated() {
            try edit("Sources/Sum.swift", (0..<lines).map { "  line \(number) \($0)\n\n" }.joined())
            try history.keep(.red)
            try edit("Sources/Sum.swift", (0..<lines).map { "line \(number) \($0)\n" }.joined())
            try history.keep(.green)
            try history.keep(.putBack)
        }

        #expect(try history.summary().lines == 3)
        #expect([[9, 1, 30], [1, 4], []].map(\.median) == [9, 2, nil])
    }

    private func suite(of lap: Lap, _ caught: Int) -> Run.Suite {
        Run.Suite(lap: lap, tests: 4, tooStrict: 1, bugs: 31, caught: caught)
    }

    @Test func `two commands at once lose no run`() throws {
        let (kata, kit) = (kata, try Kit(root: kata.root))

        _ = try mapInParallel([Run.Color.red, .green, .amber]) { color in
            for _ in 0..<10 { try History(of: kata, LearnerProgress(of: kit)).keep(color) }
        }

        let runs = try history.runs()
        #expect(Set(runs.map(\.color)) == [.red, .green, .amber])
        #expect(runs.map(\.number) == Array(1...runs.count))
    }

    @Test func `a damaged list is not written over, and the message says where the files are`() throws {
        try history.keep(.red)
        let list = kata.root.appending(path: ".backups/Sum/runs.json")
        try Data("{".utf8).write(to: list)

        let error = #expect(throws: CommandError.self) { try history.keep(.green) }

        #expect(error?.message.hasPrefix(".backups/Sum/runs.json is damaged: move it away") == true)
        #expect(try Data(contentsOf: list) == Data("{".utf8))
    }

    @Test(arguments: [
        ([LapVerdict.State.green, .notAttempted], Run.Color.green),
        ([.red, .notAttempted], .red),
        ([.notAttempted, .notAttempted], .red),
        ([.green, .red], .red),
        ([.green, .doesNotCompile], .amber),
        ([.red, .error], .amber),
    ])
    func `a run has the color of all laps that the learner has begun`(states: [LapVerdict.State], color: Run.Color) {
        #expect(Run.Color(states.map { LapVerdict(state: $0) }) == color)
    }

    @Test(arguments: [(TestOutcome.Verdict.crashed, Run.Color.amber), (.timedOut, .amber)])
    func `a crash is no red`(verdict: TestOutcome.Verdict, color: Run.Color) {
        let outcomes = [TestOutcome(id: "1", name: "adds", verdict: verdict)]
        #expect(Run.Color([LapVerdict(state: .red, outcomes: outcomes)]) == color)
    }
}

extension Run {
    fileprivate func with(_ suite: Suite) -> Run {
        var run = self
        run.suite = suite
        return run
    }
}
