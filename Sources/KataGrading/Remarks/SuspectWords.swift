import Foundation

/// Words that an instructor should look at, because of what code can do with them.
///
/// The lists are strict and simple: a remark too many costs nobody anything.
struct SuspectWords {
    /// What follows a word in its remark.
    let meaning: String
    /// Matched in ``PlainCode``. Nil for a list with a mistake in it.
    let pattern: NSRegularExpression?

    /// - Parameter words: regular expressions between blanks, in which `\x20` is a blank, and `\s+` also a comment or the
    ///   backtick before a name.
    private init(_ meaning: String, _ words: String) {
        self.meaning = meaning
        let all = words.split(whereSeparator: \.isWhitespace).joined(separator: "|")
        let words = all.replacing(#"\s+"#, with: #"(?:[\s`]|/\*.*?\*/)+"#)
        pattern = try? NSRegularExpression(pattern: "(?<!\\w)(?:\(words))(?!\\w)")
    }

    private static let everywhere = [
        SuspectWords(
            "can see how the run was started, and with it which mutant is on",
            "\\w*getenv setenv putenv environ ProcessInfo CommandLine Bundle UserDefaults callStack\\w+ readLine"
        ),
        SuspectWords(
            "can reach files, or what is outside of the run",
            #"""
            FileManager FileHandle FileWrapper DispatchIO NSFile\w+ (In|Out)putStream contentsOf\w* resource(Bytes|Values)
            write(?=\(to) toFile NS(Mutable)?Data NS\w+Director(y|ies)\w* URLSession URLProtocol Host Port SocketPort Pipe
            /(proc|dev|etc|tmp|usr|var)/\w+
            """#
        ),
        SuspectWords(
            "can end the run, or start another program",
            #"""
            _?exit _Exit quick_exit at_?\w*exit abort NSTask Process popen system posix_spawn\w* fork exec[lv]\w* dlsym
            dlopen syscall sigaction pthread_\w+
            """#
        ),
        SuspectWords(
            "can reach memory",
            #"""
            \w*[uU]nsafe\w* (?<!@)unchecked\w* Unmanaged OpaquePointer \w*VaList\w* CVarArg utf8Start withUTF8 MemoryLayout
            mem(cpy|move) (Any|Partial)KeyPath Mirror NSDecimal\w+ specifier(?=\s*[:`/]) \w+WithFormat appendingFormat
            format(?=\s*[:`/])(?!\s*:\s*"([^"\\%\n]|%[-+\x200#.\d]*l{0,2}[diuxXfFeEgG%])*")
            """#
        ),
        SuspectWords(
            "can change what the compiler makes of the code",
            #"""
            @[_`/]\w* @(c|cdecl|used|section|export|expose|extern|implementation|specialized) [#](sourceLocation|externalMacro)
            NSClassFromString NSSelectorFromString
            import\s+(\w+\s+)?(Glibc|Darwin|Musl|Bionic|Foundation[A-Z]\w+|\w*Swift[A-Z]?\w*|_\w+|C[A-Z]\w*|System\w*)
            """#
        ),
    ]

    /// - Parameter isCode: whether the kit's suites test it.
    static func lists(isCode: Bool) -> [SuspectWords] { everywhere + (isCode ? ofCode : []) }

    private static let ofCode = [
        SuspectWords("can tell which test calls", "[#](function|file\\w*|line|column)"),
        SuspectWords(
            "can change what an expectation of the suites means",
            #"""
            func\s*`?[-=!<>~|&?+*/%^]+ (prefix|infix|postfix)\s+(func|operator) isEqual ExpressibleBy\w+ RawRepresentable
            import\s+(Testing|XCTest) __(?!always)\w+ macro\s+\w+
            (struct|enum|class|actor|protocol|typealias)\s+`?(Int|String|Bool|Array|Optional|Equatable|Issue|Testing|Swift)
            extension\s+(\[\w*|Swift|Array|\w*Slice|\w*String\w*|Optional|Bool|Int|\w*Sequence|\w*Collection|Equatable|Error)
            extension\s+(Comparable|Hashable)
            """#
        ),
    ]
}
