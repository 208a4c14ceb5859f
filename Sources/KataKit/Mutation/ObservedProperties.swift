import Foundation

/// Stored properties that only some mutants observe. With an observer that does nothing, the others have a body too, and
/// the observers can be branches.
struct ObservedProperties {
    /// The declarations up to the observer.
    private var declarations: Set<String>

    init(in mutants: [Data]) {
        let observer = /^(?<declaration>[^\n{}]*\bvar [^\n{}]+) \{\s*didSet(?: \(\w+\))? \{/.anchorsMatchLineEndings()
        let texts = mutants.map { String(decoding: $0, as: UTF8.self) }.filter { $0.contains("didSet") }
        declarations = Set(texts.flatMap { $0.matches(of: observer).map { String($0.declaration) } })
    }

    /// The code with the same lines, in which these properties have an observer.
    func observed(_ code: Data) -> Data {
        guard !declarations.isEmpty else { return code }
        let lines = String(decoding: code, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return Data(
            lines.map { declarations.contains(String($0)) ? "\($0) { didSet {} }" : $0 }.joined(separator: "\n").utf8
        )
    }
}
