/// `results.json` of a Gradescope autograder.
struct GradescopeResults: Codable, Equatable {
    struct Test: Codable, Equatable {
        var name: String
        var score: Int
        var max_score: Int
        var status: String
        var output: String
        var visibility = "visible"
    }

    /// Nil without a result for every lap: then Gradescope shows that the autograder failed.
    var score: Int?
    var output: String
    var tests: [Test]

    init(_ submission: SubmissionReport) {
        score = submission.isGraded ? submission.score.points : nil
        let summary = ([submission.summary] + submission.notes).joined(separator: "\n")
        output = submission.trouble.map { "The submission \($0)" } ?? summary
        tests = submission.items.map { item in
            let status = item.outcome == .passed ? "passed" : "failed"
            return Test(name: item.title, score: item.points, max_score: 1, status: status, output: item.message)
        }
        guard let remarks = submission.remarksForInstructor else { return }
        tests.append(
            // Students never see it.
            Test(name: "Remarks", score: 0, max_score: 0, status: "passed", output: remarks, visibility: "hidden")
        )
    }
}
