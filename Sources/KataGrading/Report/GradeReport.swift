import Foundation
import KataKit

/// What grading came to: JSON, schema 1.
struct GradeReport: Codable, Equatable, Sendable {
    var schemaVersion = 1
    var kit: GradingKit
    /// In the order of their ids.
    var submissions: [SubmissionReport]
}

struct GradingKit: Codable, Equatable, Sendable {
    var toolchain: String
    /// The layers that held the runs back.
    var containment: [String]
}

struct SubmissionReport: Codable, Equatable, Sendable {
    enum Status: String, Codable, Sendable {
        case graded
        case unreadable
    }

    var id: String
    /// As the one who grades named it.
    var path: String
    /// From the roster.
    var student: String?
    var status: Status
    /// Why it is not graded.
    var reason: String?
    var score: Score
    var katas: [KataReport] = []
}

struct KataReport: Codable, Equatable, Sendable {
    var kata: String
    var percent: Int
    var green: GreenReport
    var bite: BiteReport

    /// A test is a point, a mutant is a point.
    var points: Int { green.passed + bite.killed }
    var possible: Int { green.total + bite.total }

    init(kata: String, green: GreenReport, bite: BiteReport) {
        self.kata = kata
        self.green = green
        self.bite = bite
        percent = 0
        percent = Score.percent(points, of: possible)
    }
}

struct GreenReport: Codable, Equatable, Sendable {
    var verdict: LapVerdict.State
    var passed = 0
    var total: Int
    var reason: String?
    var diagnostics: [String] = []
    var outcomes: [OutcomeReport] = []
}

struct OutcomeReport: Codable, Equatable, Sendable {
    var suite: String?
    var test: String
    var verdict: TestOutcome.Verdict
    var messages: [String] = []
    var location: String?
}

struct BiteReport: Codable, Equatable, Sendable {
    struct Rejected: Codable, Equatable, Sendable {
        var test: String
        var messages: [String]
    }

    struct Mutant: Codable, Equatable, Sendable {
        /// As the mutation-testing report schema names them.
        enum Status: String, Codable, Sendable {
            case killed = "Killed"
            case survived = "Survived"
            case timeout = "Timeout"
            case runtimeError = "RuntimeError"
        }

        var mutant: String
        var status: Status
        var killedBy: [String] = []
    }

    var verdict: LapVerdict.State
    var killed = 0
    var total: Int
    var reason: String?
    var diagnostics: [String] = []
    /// Tests that fail on the given code: they kill nothing.
    var rejected: [Rejected] = []
    var mutants: [Mutant] = []
}
