import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The stream versions that the toolchains write: 0 up to Swift 6.2, then 6.3.
private let versions = ["0", "6.3"]

struct RunLogTests {
    @Test(arguments: versions)
    func `a test that started and ended without an issue has passed`(version: String) throws {
        let log = try RunLog(recorded: "pass-\(version)")

        #expect(log.hasEnded)
        #expect(log.declared.map(\.name) == ["it passes", "plain"])
        #expect(log.declared.map(\.suite) == ["PassTests", "PassTests"])
        #expect(log.declared.map(\.verdict) == [.passed, .passed])
        #expect(!log.hasFailed)
    }

    @Test(arguments: versions)
    func `a failure has what was expected, the comment and the place`(version: String) throws {
        let log = try RunLog(recorded: "fail-\(version)")

        let failure = try #require(log.failures(of: "it fails").first)
        #expect(failure.messages == ["Expectation failed: ([1].count → 1) == 2", "two are expected"])
        #expect(failure.location == SourceLocation(file: "/kit/Tests/ATests/T.swift", line: 10, column: 31))
        #expect(log.hasEnded)
        // Known issues and warnings are not failures.
        #expect(log.declared.count { $0.verdict == .failed } == 1)
    }

    @Test(
        arguments: zip([["before"], ["after"], ["before", "after"], []], ["before", "after", "before", nil])
    )
    func `a failure has what was attached last before it, or else next`(attached: [String], shown: String?) throws {
        let lines = try Checkout.recorded("fail-6.3").lines
        let failure = try #require(lines.firstIndex { $0.contains("issueRecorded") && $0.contains("`it fails`") })
        let test = try #require(lines[failure].firstMatch(of: /"testID":"[^"]*"/)).output
        func event(_ name: String) -> [String] {
            let path = "\"attachment\":{\"path\":\"/\(name)\"}"
            let payload = "{\"kind\":\"valueAttached\",\(path),\(test)}"
            return attached.contains(name) ? ["{\"kind\":\"event\",\"payload\":\(payload),\"version\":\"6.3.0\"}"] : []
        }
        let run = lines[..<failure] + event("before") + [lines[failure]] + event("after") + lines[(failure + 1)...]

        let log = RunLog(Data(run.joined(separator: "\n").utf8))

        let failed = log.failures(of: "it fails").first
        #expect(failed?.attachment == shown.map { "/\($0)" })
        #expect((failed?.isAttachedLater == true) == (shown == "after"))
    }

    @Test(arguments: versions)
    func `a failed case has its arguments, whatever the name of its test is`(version: String) throws {
        let log = RunLog(try Checkout.recorded("parameterized-\(version)").replacing("each is odd", "each adds to it"))

        #expect(log.declared.map(\.name) == ["each adds to it"])
        #expect(log.failures(of: "each adds to it").map(\.arguments) == ["number → 2"])
        #expect(log.declared.first?.cases == ["number → 1", "number → 2", "number → 3"])
    }

    @Test(
        arguments: [
            ("skipped", "it is skipped", "skipped: not today"), ("varied", "cancelled", "canceled: why"),
            ("varied", "none", "skipped: it has no arguments"), ("varied", "never", "skipped: no"),
            ("varied", "off", "skipped, and no reason is given"),
        ],
        versions
    )
    func `a test that was skipped or cancelled has not passed, and says why`(
        run: (recording: String, test: String, reason: String),
        version: String
    ) throws {
        let log = try RunLog(recorded: "\(run.recording)-\(version)")

        let test = try #require(log.declared.first { $0.name == run.test })
        #expect(test.failures.map(\.messages) == [["not run: \(run.reason)"]])
        #expect(log.skipped.contains(test.id))
        #expect(test.verdict == .notRun)
        #expect(log.hasEnded)
    }

    @Test(
        arguments: [("crash", "it crashes"), ("exit", "it exits with 0"), ("hang", "it hangs")],
        versions
    )
    func `a run that broke off names the test that was running`(
        ending: (recording: String, test: String),
        version: String
    )
        throws
    {
        let log = try RunLog(recorded: "\(ending.recording)-\(version)")

        #expect(!log.hasEnded)
        #expect(log.declared.first { $0.id == log.running }?.name == ending.test)
    }
}

extension RunLogTests {
    /// The records of a real run, changed so that no real run has them.
    struct Contradictions {
        typealias Edit = @Sendable ([String]) -> [String]

