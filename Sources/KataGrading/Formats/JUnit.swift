import KataKit

extension GradeReport {
    /// XML for CI systems, with a suite for each suite of each submission. All times are 0, equal in equal runs.
    func junit() -> String {
        let suites = submissions.flatMap(\.junitSuites)
        let all = suites.flatMap(\.cases)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="katas" \(counts(all))>
            \(suites.map { "\($0.xml(counts($0.cases)))\n" }.joined())</testsuites>

            """
    }

    private func counts(_ items: [GradedItem]) -> String {
        let failures = items.count { $0.outcome == .failed }
        let errors = items.count { $0.outcome == .broken }
        return "tests=\"\(items.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\""
    }
}

private struct JUnitSuite {
    var name: String
    var cases: [GradedItem]
    /// What the suite says in addition to its cases.
    var output: String?

    func xml(_ counts: String) -> String {
        let lines = cases.map { item -> String in
            let head = "    <testcase classname=\"\(name.escaped)\" name=\"\(item.name.escaped)\" time=\"0\""
            let message = "message=\"\(item.message.firstLine.escaped)\""
            let text = item.message.escaped
            switch item.outcome {
            case .passed: return "\(head)/>"
            case .failed: return "\(head)><failure \(message)>\(text)</failure></testcase>"
            case .broken: return "\(head)><error \(message)>\(text)</error></testcase>"
            }
        }
        let said = output.map { ["    <system-out>\($0.escaped)</system-out>"] } ?? []
        let start = "  <testsuite name=\"\(name.escaped)\" \(counts)>"
        return ([start] + lines + said + ["  </testsuite>"]).joined(separator: "\n")
    }
}

extension SubmissionReport {
    fileprivate var junitSuites: [JUnitSuite] {
        guard status == .graded else {
            let item = GradedItem(kata: "", name: Self.expectation, outcome: .broken, message: reason ?? "", group: "")
            return [JUnitSuite(name: id, cases: [item])]
        }
        let groups = Dictionary(grouping: items.enumerated()) { "\(id).\($0.element.kata).\($0.element.group)" }
        var suites = groups.sorted { $0.value[0].offset < $1.value[0].offset }
            .map { JUnitSuite(name: $0.key, cases: $0.value.map(\.element)) }
        if !suites.isEmpty { suites[0].output = remarksForInstructor }
        return suites
    }
}
