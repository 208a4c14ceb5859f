import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The learner's files at each run, and the lights of the runs.
final class MomentsTests {
    let kata: Kata
    let moments: Moments

    init() throws {
        let root = Checkout.fixtures.appending(path: "history/\(UUID().uuidString)")
        let files = [
            "Package.swift": "let katas = [\"Sum\"]",
            "docs/katas/Sum.md": "## Step 1: SumTests\n**5 minutes.** Edit `Katas/Sum/Sources/Sum.swift`.\n1. adds\n",
            "Katas/Sum/Sources/Sum.swift": "starter",
            "Katas/Sum/Tests/Own.swift": "starter",
        ]
        try sync(files.mapValues { Data($0.utf8) }, to: root)
        kata = try Kit(root: root).kata(named: "Sum")
        moments = Moments(kata: kata, launcher: try ProcessLauncher(scratchDirectory: root.appending(path: ".build")))
    }

    deinit {
        try? FileManager.default.removeItem(at: kata.root)
    }

    private func edit(_ path: String, _ text: String) throws {
        try kata.folder.write(text, to: path)
    }

    @Test func `a moment has the light of its run, and says whether tests or code changed`() throws {
        try moments.note(.red)
        try edit("Tests/Own.swift", "a test")
        try moments.note(.amber)
        try edit("Sources/Sum.swift", "code")
        try moments.note(.green)
        try edit("Tests/New/Other.swift", "a test")
        try edit("Sources/Sum.swift", "other code")
        try moments.note(.red)

        let all = try moments.all()
        #expect(all.map(\.number) == [1, 2, 3, 4])
        #expect(all.map(\.light) == [.red, .amber, .green, .red])
        #expect(all.map(\.changes) == [[], [.tests], [.code], [.tests, .code]])
    }

    @Test func `code that changes while all is green is a refactoring, a new test or a red before it is none`() throws {
        for (path, light) in [
            ("Sources/Sum.swift", Light.green), ("Sources/Sum.swift", .green), ("Tests/Own.swift", .green),
            ("Sources/Sum.swift", .red), ("Sources/Sum.swift", .green),
        ] {
            try edit(path, UUID().uuidString)
            try moments.note(light)
        }

        #expect(try moments.all().map { $0.advice == .refactoring } == [false, true, false, false, false])
    }

    @Test func `in the test-first lap the order of the moments says what was odd`() throws {
        typealias Step = (paths: [String], light: Light, noted: Moment.Advice?)
        let (tests, code) = ("Tests/First/PriceTests.swift", "Sources/First/Price.swift")
        let steps: [Step] = [
            ([tests], .red, nil), ([code], .green, nil), ([tests], .green, .greenAtOnce), ([tests, code], .green, nil),
            ([tests], .red, .severalTests), ([code], .red, nil), ([code], .red, nil), ([code], .green, nil),
            ([code], .green, nil), ([code], .red, nil), ([code], .off, nil), ([tests, code], .red, nil),
            (["Tests/Own.swift", "Sources/Sum.swift"], .green, nil), ([tests], .red, .step), ([code], .red, .step),
            ([tests], .red, .step), ([code], .red, nil),
        ]
        for step in steps {
            for path in step.paths { try edit(path, UUID().uuidString) }
            try moments.note(step.light, noted: step.noted)
        }

        #expect(
            try moments.all().map(\.advice) == [
                nil, nil, .greenAtOnce, .together, .severalTests, nil, .redAgain, nil, .refactoring, .broken, nil, nil,
                nil, nil, nil, nil, .redAgain,
            ]
        )
    }

    @Test func `files that a command put back are no step of the learner`() throws {
        let (tests, code) = ("Tests/First/PriceTests.swift", "Sources/First/Price.swift")
        for light in [Light.red, .red, .off] {
            for path in [tests, code] { try edit(path, UUID().uuidString) }
            try moments.note(light)
        }

        #expect(try moments.all().map(\.advice) == [nil, .together, nil])
    }

    @Test func `an archive gets the lights without a word of code`() throws {
        try moments.note(.red)
        try edit("Sources/Sum.swift", "code")
        try moments.note(.green)
        try edit("Sources/Sum.swift", "better code")
        try moments.note(.green)

        let lines = try moments.lights().split(separator: "\n")

        #expect(lines.map { $0.split(separator: " ").last } == ["red", "green", "refactoring"])
        #expect(lines.allSatisfy { $0.contains(/^[-\dT:]{19}Z \w+$/) })
    }

    @Test func `a run of the same files with the same light is no moment, one with another light is`() throws {
        try moments.note(.red)
        try moments.note(.red)
        try moments.note(.amber)

        #expect(try moments.all().map(\.light) == [.red, .amber])
    }

    @Test func `the files of a moment are those of its run, also deleted ones and ones that git would ignore`() throws {
        try edit(".gitignore", "*.swift")
        try edit("Sources/Old.swift", "old")
        try moments.note(.green)
        try FileManager.default.removeItem(at: kata.sources.appending(path: "Old.swift"))
        try edit("Sources/Sum.swift", "code\r\n")
        try moments.note(.red)

        let all = try moments.all()
        let files = try all.map { try moments.files(at: $0, of: all).mapValues { String(decoding: $0, as: UTF8.self) } }
        #expect(files[0]["Sources/Old.swift"] == "old")
        #expect(files[1]["Sources/Old.swift"] == nil)
        #expect(files[1]["Sources/Sum.swift"] == "code\r\n")
        #expect(
            try moments.difference(at: all[1], of: all, isColored: false).contains("--- Katas/Sum/Sources/Old.swift")
        )
    }

    @Test func `only the last moments are kept, and the first of them is still whole`() throws {
        var moments = moments
        moments.most = 10
        for text in 1...12 {
            try edit("Sources/Sum.swift", "\(text)")
            try moments.note(.red)
        }

        let all = try moments.all()
        #expect(all.count == 10)
        #expect(try moments.files(at: all[0], of: all)["Sources/Sum.swift"] == Data("3".utf8))
        try moments.note(.green)
        #expect(try moments.all().count == 11, "it is cut when it has a fifth more")
    }

    @Test func `the learner's own repository is not touched`() throws {
        try Shell.run("git init --quiet \"$1\"", kata.root.path)
        let before = try kata.root.appending(path: ".git").readFiles()

        try moments.note(.green)

        #expect(try kata.root.appending(path: ".git").readFiles() == before)
    }

    @Test(arguments: [
        ([LapVerdict.State.green, .notAttempted], Light.green),
        ([.red, .notAttempted], .red),
        ([.notAttempted, .notAttempted], .red),
        ([.green, .red], .red),
        ([.green, .doesNotCompile], .amber),
        ([.red, .error], .amber),
    ])
    func `a light is the color of all laps that the learner has begun`(states: [LapVerdict.State], light: Light) {
        #expect(Light(states.map { LapVerdict(state: $0) }) == light)
    }

    @Test(arguments: [(TestOutcome.Verdict.failed, Light.red), (.crashed, .amber), (.timedOut, .amber)])
    func `a crash is no red`(verdict: TestOutcome.Verdict, light: Light) {
        let outcomes = [TestOutcome(id: "1", name: "adds", verdict: verdict)]
        #expect(Light([LapVerdict(state: .red, outcomes: outcomes)]) == light)
    }
}