        private static let edits: [(reason: String, edit: Edit)] = [
            ("'it passes' ends twice, or before it starts", { $0.without("testStarted", of: "it passes") }),
            ("'it passes' starts and does not end", { $0.without("testEnded", of: "it passes") }),
            ("'it passes' starts twice, or after its end", { $0.doubling("testStarted", of: "it passes") }),
            ("'it passes' ends twice, or before it starts", { $0.doubling("testEnded", of: "it passes") }),
            ("'it passes' was neither run nor skipped", { $0.filter { !$0.isEvent || !$0.contains("it passes") } }),
            ("it declares 'it passes' twice", { [$0.first { !$0.isEvent && $0.contains("it passes") } ?? ""] + $0 }),
            (
                "it declares 'a new one' after its start",
                { $0 + [$0.first { $0.contains("it passes") }?.replacing("it passes", with: "a new one") ?? ""] }
            ),
            (
                "it reports on 'ATests.PassTests/`a new one`()/T.swift:5:6', which it does not declare",
                { $0.map { $0.isEvent ? $0.replacing("it passes", with: "a new one") : $0 } }
            ),
            ("it ends twice, or before it starts", { $0 + $0.suffix(1) }),
            ("something happens before its start or after its end", { $0.without("runStarted") }),
            ("it starts twice", { $0 + $0.filter { $0.contains("runStarted") } }),
            (
                "something happens before its start or after its end",
                { $0 + $0.filter { $0.contains("testEnded") }.suffix(1) }
            ),
            ("a line between its records is not a record", { ["no record"] + $0 }),
            ("a line between its records is not a record", { $0.dropLast() + ["{\"kind\":\"test\"}"] + $0.suffix(1) }),
            ("its last line is not a record", { $0 + ["{"] }),
        ]

        @Test(arguments: edits.indices, versions)
        func `records that contradict each other are noticed`(edit: Int, version: String) throws {
            let (reason, edit) = Self.edits[edit]
            let lines = try Checkout.recorded("pass-\(version)").lines

            let log = RunLog(Data(edit(lines).joined(separator: "\n").utf8))

            #expect(log.inconsistency == "the run contradicts itself: \(reason)")
        }

        @Test(
            arguments: ["pass", "fail", "parameterized", "skipped", "varied", "crash", "exit", "hang"],
            versions
        )
        func `a real run does not contradict itself`(recording: String, version: String) throws {
            let recorded = try Checkout.recorded("\(recording)-\(version)")

            #expect(RunLog(recorded).inconsistency == nil)
            // A run that breaks off may do so in a record.
            if !RunLog(recorded).hasEnded { #expect(RunLog(recorded.dropLast(9)).inconsistency == nil) }
        }
    }

    @Test(arguments: versions)
    func `an issue after the end of its test fails the test`(version: String) throws {
        let log = try RunLog(recorded: "late-\(version)")

        #expect(log.inconsistency == nil)
        #expect(log.failures(of: "late").map(\.messages) == [["Issue recorded", "late"]])
        #expect(log.declared.count { $0.verdict == .failed } == 1)
    }

    @Test(arguments: versions)
    func `an issue that is counted to no test fails the test around it`(version: String) throws {
        let lines = try Checkout.recorded("fail-\(version)").lines.map { line in
            line.contains("issueRecorded")
                ? line.replacing(/"testID":"[^"]*",?/, with: "").replacing(/,}/, with: "}") : line
        }

        let log = RunLog(Data(lines.joined(separator: "\n").utf8))

        let failure = log.failures(of: "it fails").first
        #expect(failure?.messages.first == "Expectation failed: ([1].count → 1) == 2")
        #expect(failure?.messages.last?.hasPrefix("This check runs outside of its test") == true)
        #expect(log.inconsistency == nil && log.hasFailed)
        #expect(log.declared.count { $0.verdict == .failed } == 1)
    }

    /// With 6.4, a trait's scope begins before the start of its test, and ends after the test's end.
    @Test(arguments: ["6.3", "6.4"])
    func `an issue in the scope of a trait fails the test`(version: String) throws {
        let log = try RunLog(recorded: "scope-\(version)")

        #expect(log.inconsistency == nil)
        #expect(log.failures(of: "it is in a scope").map(\.messages.last) == ["before", "after"])
        #expect(Set(log.declared.map(\.verdict)) == [.passed, .failed])
    }

    /// `swift test --maximum-repetitions 4`: flaky() fails the third time. 6.4 calls the run "passed" after the fourth.
    @Test func `a repeated test is one test, and each failure counts`() throws {
        let log = try RunLog(recorded: "repeated-6.4")

        #expect(log.inconsistency == nil)
        #expect(log.declared.map(\.verdict) == [.failed, .failed])
        #expect(log.failures(of: "flaky").map(\.messages) == [["Expectation failed: (n % 3 → 0) != 0", "third"]])
        #expect(log.failures(of: "flakyCase").map(\.arguments) == ["n → 2"])
    }

