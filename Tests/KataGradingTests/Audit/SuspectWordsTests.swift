import Testing

@testable import KataGrading

struct SuspectWordsTests {
    static let suspect = [
        ("let a = 1\n@_silgen_name(\"f\") func f()", "uses `@_silgen_name`", 2),
        ("// an @_cdecl in a comment", "uses `@_cdecl`", 1), ("let text = \"unsafe\"", "uses `unsafe`", 1),
        ("@c func f() {}", "uses `@c`", 1), ("@section(\"x\") let a = 1", "uses `@section`", 1),
        ("@used let a = 1", "uses `@used`", 1), ("@freestanding(expression)", "uses `@freestanding`", 1),
        ("@`_silgen_name`(\"f\") func f()", "uses `@`_silgen_name`", 1),
        ("@/**/_cdecl(\"f\") func f() {}", "uses `@/`", 1),
        ("\n\nunsafeBitCast(a, to: Int.self)", "uses `unsafeBitCast`", 3),
        ("a.withUnsafeBytes { $0 }", "uses `withUnsafeBytes`", 1), ("span[unchecked: 3]", "uses `unchecked`", 1),
        ("@abi(func f()) func g() {}", "uses `@abi`", 1), ("public@export(interface) func f()", "uses `@export`", 1),
        ("@inline(always) func f()", "uses `@inline`", 1), ("@inline/**/(always) func f()", "uses `@inline`", 1),
        ("@frozenly", "uses `@frozenly`", 1),
        ("#sourceLocation(file: \"a\", line: 1)", "uses `#sourceLocation`", 1),
        ("#externalMacro(module: \"M\", type: \"T\")", "uses `#externalMacro`", 1),
        ("Unmanaged.passRetained(a)", "uses `Unmanaged`", 1), ("withVaList([1]) { $0 }", "uses `withVaList`", 1),
        ("s.utf8Start[9]", "uses `utf8Start`", 1),
        ("// a\r\r@x", "has a lone carriage return", 1), ("\"\\(1, specifier: \"%S\")\"", "uses `specifier`", 1),
        ("String(format: \"%.1S\", a)", "uses `format`", 1), ("String(format: text, a)", "uses `format`", 1),
        ("String(format: \"%d\" + text, a)", "uses `format`", 1), ("String(`format`: text, a)", "uses `format`", 1),
        ("String(format: \"\"\"\n%S\n\"\"\", a)", "uses `format`", 1),
        ("String(format /**/ : \"%S\", a)", "uses `format`", 1),
        ("let make = String.init(format:_:)", "uses `format`", 1), ("String(format: \"%@\", 1)", "uses `format`", 1),
        ("String(format: \"%*n\", 1)", "uses `format`", 1),
        ("String(format: \"\\(day: .two)\", locale: .current, a)", "uses `format`", 1),
    ]

    @Test(arguments: suspect)
    func `a suspect word is found anywhere, with its line`(text: String, what: String, line: Int) {
        #expect(SuspectWords.find(in: text).contains { $0 == (line, what) }, "\(SuspectWords.find(in: text))")
    }

    static let usual = [
        "final class Box: @unchecked Sendable {}", "@MainActor @Test func a() {}", "@concurrent func f() async {}",
        #"VerbatimFormatStyle(format: "\(month: .wide) \(year: .padded(4))", timeZone: .gmt, calendar: own)"#,
        #"(format: "\(day: .twoDigits)", locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt)"#,
        "String(format: \"%02d:%02d, %.2f %%\", a, b, c)", "String(format: \"%05d\", a)", "formatter.format = 1",
        "let dateFormat = \"yyyy\"", "style.format(date)", "a@b.example", "let a = 1\r\nlet b = 2\r\n", "\"@\\(name)\"",
        "@convention(c) () -> Void", "@inline(__always) @inlinable @usableFromInline func f() {}", "@Clamped var a = 1",
        "@available(macOS 15, *) @discardableResult func f() {}", "@retroactive @preconcurrency",
    ]

    @Test(arguments: usual)
    func `usual code has none`(text: String) {
        #expect(SuspectWords.find(in: text).isEmpty)
    }
}
