import KataKit

/// The result of grading: JSON, schema 1.
struct GradeReport: Codable, Equatable, Sendable {
    var schemaVersion = 1
    var kit: GradingKit
    /// Which parts of the class it has, such as `2/4`; nil when it has all.
    var shards: [String]?
    /// The submissions, in the order of their ids.
    var submissions: [SubmissionReport]

    /// The names of the katas, in learning order.
    var katas: [String] { submissions.first { !$0.katas.isEmpty }?.katas.map(\.kata) ?? [] }
}

struct GradingKit: Codable, Equatable, Sendable {
    var toolchain: String
    /// The barriers that contained the runs.
    var containment: [String]
    /// The kit's version, and when grading was done, by ISO 8601.
    var version: String?
    var date: String?
    /// The bugs of the bite laps in words.
    var bugs: [Bug]?

    struct Bug: Codable, Equatable, Sendable {
        var kata: String
        var mutant: String
        /// What a user would notice.
        var effect: String
        var rule: String
    }
}

struct SubmissionReport: Codable, Equatable, Sendable {
    enum Status: String, Codable, Sendable {
        case graded
        case unreadable
        /// Grading itself failed on it. This says nothing about the submission.
        case error
        /// The roster names it, and it was not handed in.
        case missing
    }

    var id: String
    /// The path, which starts with what the instructor typed.
    var path: String
    /// What `git hash-object` says of the archive or, for a folder, of the files that grading read.
    var hash: String?
    /// The same for all submissions that have the same code after white space; nil for the starter.
    var code: String?
    /// The student's name and the other columns, from the roster.
    var student: String?
    var columns: [Roster.Column]?
    var status: Status
    /// Why the submission is not graded.
    var reason: String?
    var score: Score
    /// What the instructor should look at; nil when there is nothing.
    var remarks: [Remark]?
    var katas: [KataReport] = []
}

extension SubmissionReport {
    init(on submission: Submission, _ status: Status) {
        self.init(id: submission.id, path: submission.path, status: status, score: Score())
    }

    /// What went wrong instead of a score; nil when there is a score.
    var trouble: String? {
        switch status {
        case .graded: nil
        case .unreadable: "could not be read: \(reason ?? "")"
        case .error: "could not be graded: \(reason ?? "")"
        case .missing: "was not handed in"
        }
    }

    /// What a report lists in place of the tests when there is a trouble.
    static let expectation = "the submission can be graded"
}

struct KataReport: Codable, Equatable, Sendable {
    var kata: String
    var percent: Int
    var green: LapReport
    var bite: BiteReport

    /// Nil where the submission is of a kit without the test-first lap.
    var first: FirstReport?

    /// Each passed test or check and each killed mutant is a point.
    var points: Int { green.passed + bite.killed + (first?.points ?? 0) }
    var possible: Int { green.total + bite.total + (first?.possible ?? 0) }

    /// The verdict of each part, with the reason for it and the errors in the learner's code.
    var verdicts: [(part: String, verdict: LapVerdict.State, reason: String?, errors: [String])] {
        let laps = [
            ("green lap", green.verdict, green.reason, green.diagnostics),
            ("bite lap", bite.verdict, bite.reason, bite.diagnostics),
        ]
        guard let first else { return laps }
        return laps + [
            ("test-first lap, code", first.checks.verdict, first.checks.reason, first.checks.diagnostics),
            ("test-first lap, tests", first.bugs.verdict, first.bugs.reason, first.bugs.diagnostics),
        ]
    }

    /// Whether no lap was stopped.
    var hasResult: Bool { !verdicts.contains { $0.verdict == .error } }

    init(kata: String, green: LapReport, bite: BiteReport, first: FirstReport? = nil) {
        self.kata = kata
        self.green = green
        self.bite = bite
        self.first = first
        percent = 0
        percent = Score.percent(points, of: possible)
    }
}

/// A test-first lap. Its points come from the checks of the code and the bugs that the tests catch, not from the number of tests.
struct FirstReport: Codable, Equatable, Sendable {
    var checks: LapReport
    var bugs: BiteReport
    /// The colors and times of the learner's runs.
    var runs: [String] = []

    private enum CodingKeys: String, CodingKey {
        case checks, bugs
        // Schema 1 has the word that the kit had at first.
        case runs = "lights"
    }

    var points: Int { checks.passed + bugs.killed }
    var possible: Int { checks.total + bugs.total }
}
