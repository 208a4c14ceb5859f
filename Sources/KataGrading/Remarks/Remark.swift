/// What an instructor should look at in a submission. A remark takes no points.
struct Remark: Codable, Hashable, Sendable {
    var kata: String
    /// The path of the source file, `Katas/Counter/Sources/Counter.swift`; nil when the remark is about more than one.
    var file: String?
    var line: Int?
    /// A word of the file in backticks, and what code can do with it.
    var what: String

    /// The file, a colon, the line, a blank, and what it is.
    var text: String {
        guard let file else { return what }
        return "\(file)\(line.map { ":\($0)" } ?? "") \(what)"
    }
}

extension [Remark] {
    /// Each once, in the order of the source. The first ones, and how many more there are.
    func limited() -> [Remark] {
        let sorted = Set(self).sorted {
            ($0.kata, $0.file ?? "", $0.line ?? 0, $0.what) < ($1.kata, $1.file ?? "", $1.line ?? 0, $1.what)
        }
        let more = sorted.count - ReportText.mostLines
        guard let last = sorted.last, more > 0 else { return sorted }
        return sorted.prefix(ReportText.mostLines) + [Remark(kata: last.kata, what: "… and \(more) more")]
    }
}
