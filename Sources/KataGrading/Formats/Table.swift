import KataKit

extension GradeReport {
    func table() -> String {
        let heading = ["submission"] + katas + ["points", "percent"]
        let rows = submissionsRemarkedFirst.map { [$0.name.printable] + $0.cells(katas) }
        let all = [heading] + rows
        let widths = heading.indices.map { column in all.map { $0[column].columns }.max() ?? 0 }
        let lines = all.map { row in
            zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ").replacing(#/ +$/#, with: "")
        }
        let notes = submissionsRemarkedFirst.flatMap(\.lines) + observations.map(\.printable)
        let weights = kit.weights.map { "; weights: \($0)" } ?? ""
        let footer = "Swift \(kit.toolchain)\(weights); contained by \(kit.containment.joined(separator: ", "))"
        return (lines + (notes.isEmpty ? [] : [""] + notes) + ["", footer]).joined(separator: "\n") + "\n"
    }
}

extension SubmissionReport {
    fileprivate func cells(_ katas: [String]) -> [String] {
        guard status == .graded else { return katas.map { _ in "-" } + ["-", status.rawValue] }
        let parts = katas.map { name in
            let count = remarks(on: name).count
            let mark = count == 0 ? "" : " (\(count) remark\(count == 1 ? "" : "s"))"
            return self.katas.first { $0.kata == name }.map { $0.text + mark } ?? "-"
        }
        return parts + (score.map { ["\($0.points)/\($0.possible)", "\($0.percent)"] } ?? ["-", "open"])
    }

    /// What the instructor should look at.
    fileprivate var lines: [String] {
        (toLookAt + (remarks ?? []).map { "\($0.kata): \($0.text)" }).map { "\(name): \($0)".printable }
    }
}
