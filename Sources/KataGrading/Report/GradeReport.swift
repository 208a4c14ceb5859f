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
    /// What was given as `--weights`.
    var weights: String?
    /// The bugs of the bite and test-first laps in words.
    var bugs: [Bug]?

    struct Bug: Codable, Equatable, Sendable {
        var kata: String
        /// Both laps may have a mutant of this name. Nil in a report of an earlier kit.
        var lap: Lap?
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
    /// Nil without a result for every lap.
    var score: Score?
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
        case .missing: "was not handed in"
        }
    }

    /// An item for each possible point or, where there is a trouble, one for that.
    var items: [GradedItem] {
        guard status != .graded else { return katas.flatMap(\.items) }
        let name = "the submission can be graded"
        return [GradedItem(kata: "", name: name, outcome: .broken, message: reason ?? "", group: "")]
    }

    /// The student and the id, once where they are equal.
    var name: String { student.map { $0 == id ? id : "\($0) (\(id))" } ?? id }

    func remarks(on kata: String) -> [Remark] { (remarks ?? []).filter { $0.kata == kata } }

    /// What every format says of the remarks; nil when there is none.
    var remarksForInstructor: String? {
        remarks.map { "Look at these lines. They take no points:\n\($0.map(\.text).joined(separator: "\n"))" }
    }

    /// What the points do not show.
    var notes: [String] { katas.flatMap { kata in kata.notes.map { "\(kata.kata), \($0)" } } }

    /// What the instructor should look at, without the remarks.
    var toLookAt: [String] { status == .missing ? [] : trouble.map { [$0] } ?? notes }

    /// `2 of 5 points, 40 %`
    var summary: String {
        score.map { "\($0.points) of \($0.possible) points, \($0.percent) %" } ?? "no score yet: a lap has no result"
    }

    /// Computes the score and all percentages from the points.
    mutating func count(_ weights: Weights? = nil) {
        for index in katas.indices { katas[index].percent = katas[index].share(weights).map(Score.percent) }
        score = status == .graded ? Score(of: katas, weights: weights) : nil
    }
}
