/// What an instructor should look at in a submission. A remark takes no points.
struct Remark: Codable, Hashable, Sendable {
    var kata: String
    /// The path of the source file, `Katas/Counter/Sources/Counter.swift`.
    var file: String
    var line: Int
    /// A word of the file in backticks, and what code can do with it.
    var what: String

    /// The file, a colon, the line, a blank, and what it is.
    var text: String { "\(file):\(line) \(what)" }
}
