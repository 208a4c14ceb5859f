import Foundation

/// The words in a file that change what the compiler makes of it, or that reach memory. What they do may show in no symbol.
///
/// They count in comments and texts as well: a remark too many costs nobody anything.
enum SuspectWords {
    /// A call label `format` is harmless before a plain literal that only formats numbers, or a date. Others read any memory.
    private static let plainFormat = #"""
        : ("([^"\\%\n]|%[-+ 0#]*[0-9]*(\.[0-9]+)?(hh|h|ll|l)?[dixXoufFeEgG]|%%)*"\s*[,)]\#
        |"([^"\\%\n]|\\\(\w+: \.\w+(\(\w+\))?\))*",\s*(locale: [\w.]+(\((identifier: )?"\w+"\))?,\s*)?timeZone: )
        """#
    /// The attributes of the language that change neither what code is called nor where it ends up.
    private static let plainAttribute = """
        (available|autoclosure|concurrent|convention|discardableResult|dynamic(MemberLookup|Callable)|escaping|frozen|globalActor\
        |inlinable|isolated|main|nonobjc|objc|preconcurrency|propertyWrapper|resultBuilder|retroactive|testable|unchecked\
        |unknown|usableFromInline)(?!\\w)|inline\\((__always|never)\\)
        """
    private static let patterns = [
        "@[_`/][A-Za-z_]*", #"@(?!\#(plainAttribute)|\w+\.\w)[a-z]\w*"#, "#sourceLocation", "#externalMacro",
        #"(?<!\w)\w*[uU]nsafe\w*"#, #"(?<!@)(?<!\w)unchecked(?!\w)"#, "Unmanaged", "OpaquePointer",
        #"(?<!\w)\w*VaList\w*"#, "utf8Start", "withUTF8",
        #"(?<!\w)specifier(?=\s*[:`/])"#, #"(?<!\w)format(?=\s*[:`/])(?!\#(plainFormat))"#, #"\r(?!\n)"#,
    ].map { try? NSRegularExpression(pattern: $0) }

    /// The first of each kind, with its line.
    static func find(in text: String) -> [(line: Int, what: String)] {
        let whole = text as NSString
        return patterns.compactMap { pattern in
            guard let pattern else { return (1, "cannot be looked at") }
            let range = NSRange(location: 0, length: whole.length)
            guard let place = pattern.firstMatch(in: text, range: range)?.range else { return nil }
            let line = whole.substring(to: place.location).utf8.count { $0 == UInt8(ascii: "\n") } + 1
            let word = whole.substring(with: place)
            return (line, word == "\r" ? "has a lone carriage return" : "uses `\(word)`")
        }
    }
}
