import Foundation
import KataKit

/// The result of grading: JSON, schema 1.
struct GradeReport: Codable, Equatable, Sendable {
    var schemaVersion = 1
    var kit: GradingKit
    /// The submissions, in the order of their ids.
    var submissions: [SubmissionReport]

    /// The names of the katas, in learning order.
    var katas: [String] {
        submissions.first { !$0.katas.isEmpty }?.katas.map(\.kata) ?? []
    }
}

struct GradingKit: Codable, Equatable, Sendable {
    var toolchain: String
    /// The barriers that contained the runs.
    var containment: [String]
}

struct SubmissionReport: Codable, Equatable, Sendable {
    enum Status: String, Codable, Sendable {
        case graded
        case unreadable
        /// Grading itself failed on it, also a second time. This says nothing about the submission.
        case error
    }

    var id: String
    /// The path, which starts with what the instructor typed.
    var path: String
    /// The student's name, from the roster.
    var student: String?
    var status: Status
    /// Why the submission is not graded.
    var reason: String?
    var score: Score
    /// What the instructor should look at; nil when there is nothing.
    var remarks: [Remark]?
    var katas: [KataReport] = []
}

extension SubmissionReport {
    /// What went wrong instead of a score; nil when there is a score.
    var trouble: String? {
        switch status {
        case .graded: nil
        case .unreadable: "could not be read: \(reason ?? "")"
        case .error: "could not be graded: \(reason ?? "")"
        }
    }

    /// What a report lists in place of the tests when there is a trouble.
    var expectation: String {
        status == .unreadable ? "the submission can be read" : "the submission can be graded"
    }
}

struct KataReport: Codable, Equatable, Sendable {
    var kata: String
    var percent: Int
    var green: LapReport
    var bite: BiteReport

    /// Each passed test and each killed mutant is a point.
    var points: Int { green.passed + bite.killed }
    var possible: Int { green.total + bite.total }

    init(kata: String, green: LapReport, bite: BiteReport) {
        self.kata = kata
        self.green = green
        self.bite = bite
        percent = 0
        percent = Score.percent(points, of: possible)
    }
}
