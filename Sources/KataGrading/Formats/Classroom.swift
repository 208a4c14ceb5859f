import KataKit

/// The result of a GitHub Classroom autograding runner, before it is encoded in base64.
struct ClassroomResult: Codable, Equatable {
    struct Test: Codable, Equatable {
        var name: String
        var status: String
        var score: Int
        var message: String
        // Nobody sees these, but a runner's result has them.
        var test_code = ""
        var filename = ""
        var line_no = 0
        var duration = 0
    }

    var version = 1
    /// `pass`, `fail`, or `error` without a result for every lap.
    var status: String
    var max_score: Int
    var tests: [Test]

    init(_ submission: SubmissionReport) {
        max_score = submission.katas.reduce(0) { $0 + $1.possible }
        tests = submission.items.map { item in
            let status = item.outcome == .passed ? "pass" : item.outcome == .failed ? "fail" : "error"
            // The reporter reads the result from one environment variable: Linux has room for 128 KiB.
            let message = item.message.firstLine.shortened(to: 120)
            return Test(name: item.title, status: status, score: item.points, message: message)
        }
        status = submission.score == nil ? "error" : tests.allSatisfy { $0.status == "pass" } ? "pass" : "fail"
        if !submission.notes.isEmpty {
            let notes = submission.notes.joined(separator: "\n")
            tests.append(Test(name: "Notes", status: "pass", score: 0, message: notes))
        }
        guard let remarks = submission.remarksForInstructor else { return }
        tests.append(Test(name: "Lines for your instructor", status: "pass", score: 0, message: remarks))
    }
}
