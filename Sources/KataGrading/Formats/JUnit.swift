import KataKit

extension GradeReport {
    /// XML for CI systems, with a suite for each suite of each submission. All times are 0, equal in equal runs.
    func junit() -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="katas" \(submissions.flatMap(\.items).junitCounts)>
        \(submissions.flatMap(\.junitSuites).map { "\($0)\n" }.joined())</testsuites>

        """
    }
}

extension SubmissionReport {
    fileprivate var junitSuites: [String] {
        let groups = Dictionary(grouping: items.enumerated(), by: \.element.place)
        let suites = groups.values.sorted { $0[0].offset < $1[0].offset }.map { $0.map(\.element) }
        let texts = notes + (remarksForInstructor.map { [$0] } ?? [])
        let said = texts.isEmpty ? [] : ["    <system-out>\(texts.joined(separator: "\n").escaped)</system-out>"]
        return suites.enumerated().map { index, items in
            let name = [id, items[0].kata, items[0].group].filter { !$0.isEmpty }.joined(separator: ".").escaped
            let start = ["  <testsuite name=\"\(name)\" \(items.junitCounts)>"]
            let lines = start + items.map { $0.junit(in: name) } + (index == 0 ? said : []) + ["  </testsuite>"]
            return lines.joined(separator: "\n")
        }
    }
}

extension GradedItem {
    /// - Parameter suite: its name as XML.
    fileprivate func junit(in suite: String) -> String {
        let head = "    <testcase classname=\"\(suite)\" name=\"\(name.escaped)\" time=\"0\""
        guard outcome != .passed else { return "\(head)/>" }
        let kind = outcome == .failed ? "failure" : "error"
        let text = "<\(kind) message=\"\(message.firstLine.escaped)\">\(message.escaped)</\(kind)>"
        return "\(head)>\(text)</testcase>"
    }
}

extension [GradedItem] {
    fileprivate var junitCounts: String {
        let (failures, errors) = (count { $0.outcome == .failed }, count { $0.outcome == .broken })
        return "tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\""
    }
}
