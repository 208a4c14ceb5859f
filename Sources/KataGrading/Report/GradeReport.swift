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
    var score = Score()
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
        guard let remarks else { return nil }
        return "Look at these lines. They take no points:\n" + remarks.map(\.text).joined(separator: "\n")
    }

    /// What the points do not show.
    var notes: [String] { katas.flatMap { kata in kata.notes.map { "\(kata.kata), \($0)" } } }

    /// `2 of 5 points, 40 %`
    var summary: String {
        isGraded
            ? "\(score.points) of \(score.possible) points, \(score.percent) %" : "no score yet: a lap has no result"
    }

    /// Whether there is a result for every lap.
    var isGraded: Bool { status == .graded && katas.allSatisfy(\.hasResult) }

    /// Nil without a result for every lap.
    var percent: Int? { isGraded ? score.percent : nil }
}

struct KataReport: Codable, Equatable, Sendable {
    var kata: String
    var percent: Int
    var green: LapReport
    var bite: BiteReport

    /// Nil where the submission is of a kit without the test-first lap.
    var first: FirstReport?
    /// The files that did not count, and why.
    var leftOut: [String]?
    var corrections: [Correction]?

    /// Its laps, and a test-first lap as two: the code and the tests.
    var parts: [(name: String, report: any GradedLap)] {
        let laps: [(name: String, report: any GradedLap)] = [(Lap.green.title, green), (Lap.bite.title, bite)]
        let present = laps.filter { $0.report.total > 0 || $0.report is LapReport }
        return present
            + (first.map { [("test-first lap, code", $0.checks), ("test-first lap, tests", $0.bugs)] } ?? [])
    }

    /// The points of each lap that the submission has, corrected by hand.
    var laps: [(lap: Lap, points: Int, total: Int)] {
        let laps = [(Lap.green, green.passed, green.total), (Lap.bite, bite.killed, bite.total)]
        return (laps + (first.map { [(Lap.first, $0.points, $0.possible)] } ?? [])).map { lap, points, total in
            let sum = (corrections ?? []).filter { $0.lap == lap }.reduce(points) { $0 + $1.points }
            return (lap, min(max(sum, 0), total), total)
        }
    }

    /// What the points do not show, a line each.
    var notes: [String] {
        let laps = parts.flatMap { name, report in
            (report.verdict == .doesNotCompile ? ["\(name): does not compile"] : [])
                + ((report as? BiteReport)?.rejected ?? []).filter { $0.variants != nil }
                .map { "\(name): too strict: \($0.test)" }
        }
        return laps + (leftOut ?? []).map { "left out: \($0)" } + (corrections ?? []).map(\.text)
    }

    var items: [GradedItem] { parts.flatMap { $0.report.items(of: kata, in: $0.name) } }

    /// Each passed test or check and each killed mutant is a point.
    var points: Int { laps.reduce(0) { $0 + $1.points } }
    var possible: Int { parts.reduce(0) { $0 + $1.report.total } }

    /// Whether no lap was stopped.
    var hasResult: Bool { !parts.contains { $0.report.verdict == .error } }

    init(kata: String, green: LapReport, bite: BiteReport, first: FirstReport? = nil) {
        self.kata = kata
        self.green = green
        self.bite = bite
        self.first = first
        percent = 0
        percent = Score.percent(share(nil))
    }

    /// The points from 0 to 1. Without weights, each point weighs the same.
    func share(_ weights: Weights?) -> Double {
        let laps = laps.filter { $0.total > 0 }.map { lap in
            (share: Double(lap.points) / Double(lap.total), weight: Double(weights?[lap.lap] ?? lap.total))
        }
        let whole = laps.reduce(0) { $0 + $1.weight }
        return whole == 0 ? 0 : laps.reduce(0) { $0 + $1.share * $1.weight } / whole
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
