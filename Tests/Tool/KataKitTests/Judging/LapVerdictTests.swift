import Foundation
import TestSupport
import Testing

@testable import KataKit

/// How many own tests a learner can have, and where.
struct LapVerdictTests {
    private func verdict(_ ids: [String], lap: Lap = .bite) throws -> LapVerdict {
        let lap = try #require(try Kit(root: Checkout.root).katas.first).lap(lap)
        let outcomes = ids.map { id in
            var outcome = TestOutcome(id: "\(lap.testModule).\(id)", name: id)
            outcome.verdict = .passed
            return outcome
        }
        return LapVerdict(of: lap, by: TestRun.Result(outcomes: outcomes))
    }

    @Test func `many tests with long names are fine`() throws {
        let verdict = try verdict((0..<300).map { "\($0)" })
        #expect(verdict.state == .green)
        #expect(verdict.outcomes.count == 300)
    }

    @Test func `more tests than can be run are none`() throws {
        let verdict = try verdict((0..<301).map { "\($0)" })
        #expect(verdict.state == .red)
        #expect(verdict.outcomes.isEmpty)
        #expect(verdict.reason == "there are 301 tests in it: write at most 300")
    }

    @Test(arguments: [
        (nil, LapVerdict.State.red, TestRun.Result.noTests), (TestRun.Result.noTests, .red, TestRun.Result.noTests),
        ("the run crashed", .error, "the run crashed"),
    ])
    func `no test is one thing, and a run that broke off before its first test is another`(
        inconsistency: String?,
        state: LapVerdict.State,
        reason: String
    ) throws {
        let lap = try #require(try Kit(root: Checkout.root).katas.first).lap(.bite)
        let verdict = LapVerdict(of: lap, by: TestRun.Result(outcomes: [], inconsistency: inconsistency))
        #expect(verdict.state == state && verdict.reason == reason)
    }

    @Test func `the page says where a test belongs that the guide does not name`() throws {
        let verdict = try verdict(["mine"], lap: .green)
        #expect(verdict.state == .error)
        let folder = "Katas/PassiveArtistView/Tests/First"
        #expect(verdict.reason?.hasSuffix("those of the test-first lap into \(folder)") == true)
    }
}
