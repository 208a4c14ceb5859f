import KataKit

extension GradeReport {
    /// The report for a gradebook: a line for each submission, a column for each kata, in percent.
    func csv() -> String {
        let others = submissions.lazy.compactMap(\.columns).first?.map(\.name) ?? []
        let heading =
            ["submission", "student"] + katas + ["points", "possible", "percent", "status", "remarks", "notes"] + others
        let rows = submissions.map { submission in
            let percents = katas.map { name in
                submission.katas.first { $0.kata == name }?.percent.map(String.init) ?? ""
            }
            // A gradebook takes 0 for a grade, and an empty cell for none.
            let points =
                submission.score.map { [$0.points, $0.possible, $0.percent].map(String.init) } ?? ["", "", ""]
            let status = submission.status == .graded && submission.score == nil ? .error : submission.status
            let remarks = (submission.remarks ?? []).map(\.text).joined(separator: "; ")
            return [submission.id, submission.student ?? ""] + percents + points
                + [status.rawValue, remarks, toLookAt(in: submission).joined(separator: "; ")]
                + (submission.columns?.map(\.value) ?? others.map { _ in "" })
        }
        return ([heading] + rows).map { $0.map(CSV.field).joined(separator: ",") + "\r\n" }.joined()
    }
}
