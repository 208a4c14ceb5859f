import KataKit

/// `results.json` of an Exercism test runner, version 3.
struct ExercismResults: Codable, Equatable {
    struct Test: Codable, Equatable {
        var name: String
        var status: String
        var message: String?
        var test_code: String
        var task_id: Int
    }

    var version = 3
    /// `pass`, `fail`, or `error` where there is nothing to run.
    var status: String
    var message: String?
    var tests: [Test]?

    /// A suite is a task.
    init(_ submission: SubmissionReport) {
        if let trouble = submission.trouble {
            status = "error"
            message = trouble
            return
        }
        var tasks: [String] = []
        let tests = submission.items.map { item -> Test in
            let task = "\(item.kata) \(item.group)"
            if tasks.last != task { tasks.append(task) }
            return Test(
                name: item.name,
                status: item.outcome == .passed ? "pass" : item.outcome == .failed ? "fail" : "error",
                message: item.outcome == .passed ? nil : item.message,
                test_code: item.location ?? "",
                task_id: tasks.count
            )
        }
        status = tests.allSatisfy { $0.status == "pass" } ? "pass" : "fail"
        self.tests = tests
    }
}

extension SubmissionReport {
    /// Why there is no test to show.
    fileprivate var trouble: String? {
        guard status == .graded else { return reason ?? "it could not be read" }
        let broken = katas.filter { $0.green.verdict == .doesNotCompile }
        guard broken.count == katas.count else { return nil }
        return broken.flatMap { $0.green.diagnostics.isEmpty ? [$0.green.reason ?? ""] : $0.green.diagnostics }
            .joined(separator: "\n")
    }
}
