/// `results.json` of a Gradescope autograder.
struct GradescopeResults: Codable, Equatable {
    struct Test: Codable, Equatable {
        var name: String
        var score: Int?
        var max_score: Int?
        var status: String
        var output: String
        var visibility = "visible"
    }

    /// The sum of the tests. Nil without a result for every lap: then no test has a score, and Gradescope shows that the
    /// autograder failed.
    var score: Int?
    var output: String
    var tests: [Test]

    init(_ submission: SubmissionReport) {
        // What cannot be read is the student's to hand in again, and without a score Gradescope hides why.
        score = submission.status == .unreadable ? 0 : submission.score?.points
        let isOpen = submission.score == nil
        let summary = ([submission.summary] + submission.notes).joined(separator: "\n")
        output = submission.trouble.map { "The submission \($0)" } ?? summary
        tests = submission.items.map { item in
            let status = item.outcome == .passed ? "passed" : "failed"
            return Test(
                name: item.title,
                score: isOpen ? nil : item.points,
                max_score: isOpen ? nil : item.possible,
                status: status,
                output: item.message
            )
        }
        guard let remarks = submission.remarksForInstructor else { return }
        tests.append(
            // Students never see it.
            Test(name: "Remarks", status: "passed", output: remarks, visibility: "hidden")
        )
    }
}
