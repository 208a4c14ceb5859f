import Foundation
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
            return Test(name: item.title, status: status, score: item.points, message: item.message)
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

extension ClassroomResult {
    /// The largest result, in bytes. The reporter reads the result from one environment variable, in base64: Linux has
    /// room for 128 KiB.
    static let largest = 96_000

    /// The result in one line. If it is too long, messages are cut.
    func inOneLine() throws -> String {
        var result = self
        var longest = 300
        while true {
            for index in tests.indices { result.tests[index].message = String(tests[index].message.prefix(longest)) }
            let text = try JSONEncoder.inOneLine.text(of: result) + "\n"
            if text.utf8.count <= Self.largest || longest == 0 { return text }
            longest /= 2
        }
    }
}