    @Test func `a test that starts again without being repeated is a contradiction`() throws {
        let recorded = try Checkout.recorded("repeated-6.4").replacing(" (repetition 3)", "")

        #expect(RunLog(recorded).inconsistency?.contains("starts twice, or after its end") == true)
    }

    @Test(arguments: ["6.3", "6.4"])
    func `the values are in the sentence, whichever version reports them`(version: String) throws {
        let log = try RunLog(recorded: "values-\(version)")

        let messages = Dictionary(
            uniqueKeysWithValues: log.declared.map { ($0.name, log.failures(of: $0.name)[0].messages) }
        )
        let (a, b) = (#"Song(name: "a", length: 3)"#, #"Song(name: "b", length: 3)"#)
        let mismatch = #"expected error ".one" of type Trouble, but ".two" of type Trouble was thrown instead"#
        #expect(
            messages == [
                "it compares": ["Expectation failed: (answer() → 41) == 42", "the answer should be 42"],
                "it has no comment": ["Expectation failed: (answer(2) → 41) == 42"],
                "it has two comments": ["Expectation failed: (answer() → 41) == 42", "// the first", "the → second"],
                "it compares structures": [
                    #"Expectation failed: (song → \#(a)) == (Song(name: "b") → \#(b))"#,
                    "c",
                ],
                "it compares an optional": [#"Expectation failed: (song?.name → nil) == "b""#, "c"],
                "it compares an array": ["Expectation failed: (all → nil) == []", "c"],
                "it contains": ["Expectation failed: (all → [1]).contains(2)", "c"],
                "it joins": [
                    "Expectation failed: (answer() == 42 → false) && (answer() == 41 → <not evaluated>)", "c",
                ],
                "it requires": ["Expectation failed: song → nil", "c"],
                "it expects an error": [
                    "Expectation failed: \(mismatch)",
                    "c",
                ],
                "it is a verdict": [#"Expectation failed: has("x")"#, "c"],
                "it is recorded": ["Issue recorded", "c"],
            ]
        )
    }

    /// 6.4 lists the arguments of a call too, and 6.3 has them in the sentence.
    @Test func `a value without a place in the sentence is below it`() {
        let call = [
            "Expectation failed: list.has(x)", "c", "list.has(x) → false", "list → List()", "count → 2", #"x → "y""#,
        ]
        let event = EventRecord.Payload(
            kind: "issueRecorded",
            messages: call.map { .init(symbol: "details", text: $0) }
        )

        #expect(event.texts == ["Expectation failed: (list → List()).has(x)\n  x → \"y\"", "c"])
    }

    @Test(arguments: versions)
    func `a trait that throws fails its test, and excuses the tests of its suite`(version: String) throws {
        let log = try RunLog(recorded: "varied-\(version)")

        #expect(log.failures(of: "t").count == 1)
        let missing = try #require(log.declared.first { $0.suite == "ThrowScopeSuite" })
        #expect(missing.verdict == .notRun)
        #expect(log.hasEnded)
    }
}

extension Checkout {
    fileprivate static func recorded(_ name: String) throws -> Data {
        try Data(contentsOf: root.appending(path: "Tests/Tool/KataKitTests/Recorded/\(name).jsonl"))
    }
}

extension RunLog {
    fileprivate init(recorded name: String) throws {
        self.init(try Checkout.recorded(name))
    }

    fileprivate init(_ stream: Data) {
        self.init()
        for line in stream.split(separator: UInt8(ascii: "\n")) { add(line) }
        finish()
    }

    fileprivate func failures(of test: String) -> [TestOutcome.Failure] {
        declared.first { $0.name == test }?.failures ?? []
    }
}

extension Data {
    fileprivate var lines: [String] {
        String(decoding: self, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    fileprivate func replacing(_ text: String, _ other: String) -> Data {
        Data(String(decoding: self, as: UTF8.self).replacing(text, with: other).utf8)
    }
}

extension String {
    fileprivate var isEvent: Bool {
        contains("\"kind\":\"event\"")
    }
}

extension [String] {
    fileprivate func without(_ event: String, of test: String? = nil) -> [String] {
        filter { !$0.contains("\"\(event)\"") || test.map($0.contains) == false }
    }

    fileprivate func doubling(_ event: String, of test: String) -> [String] {
        flatMap { $0.contains("\"\(event)\"") && $0.contains(test) ? [$0, $0] : [$0] }
    }
}
