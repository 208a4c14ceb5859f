/// Why the audit stops a lap.
struct AuditFinding: Hashable, Sendable {
    /// The path of the source file from the package's folder; nil when the finding is about more than one.
    var file: String?
    var line: Int?
    /// In plain words, such as `calls getenv`.
    var what: String

    /// `Katas/Counter/Sources/Counter.swift:3 calls getenv`
    var text: String {
        guard let file else { return what }
        return "\(file)\(line.map { ":\($0)" } ?? "") \(what)"
    }
}
