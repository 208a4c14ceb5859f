import Foundation
import Testing

@testable import KataGrading
@testable import KataKit

/// A failure of the grader costs one submission at most.
struct SecondChanceTests {
    private final class Log {
        var steps: [String] = []
    }

    private let log = Log()
    private let submission = Submission(id: "a", path: "c/a", location: URL(filePath: "/c/a"), kind: .folder)

    /// - Parameter errors: what the first calls throw.
    private func report(_ errors: (any Error)?..., repair: (any Error)? = nil) throws -> SubmissionReport {
        var errors = errors
        let attempt = SecondChance {
            log.steps.append("grade")
            if !errors.isEmpty, let error = errors.removeFirst() { throw error }
            return Sample.alice.katas
        } repair: {
            log.steps.append("repair")
            if let repair { throw repair }
        } progress: {
            log.steps.append($0)
        }
        return try attempt.report(on: submission)
    }

    private let broken = CommandError(.ownFailure, "a file is where a folder should be\n")

    @Test func `what works is graded once`() throws {
        let report = try report()
        #expect(report.status == .graded && report.score == Sample.alice.score && report.reason == nil)
        #expect(log.steps == ["grade"])
    }

    @Test func `what is repaired gets its points`() throws {
        let report = try report(broken, nil)
        #expect(report.status == .graded && report.score == Sample.alice.score)
        #expect(
            log.steps == [
                "grade", "trouble with a file is where a folder should be?: making the sandbox again", "repair",
                "grade",
            ]
        )
    }

    @Test func `what fails twice is an error, with its reason`() throws {
        let report = try report(broken, CocoaError(.fileWriteOutOfSpace))
        #expect(report.status == .error && report.katas.isEmpty && report.score == .none)
        #expect(report.reason?.isEmpty == false)
        #expect(log.steps.count == 4)
    }

    @Test func `a failed repair is an error too`() throws {
        let report = try report(broken, nil, repair: CommandError(.ownFailure, "the disk is full"))
        #expect(report.status == .error && report.reason == "the disk is full")
        #expect(log.steps.last == "repair")
    }

    @Test func `a missing program needs no repair`() throws {
        let report = try report(CommandError(.missingTool, "there is no 'unzip' in PATH"), nil)
        #expect(report.status == .error && report.reason == "there is no 'unzip' in PATH")
        #expect(log.steps == ["grade"])
    }

    @Test func `what cannot be read is the submission's own fault`() throws {
        let report = try report(Unreadable(reason: "it is empty"), nil)
        #expect(report.status == .unreadable && report.reason == "it is empty")
        #expect(log.steps == ["grade"])
    }

    @Test func `a signal ends the batch, also during the repair`() {
        #expect(throws: Interruption.self) { try report(Interruption(signal: 2)) }
        #expect(throws: Interruption.self) { try report(broken, nil, repair: Interruption(signal: 2)) }
    }

    @Test func `an endless reason is cut`() throws {
        let report = try report(CommandError(.missingTool, String(repeating: "x", count: 1_000_000)))
        #expect(report.reason?.count == 401)
    }

    @Test func `an error that hits every submission is the machine's`() throws {
        func error(_ reason: String) -> SubmissionReport {
            SubmissionReport(id: reason, path: "", status: .error, reason: reason, score: .none)
        }
        func check(_ submissions: SubmissionReport...) throws {
            _ = try GradeReport(kit: Sample.report.kit, submissions: submissions).checkedForCommonError()
        }
        let thrown = #expect(throws: CommandError.self) { try check(error("no disk"), error("no disk")) }
        #expect(thrown?.message == "no submission could be graded: no disk")
        #expect(thrown?.code == .ownFailure)
        try check(error("no disk"))
        try check(error("no disk"), error("no swift"))
        try check(error("no disk"), Sample.alice)
        try check(Sample.unreadable, Sample.unreadable)
    }
}
