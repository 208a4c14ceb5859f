import KataKit

extension GradeReport {
    /// Those with remarks first, as an instructor should look at them, then by name.
    var submissionsRemarkedFirst: [SubmissionReport] {
        submissions.sorted { ($0.remarks == nil ? 1 : 0, $0.name) < ($1.remarks == nil ? 1 : 0, $1.name) }
    }

    /// What only a look at the whole class shows, a line each.
    var observations: [String] {
        let missing = submissions.filter { $0.status == .missing }.map(\.name)
        let isListed = submissions.contains { $0.student != nil }
        let strangers = isListed ? submissions.filter { $0.student == nil }.map(\.name) : []
        return [("not handed in", missing), ("not in the roster", strangers)].filter { !$0.1.isEmpty }
            .map { "\($0.0): \($0.1.joined(separator: ", "))" }
            + groups.map(\.text)
    }

    /// What an instructor should look at in a submission, also next to the others.
    func toLookAt(in submission: SubmissionReport) -> [String] {
        submission.toLookAt + groups.filter { $0.ids.contains(submission.id) }.map(\.text)
    }

    /// The submissions that are alike, and how.
    private var groups: [(text: String, ids: [String])] {
        // Two students of one name differ in another column.
        groups("handed in more than once") { submission in
            submission.student.map { "\($0)\(submission.columns?.map(\.value) ?? [])" }
        } + groups("the same code") { $0.code }
    }

    private func groups(_ what: String, by key: (SubmissionReport) -> String?) -> [(text: String, ids: [String])] {
        let handedIn = submissions.filter { $0.status != .missing && key($0) != nil }
        return Dictionary(grouping: handedIn, by: key).values.filter { $0.count > 1 }
            .map { ("\(what): \($0.map(\.name).joined(separator: ", "))", $0.map(\.id)) }.sorted { $0.text < $1.text }
    }

    /// What a mutant is called in a report: `Names: the last name comes first`.
    func bug(_ item: GradedItem) -> String {
        let bug = kit.bugs?.first {
            $0.kata == item.kata && $0.mutant == item.name && [item.lap, nil].contains($0.lap)
        }
        guard let bug else { return item.name }
        return "\(bug.rule.isEmpty ? "" : "\(bug.rule): ")\(bug.effect) (\(item.name))"
    }
}
