import Foundation
import TestSupport
import Testing

@testable import KataKit

/// What the tool remembers of a learner's laps.
struct LearnerProgressTests: ~Copyable {
    let root: URL
    let kit: Kit

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "progress-\(UUID().uuidString)")
        var files = ["Package.swift": "let katas = [\"A\", \"B\", \"C\"]"]
        for name in ["A", "B", "C"] {
            files["docs/katas/\(name).md"] =
                "## Step 1: \(name)Tests\n\n**5 minutes.** Edit `Katas/\(name)/Sources/F.swift`.\n\n1. works\n\n## Bite lap: Own\n"
            for folder in ["Katas", ".starters"] {
                files["\(folder)/\(name)/Sources/F.swift"] = "// starter\n"
                files["\(folder)/\(name)/Tests/Own.swift"] = "// starter\n"
                files["\(folder)/\(name)/Given/Model.swift"] = "// given\n"
            }
            files["Tests/\(name)Tests/Suite.swift"] = "// suite\n"
        }
        try sync(files.mapValues { Data($0.utf8) }, to: root)
        kit = try Kit(root: root)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    private func expectCurrent(_ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
        #expect(LearnerProgress(of: kit).currentKata().name == name, sourceLocation: sourceLocation)
    }

    @Test func `the kata that was edited last is the current one, also by its tests, or else the first`() throws {
        try expectCurrent("A")
        try edit("B/Sources/F.swift", minutesAgo: 3)
        try edit("A/Sources/F.swift", minutesAgo: 4)
        try expectCurrent("B")
        // An edit of given code, or one that is undone, does not count.
        try edit("C/Given/Model.swift", minutesAgo: 2)
        try edit("C/Sources/F.swift", "// starter\n", minutesAgo: 1)
        try expectCurrent("B")
        try edit("A/Tests/Own.swift", minutesAgo: 0)
        try expectCurrent("A")
    }

    @Test func `after a kata that is done, the first that is not done follows, after all of them the last edited one`()
        throws
    {
        try edit("B/Sources/F.swift", minutesAgo: 1)
        try finish("B")
        try expectCurrent("A")
        // The remembered verdict is on other code now.
        try edit("B/Tests/Own.swift", minutesAgo: 1)
        try expectCurrent("B")
        // A checkout writes all files at once.
        for name in ["A", "C", "B"] { try edit("\(name)/Sources/F.swift", minutesAgo: 0) }
        try finish("A")
        try expectCurrent("B")
        for name in ["A", "C"] { try edit("\(name)/Sources/F.swift", minutesAgo: 5) }
        for name in ["A", "B", "C"] { try finish(name) }
        try expectCurrent("B")
    }

    @Test func `after a kata that is done, the first that is not done opens, else the next one`() throws {
        let progress = LearnerProgress(of: kit)
        let (b, c) = (try kit.kata(named: "B"), try kit.kata(named: "C"))
        try finish("A")
        let opened = [progress.kataToOpen(after: b), progress.kataToOpen(after: c)].map(\.name)
        try finish("C")

        #expect(opened == ["C", "A"])
        #expect(progress.kataToOpen(after: c).name == "B", "A is done")
    }

    @Test func `after a reset, hints begin again, and those that were shown still count`() throws {
        let progress = LearnerProgress(of: kit)
        let kata = try kit.kata(named: "A")
        _ = try progress.nextHint(for: "A, works", among: [0, 1], cause: nil)

        try progress.forget(kata)

        #expect(progress.hintsSeen(in: kata) == 1)
        #expect(try progress.nextHint(for: "A, works", among: [0, 1], cause: nil) == 0)
    }

    @Test func `what changed since a step was green is named`() throws {
        let lap = try kit.kata(named: "A").lap(.green)
        let progress = LearnerProgress(of: kit)
        func changes(_ now: TestOutcome.Verdict) throws -> [String: [String]]? {
            try progress.remember([lap: verdict(lap, now)])[lap]?.earlier.changedSinceGreen
        }
        #expect(try changes(.failed) == [:])
        #expect(try changes(.passed) == [:])
        #expect(try changes(.passed) == [:])

        try edit("A/Sources/F.swift", minutesAgo: 0)

        #expect(try changes(.failed) == ["ATests": ["Katas/A/Sources/F.swift"]])
    }

    @Test func `a command sees what it has noted, and what another command has noted in the meantime`() throws {
        let laps = [try kit.kata(named: "A")].laps()
        let (watch, other) = (LearnerProgress(of: kit), LearnerProgress(of: kit))
        _ = try watch.remember([laps[0]: verdict(laps[0], .passed)])
        #expect(try watch.remember([laps[0]: verdict(laps[0], .failed)])[laps[0]]?.earlier.passed == ["ATests/works"])

        _ = try other.remember([laps[1]: verdict(laps[1], .passed)])

        #expect(try watch.remember([laps[1]: verdict(laps[1], .failed)])[laps[1]]?.earlier.passed == ["ATests/works"])
    }

    @Test func `two commands at once lose nothing that one of them noted`() throws {
        let laps = kit.katas.laps()
        let verdicts = laps.map { verdict($0, .passed) }
        let kit = kit

        _ = try mapInParallel(Array(laps.indices)) { index in
            for _ in 0..<20 { _ = try LearnerProgress(of: kit).remember([laps[index]: verdicts[index]]) }
        }

        #expect(kit.katas.allSatisfy(LearnerProgress(of: kit).isDone))
    }

    @Test func `what is saved while the tests run is not done`() throws {
        let lap = try kit.kata(named: "A").lap(.green)
        let progress = LearnerProgress(of: kit)
        let states = try progress.states(of: [lap])

        try edit("A/Sources/F.swift", minutesAgo: 0)
        _ = try progress.remember([lap: verdict(lap, .passed)], of: states)

        #expect(!progress.isDone(lap))
    }

    @Test func `what is saved while the mutants run has no score`() throws {
        let lap = try kit.kata(named: "A").lap(.bite)
        let progress = LearnerProgress(of: kit)
        let code = try progress.fingerprint(of: lap)
        let killer = TestOutcome(id: "id", name: "works", verdict: .failed)
        try edit("Mutant.patch", "A user sees nothing.\nA test is missing.\ndiff\n", minutesAgo: 0)
        let mutant = try Mutant(patch: root.appending(path: "Katas/Mutant.patch"))
        let killed = MutationReport.MutantResult(mutant: mutant, killers: [killer])
        let report = MutationReport(lap: lap, verdict: verdict(lap, .passed), results: [killed], invalid: [])

        try edit("A/Tests/Own.swift", minutesAgo: 0)
        try progress.remember(report, of: code)

        #expect(!progress.isDone(lap))
    }

    @Test func `a test that is gone from a test-first lap is not remembered`() throws {
        let lap = try kit.kata(named: "A").lap(.first)
        let progress = LearnerProgress(of: kit)
        for names in [["works", "works again"], ["works again"]] {
            let outcomes = names.map { TestOutcome(id: $0, name: $0, suite: "Own", verdict: .failed) }
            let red = LapVerdict(state: .red, outcomes: outcomes)
            let judged = try #require(try progress.remember([lap: red])[lap])
            let code = try progress.fingerprint(of: lap)
            try progress.remember(judged.with(Cycle(stub: red, onCorrectCode: nil, checks: nil)), of: code)
        }

        #expect(LearnerProgress(of: kit).memory.laps["A/first"]?.onStub == ["Own/works again": .failed])
    }

    @Test(arguments: [
        (["works"], ["it works"]), (["adds", "works"], ["it adds", "it works"]),
    ])
    func `tests that have other names now were red as the old ones`(old: [String], new: [String]) throws {
        func all(_ names: [String], _ verdict: TestOutcome.Verdict) -> [String: TestOutcome.Verdict] {
            Dictionary(uniqueKeysWithValues: names.map { ($0, verdict) })
        }
        let code = Dictionary(uniqueKeysWithValues: zip(new, old))

        let renamed = try runFirst([all(old, .failed), all(old, .passed), all(new, .passed)], code: code).last

        #expect(renamed?.newTests.isEmpty == true)
        #expect(renamed?.earlier.red.sorted() == new.map { "Own/\($0)" })
    }

    @Test(arguments: [
        (TestOutcome.Verdict.passed, Run.Advice.greenAtOnce), (.failed, .lost),
    ])
    func `a new test with other code is not one that is gone`(verdict: TestOutcome.Verdict, finding: Run.Advice) throws
    {
        let runs = try runFirst([["a": .failed], ["a": .passed], ["b": verdict]])

        #expect(runs.last?.finding == finding)
        #expect(runs.last?.earlier.red == ["Own/a"])
    }

    @Test func `after files are back, no run is compared with the one before`() throws {
        _ = try runFirst([["a": .passed, "b": .passed]])
        try LearnerProgress(of: kit).remember(seenRed: ["Own/a"], in: kit.kata(named: "A"))

        let back = try runFirst([["a": .passed]]).last

        #expect(back?.finding == nil)
        #expect(back?.earlier.passed == nil)
    }

    @Test func `code that comes together with a new red test is not for that test`() throws {
        let paths = ["Tests/First/Own.swift", "Sources/First/F.swift"]

        let finding = try runFirst([["a": .failed], ["a": .failed, "b": .failed]]).last?.finding

        #expect(Run.Advice(.red, paths, finding, after: []) == .together)
    }

    @Test func `tests whose suite has another name now were red as the old ones`() {
        let earlier = EarlierRuns(
            passed: ["Old/one", "Old/two"],
            red: ["Old/one", "Old/three", "Old/five"],
            bodies: ["Old/one": 1, "Old/two": 2, "Old/five": 5]
        )

        let renamed = earlier.renamed(["New/one": 11, "New/two": 12, "New/four": 14, "New/five": 15])

        #expect(renamed.passed == ["New/one", "New/two"])
        #expect(renamed.red == ["New/one", "Old/three", "New/five"])
    }

    @Test(arguments: [("1", []), ("2", ["Own/starts"])])
    func `a test with the starter's name is the learner's once its code is another`(code: String, red: [String]) throws
    {
        try root.write("@Test func `starts`() { 1 }\n", to: ".starters/A/Tests/First/Own.swift")

        let runs = try runFirst([["starts": .failed]], code: ["starts": code])

        #expect(try LearnerProgress(of: kit).seenRed(in: kit.kata(named: "A")) == red)
        #expect(runs[0].newTests.count == red.count)
    }

    @Test(arguments: [(["works", "adds"], Run.Advice.severalTests), (["starts", "adds"], nil)])
    func `two new tests are one too many, unless one is the starter's`(names: [String], finding: Run.Advice?) throws {
        let lap = try kit.kata(named: "A").lap(.first)
        try root.write("@Test func `starts`() {}\n", to: ".starters/A/Tests/First/Own.swift")
        try root.write("@Test func `starts`() {}\n\(names)", to: "Katas/A/Tests/First/Own.swift")
        let tests = names.map { TestOutcome(id: "A/`\($0)`()", name: $0, suite: "Own", verdict: .failed) }

        let judged = try LearnerProgress(of: kit).remember([lap: LapVerdict(state: .red, outcomes: tests)])[lap]

        #expect(judged?.finding == finding)
    }

    @Test func `a red test that is green under another name was red as the old one`() throws {
        let runs = try runFirst([["works": .failed], ["it works": .passed]], code: ["it works": "works"])

        #expect(runs.last?.finding == .step)
        #expect(runs.last?.earlier.red == ["Own/it works"])
    }

    @Test func `code that turns one test green, and breaks one that was never red, is not red on purpose`() throws {
        let runs = try runFirst([
            ["a": .passed, "b": .failed], ["a": .failed, "b": .passed], ["a": .failed, "b": .failed],
        ])

        #expect(runs.map(\.finding) == [.greenAtOnce, .broken, .broken])
    }

    @Test func `a part that turns green below an outer test is named in the history`() throws {
        let runs = try runFirst([
            ["outer": .failed], ["outer": .failed, "part": .failed], ["outer": .failed, "part": .passed],
            ["outer": .failed, "part": .passed],
        ])

        #expect(runs.map(\.finding) == [nil, nil, .partGreen, nil])
        #expect(runs.map(\.hasTestedPart) == [false, false, true, true])
        // The last may be a refactoring, or a part that does not turn the outer one green.
        #expect([Run.Color.green, .red].map { Run.Guess($0, runs.last)?.isRight } == [true, true])
    }

    @Test(arguments: [["inner", "outer"], ["outer", "inner"]])
    func `below an outer test that came in the same run, a part is a part, whatever their order`(names: [String]) throws
    {
        let (part, outer) = (names[0], names[1])

        let runs = try runFirst([[part: .failed, outer: .failed], [part: .passed, outer: .failed]])

        #expect(runs.map(\.finding) == [.severalTests, .partGreen])
    }

    @Test func `a green test that is split in two was red as a whole`() throws {
        let runs = try runFirst([["a": .failed], ["a": .passed], ["b": .passed, "c": .passed]])

        #expect(runs.last?.finding == .refactoring)
        #expect(runs.last?.earlier.red.contains("Own/c") == true)
    }

    @Test func `red tests that pile up are too many, and an outer one with two parts is not`() throws {
        let names = ["a", "b", "c", "d"]
        let piles = (1...4).map { count in names.prefix(count).reduce(into: [:]) { $0[$1] = TestOutcome.Verdict.failed }
        }

        #expect(try runFirst(piles).map(\.finding) == [nil, nil, nil, .severalTests])
    }

    @Test(arguments: [(["8"], Run.Advice.broken), (["8", "9"], .severalTests)])
    func `two new rows that are red are one too many`(failing: [String], finding: Run.Advice) throws {
        let (lap, progress) = (try kit.kata(named: "A").lap(.first), LearnerProgress(of: kit))
        try edit("A/Tests/First/Own.swift", minutesAgo: 0)
        var table = TestOutcome(id: "a", name: "a", suite: "Own", verdict: .passed, cases: ["7"])
        _ = try progress.remember([lap: LapVerdict(state: .green, outcomes: [table])])
        table.cases = ["7", "8", "9"]
        table.verdict = .failed
        table.failures = failing.map { TestOutcome.Failure(messages: [], arguments: $0) }

        let judged = try progress.remember([lap: LapVerdict(state: .red, outcomes: [table])])[lap]

        #expect(judged?.newReds == failing.count)
        #expect(judged?.finding == finding)
    }

    @Test func `a test that is green at once, then red by the code, is red on purpose`() throws {
        let progress = LearnerProgress(of: kit)
        let green = try #require(try runFirst([["a": .failed], ["a": .passed], ["a": .passed, "b": .passed]]).last)
        let stub = stub(of: green, passing: [])
        try progress.remember(green.with(Cycle(stub: stub, onCorrectCode: nil, checks: nil)), of: 1)

        #expect(try runFirst([["a": .passed, "b": .failed]]).last?.finding == .onPurpose)
    }

    @Test func `code that breaks only a test that is wrong has broken nothing`() throws {
        let progress = LearnerProgress(of: kit)
        let wrong = try #require(try runFirst([["a": .passed]]).last)
        try progress.remember(wrong.with(Cycle(stub: wrong.verdict, onCorrectCode: nil, checks: nil)), of: 1)

        #expect(try runFirst([["a": .failed]]).last?.finding == .repair)
    }

    @Test func `where no test is left, one is gone`() throws {
        let lap = try kit.kata(named: "A").lap(.first)
        _ = try runFirst([["a": .failed]])
        try edit("A/Tests/First/Own.swift", "import Testing\n", minutesAgo: 0)
        let empty = LapVerdict(state: .red, outcomes: [], reason: TestRun.Result.noTests)

        let judged = try LearnerProgress(of: kit).remember([lap: empty])[lap]

        #expect(judged?.finding == .lost)
    }

    @Test(arguments: [(["a"], nil), (["a", "b"], .severalTests)] as [([String], Run.Advice?)])
    func `beside a test that is green on the stub, a second new one is one too many`(
        names: [String],
        advice: Run.Advice?
    ) throws {
        let tests = Dictionary(uniqueKeysWithValues: names.map { ($0, TestOutcome.Verdict.passed) })
        let judged = try #require(try runFirst([tests]).last)
        let cycle = Cycle(stub: judged.verdict, onCorrectCode: nil, checks: nil)
        let run = greenRun(changing: [], judged.finding)

        #expect(judged.with(cycle).advice(of: run) == advice)
    }

    @Test func `a test that was green is not an outer one of the test that turned green`() throws {
        let runs = try runFirst([
            ["a": .failed], ["a": .passed], ["a": .passed, "b": .failed], ["a": .failed, "b": .passed],
        ])

        #expect(runs.last?.firstRed?.name == "a")
        #expect(runs.last?.hasTestedPart == false)
    }

    @Test func `code that breaks a test beside one that is wrong has broken it, and is not red on purpose`() throws {
        let progress = LearnerProgress(of: kit)
        let green = try #require(try runFirst([["b": .failed], ["a": .passed, "b": .passed]]).last)
        let stub = stub(of: green, passing: ["a"])
        try progress.remember(green.with(Cycle(stub: stub, onCorrectCode: nil, checks: nil)), of: 1)

        #expect(try runFirst([["a": .passed, "b": .failed]]).last?.finding == .broken)
    }

    private func stub(of judged: JudgedLap, passing: [String]) -> LapVerdict {
        let outcomes = judged.verdict.outcomes.map { test in
            TestOutcome(
                id: test.id,
                name: test.name,
                suite: "Own",
                verdict: passing.contains(test.name) ? .passed : .failed
            )
        }
        return LapVerdict(state: .red, outcomes: outcomes)
    }

    @Test func `code and tests that are cleaned up together, and stay green, are a refactoring`() throws {
        let green = greenRun(changing: [])
        let runs = try runFirst([["a": .failed], ["a": .passed], ["a": .passed]])
        let paths = ["Tests/First/Own.swift", "Sources/First/F.swift"]

        let advice = paths.indices.map { Run.Advice(.green, Array(paths[...$0]), runs.last?.finding, after: [green]) }
        #expect(advice == [nil, .refactoring])
    }

    @Test(
        arguments: [
            // A loop of `b`, which is undone.
            (
                [
                    ["a": .passed, "b": .failed], ["a": .passed, "b": .passed], ["a": .notRun, "b": .timedOut],
                    ["a": .passed, "b": .passed],
                ], [.greenAtOnce, .step, .onPurpose, .step]
            ),
            // One is deleted, and comes back.
            (
                [["b": .failed], ["a": .passed, "b": .failed], ["b": .failed], ["a": .passed, "b": .failed]],
                [nil, .greenAtOnce, .lost, .repair]
            ),
            // Two become one.
            (
                [["a": .failed], ["a": .failed, "b": .failed], ["a": .passed, "b": .passed], ["c": .passed]],
                [nil, nil, .step, .refactoring]
            ),
            // One is enabled, another one is deleted.
            ([["a": .failed, "b": .notRun], ["a": .passed, "b": .notRun], ["b": .passed]], [nil, .step, .lost]),
        ] as [([[String: TestOutcome.Verdict]], [Run.Advice?])]
    )
    func `a test is new once, and no other way of work is blamed for its color`(
        runs: [[String: TestOutcome.Verdict]],
        findings: [Run.Advice?]
    ) throws {
        #expect(try runFirst(runs).map(\.finding) == findings)
    }

    @Test func `tests that do not compile are not gone`() throws {
        let runs = try runFirst([["a": .failed], [:]])

        #expect(runs.last?.finding == nil)
    }

    @Test func `a row that is added to a table is new`() throws {
        let (lap, progress) = (try kit.kata(named: "A").lap(.first), LearnerProgress(of: kit))
        try edit("A/Tests/First/Own.swift", minutesAgo: 0)
        let rows: [Set<String>] = [["8"], ["8", "9"], ["8"], ["8", "9"]]

        let runs = try rows.map { rows in
            let table = TestOutcome(id: "a", name: "a", suite: "Own", verdict: .passed, cases: rows)
            return try progress.remember([lap: LapVerdict(state: .green, outcomes: [table])])[lap]
        }

        #expect(runs.map { $0?.newTests.count } == [1, 1, 0, 0])
    }

    @Test func `a red that correct code has too is forgotten`() throws {
        let (lap, progress) = (try kit.kata(named: "A").lap(.first), LearnerProgress(of: kit))
        let judged = try #require(try runFirst([["a": .failed], ["a": .failed, "b": .failed]]).last)
        let failure = TestOutcome.Failure(messages: ["1 == 2"])
        let wrong = TestOutcome(id: "b", name: "b", suite: "Own", verdict: .failed, failures: [failure])
        let verdict = LapVerdict(state: .red, outcomes: [wrong])
        let report = MutationReport(lap: lap, verdict: verdict, results: [], invalid: [])

        let cycle = Cycle(stub: judged.verdict, onCorrectCode: report, checks: nil)
        try progress.remember(judged.with(cycle), of: 1)

        #expect(progress.seenRed(in: lap.kata) == ["Own/a"])
    }

    @Test(
        arguments: [
            (Run.Advice.refactoring, [], .refactoring), (.refactoring, ["gives"], .unnoticed), (.greenAtOnce, [], nil),
            (.greenAtOnce, ["gives"], .greenAtOnce), (.refactoring, nil, nil),
        ] as [(Run.Advice, Set<String>?, Run.Advice?)]
    )
    func `the kit's checks say whether code does something else, and whether it is complete`(
        first: Run.Advice,
        failing: Set<String>?,
        advice: Run.Advice?
    ) throws {
        let progress = LearnerProgress(of: kit)
        // Nil: a test is disabled, so no check has run.
        func judged(failing: Set<String>?) throws -> JudgedLap {
            let checks = ["adds", "gives"].map {
                TestOutcome(
                    id: $0,
                    name: $0,
                    suite: "Checks",
                    verdict: failing?.contains($0) == true ? .failed : .passed
                )
            }
            let judged = try #require(try runFirst([["a": failing == nil ? .notRun : .passed]]).last)
            let verdict = failing.map { LapVerdict(state: $0.isEmpty ? .green : .red, outcomes: checks) }
            let red = TestOutcome(id: "a", name: "a", suite: "Own", verdict: .failed)
            let stub = LapVerdict(state: .red, outcomes: [red])
            return judged.with(Cycle(stub: stub, onCorrectCode: nil, checks: verdict))
        }
        try progress.remember(judged(failing: []), of: 1)
        let run = greenRun(changing: [.code], first)

        #expect(try judged(failing: failing).advice(of: run) == advice)
    }

    @Test(
        arguments: [(1, ["Length: x"], nil), (1, nil, .tooMuch), (3, nil, nil)] as [(Int, Set<String>?, Run.Advice?)]
    )
    func `all the code for one test is more than it asked for`(
        tests: Int,
        failedBefore: Set<String>?,
        advice: Run.Advice?
    ) throws {
        let lap = try Kit(root: Checkout.root).kata(named: "MVPEditFields").lap(.first)
        let own = (1...tests).map { TestOutcome(id: "\($0)", name: "\($0)", suite: "Own", verdict: .passed) }
        let checks = lap.exercise.rules.map { TestOutcome(id: $0, name: "\($0): x", suite: "C", verdict: .passed) }
        let judged = JudgedLap(
            lap: lap,
            verdict: LapVerdict(state: .green, outcomes: own),
            earlier: EarlierRuns(passed: [], failedChecks: failedBefore.map { Set($0.map { "C/\($0)" }) })
        )
        let green = LapVerdict(state: .green, outcomes: checks)
        let run = greenRun(changing: [.code])

        let found = judged.with(Cycle(stub: green, onCorrectCode: nil, checks: green)).advice(of: run)

        #expect(found == advice)
    }

    private func greenRun(changing changes: Set<Run.Change>, _ advice: Run.Advice? = nil) -> Run {
        Run(
            number: 1,
            date: Date(),
            color: .green,
            tests: nil,
            changes: changes,
            advice: advice,
            seenRed: [],
            guess: nil
        )
    }

    /// Runs the tests of a test-first lap.
    ///
    /// - Parameters:
    ///   - onStub: the verdict of each on the stub.
    ///   - code: what is in tests of these names. In the others is their name.
    private func runFirst(
        _ runs: [[String: TestOutcome.Verdict]],
        onStub: TestOutcome.Verdict = .failed,
        code: [String: String] = [:]
    ) throws -> [JudgedLap] {
        let (lap, progress) = (try kit.kata(named: "A").lap(.first), LearnerProgress(of: kit))
        func verdict(_ tests: [String: TestOutcome.Verdict]) -> LapVerdict {
            let state = tests.values.allSatisfy { $0 == .passed } ? LapVerdict.State.green : .red
            let tests = tests.sorted { $0.key < $1.key }
            return LapVerdict(
                state: state,
                outcomes: tests.map { name, verdict in
                    TestOutcome(id: "A.Own/`\(name)`()", name: name, suite: "Own", verdict: verdict)
                }
            )
        }
        return try runs.map { run in
            let functions = run.keys.map { "@Test func `\($0)`() { \(code[$0] ?? $0) }\n" }
            try edit("A/Tests/First/Own.swift", functions.joined(), minutesAgo: 0)
            let judged = try #require(try progress.remember([lap: verdict(run)])[lap])
            let stub = verdict(run.mapValues { _ in onStub })
            let cycle = Cycle(stub: stub, onCorrectCode: nil, checks: nil)
            try progress.remember(judged.with(cycle), of: progress.fingerprint(of: lap))
            return judged
        }
    }

    @Test func `who deletes a file is at its lap`() throws {
        let kata = try kit.kata(named: "A")
        try edit("A/Sources/F.swift", minutesAgo: 1)
        try FileManager.default.removeItem(at: kata.folder.appending(path: "Tests/Own.swift"))

        #expect(LearnerProgress(of: kit).currentLap(of: kata).lap == .bite)
    }

    @Test func `of files that are written at once, those of the later lap count`() throws {
        let kata = try kit.kata(named: "A")
        let paths = ["Tests/First/Own.swift", "Tests/Own.swift", "Sources/F.swift"]
        for path in paths {
            try edit("A/\(path)", minutesAgo: 0)
            let date = Date(timeIntervalSince1970: 1_800_000_000)
            let file = kata.folder.appending(path: path).path
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        }

        #expect(kata.findLastChange()?.lap == .first)
    }

    private func edit(_ path: String, _ text: String = "// mine \(UUID())\n", minutesAgo: Double) throws {
        let file = root.appending(path: "Katas/\(path)")
        try file.deletingLastPathComponent().makeFolder()
        try Data(text.utf8).write(to: file)
        let date = Date(timeIntervalSinceNow: -60 * minutesAgo)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    private func finish(_ name: String) throws {
        let kata = try kit.kata(named: name)
        let verdicts = [kata].laps().map { ($0, verdict($0, .passed)) }
        _ = try LearnerProgress(of: kit).remember(Dictionary(uniqueKeysWithValues: verdicts))
    }

    private func verdict(_ lap: LapID, _ verdict: TestOutcome.Verdict) -> LapVerdict {
        let test = TestOutcome(id: "id", name: "works", suite: "\(lap.kata.name)Tests", verdict: verdict)
        return LapVerdict(state: verdict == .passed ? .green : .red, outcomes: [test])
    }
}

extension LearnerProgress {
    /// Remembers verdicts on the present code.
    fileprivate func remember(_ verdicts: Judge.Verdicts) throws -> JudgedLaps {
        try remember(verdicts, of: states(of: Array(verdicts.keys)))
    }
}
