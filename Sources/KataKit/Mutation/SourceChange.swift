import Foundation

/// What a mutant changes, from the first byte that differs to the last, in the first file that differs.
struct SourceChange: Sendable {
    struct Position: Equatable, Sendable, Encodable {
        /// From 1 on.
        var line: Int
        /// In characters, from 1 on.
        var column: Int
    }

    /// From `Sources` on.
    var path: String
    /// What was there.
    var original: String
    var start: Position
    /// Behind the last character.
    var end: Position
    var replacement: String

    init(_ sources: [String: Data], _ mutated: [String: Data]) {
        path = sources.keys.sorted().first { sources[$0] != mutated[$0] } ?? ""
        let old = Array(String(decoding: sources[path] ?? Data(), as: UTF8.self))
        let new = Array(String(decoding: mutated[path] ?? Data(), as: UTF8.self))
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let most = min(old.count, new.count) - prefix
        let suffix = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
        original = String(old)
        start = Position(behind: old[..<prefix])
        end = Position(behind: old[..<(old.count - suffix)])
        replacement = String(new[prefix..<(new.count - suffix)])
    }
}

extension SourceChange.Position {
    fileprivate init(behind text: ArraySlice<Character>) {
        line = text.count { $0.isNewline } + 1
        column = text.reversed().prefix { !$0.isNewline }.count + 1
    }
}
