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
        #expect(log.ended.isSuperset(of: log.declared.map(\.id)))
        #expect(log.failures.isEmpty)
    }

    @Test(arguments: versions)
    func `a failure has what was expected, the comment and the place`(version: String) throws {
        let log = try RunLog(recorded: "fail-\(version)")

        let failure = try #require(log.failures(of: "it fails").first)
        #expect(failure.messages == ["Expectation failed: ([1].count → 1) == 2", "two are expected"])
        #expect(failure.location == SourceLocation(file: "/kit/Tests/ATests/T.swift", line: 10, column: 31))
        #expect(log.hasEnded)
    }

    @Test(arguments: versions)
    func `known issues and warnings are no failures`(version: String) throws {
        let log = try RunLog(recorded: "fail-\(version)")

        #expect(log.failures.count == 1)
        #expect(log.failures(of: "it fails as is known").isEmpty)
        #expect(log.failures(of: "it warns").isEmpty)
    }

    @Test(arguments: versions)
    func `a failed case of a parameterized test has its arguments`(version: String) throws {
        let log = try RunLog(recorded: "parameterized-\(version)")

        #expect(log.declared.map(\.name) == ["each is odd"])
        #expect(log.failures(of: "each is odd").map(\.arguments) == ["number → 2"])
    }

    @Test(arguments: versions)
    func `a skipped test has not passed`(version: String) throws {
        let log = try RunLog(recorded: "skipped-\(version)")

        let skipped = try #require(log.declared.first { $0.name == "it is skipped" })
        #expect(log.skipped.contains(skipped.id))
        #expect(!log.started.contains(skipped.id))
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
        #expect(log.declared.first { $0.id == log.culprit }?.name == ending.test)
    }

    @Test(arguments: versions)
    func `lines that are no records are skipped`(version: String) throws {
        let recorded = try Checkout.recorded("pass-\(version)")

        let log = RunLog(EventStream(Data("garbage\n{\"kind\":\"test\"}\n\u{0}\n".utf8) + recorded + Data("{}".utf8)))

        #expect(log.declared.count == 2)
        #expect(log.hasEnded)
    }

    @Test(arguments: versions)
    func `a run that broke off is seen next to one that ended`(version: String) throws {
        let crash = try Checkout.recorded("crash-\(version)")
        let other = try Checkout.recorded("pass-\(version)")

        #expect(!RunLog(EventStream(crash + other)).hasEnded)
        #expect(RunLog(EventStream(other + other)).hasEnded)
    }

    @Test(arguments: versions)
    func `half a last line does not count`(version: String) throws {
        let recorded = try Checkout.recorded("pass-\(version)")

        let log = RunLog(EventStream(recorded.dropLast(20)))

        #expect(!log.hasEnded)
        #expect(log.declared.count == 2)
    }

    @Test func `an empty stream has neither tests nor an end`() {
        let log = RunLog(EventStream(Data()))

        #expect(log.declared.isEmpty)
        #expect(!log.hasEnded)
        #expect(log.culprit == nil)
    }
}

extension Checkout {
    fileprivate static func recorded(_ name: String) throws -> Data {
        try Data(contentsOf: root.appending(path: "Tests/KataKitTests/Recorded/\(name).jsonl"))
    }
}

extension RunLog {
    fileprivate init(recorded name: String) throws {
        self.init(EventStream(try Checkout.recorded(name)))
    }

    fileprivate func failures(of test: String) -> [TestOutcome.Failure] {
        declared.first { $0.name == test }.flatMap { failures[$0.id] } ?? []
    }
}
