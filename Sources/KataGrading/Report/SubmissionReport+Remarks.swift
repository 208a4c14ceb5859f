extension SubmissionReport {
    func remarks(on kata: String) -> [Remark] { (remarks ?? []).filter { $0.kata == kata } }

    /// What every format says of the remarks; nil when there is none.
    var remarksForInstructor: String? {
        guard let remarks else { return nil }
        return "Look at these lines. They take no points:\n" + remarks.map(\.text).joined(separator: "\n")
    }

    /// Whether there is a result for every lap.
    var isGraded: Bool { status == .graded && katas.allSatisfy(\.hasResult) }

    /// Nil without a result for every lap.
    var percent: Int? { isGraded ? score.percent : nil }
}

extension GradeReport {
    /// Those with remarks first, as an instructor should look at them.
    var submissionsToLookAt: [SubmissionReport] {
        submissions.filter { $0.remarks != nil } + submissions.filter { $0.remarks == nil }
    }
}
