import KataKit

extension GradeReport {
    /// XML for CI systems, with a suite for each submission. All times are 0, equal in equal runs.
    func junit() -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="katas" \(submissions.flatMap(\.items).junitCounts)>
        \(submissions.map { "\($0.junitSuite)\n" }.joined())</testsuites>

        """
    }
}

extension SubmissionReport {
    fileprivate var junitSuite: String {
        let texts = notes + (remarksForInstructor.map { [$0] } ?? [])
        let said = texts.isEmpty ? [] : ["    <system-out>\(texts.joined(separator: "\n").escaped)</system-out>"]
        let start = ["  <testsuite name=\"\(id.escaped)\" \(items.junitCounts)>"]
        return (start + items.map { $0.junit(in: id) } + said + ["  </testsuite>"]).joined(separator: "\n")
    }
}

extension GradedItem {
    /// - Parameter submission: its id.
    fileprivate func junit(in submission: String) -> String {
        let place = [submission, kata, group].filter { !$0.isEmpty }.joined(separator: ".").escaped
        let head = "    <testcase classname=\"\(place)\" name=\"\(name.escaped)\" time=\"0\""
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
