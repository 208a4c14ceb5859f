import Testing

@testable import KataGrading

struct SymbolsOfCodeTests {
    private let usual = SymbolsOfCode(modules: ["Sum"])
    private let files = SymbolsOfCode(modules: ["Sum"], namesOfKata: UsualNames.topics["init(contentsOf"] ?? [])
    private let tests = SymbolsOfCode(modules: ["SumOwnTests", "Sum", "Testing", "XCTest"])

    static let allowed = [
        "Swift.String.isEmpty.getter : Swift.Bool", "static FoundationEssentials.URL.== infix(A, A) -> Swift.Bool",
        "FoundationEssentials.Data.count.getter : Swift.Int", "HeadlessUIKit.UIView.init() -> HeadlessUIKit.UIView",
        "FoundationEssentials.Data.append(contentsOf: [Swift.UInt8]) -> ()",
        "(extension in Foundation):Swift.StringProtocol.components(separatedBy: A) -> [Swift.String]",
        "(extension in Foundation):Swift.String.init(format: __shared Swift.String, _: Swift.CVarArg...) -> Swift.String",
        "nominal type descriptor for Sum.FileManager", "value witness table for ()",
        "type metadata accessor for FoundationInternationalization.DateFormatter",
        "static Swift.Array._allocateUninitialized(Swift.Int) -> ([A], Swift.UnsafeMutablePointer<A>)",
        "Foundation.NSCocoaErrorDomain.unsafeMutableAddressor : Swift.String",
        "static Foundation.NSObject.(parent in _6DA09).getter : Foundation.NSObject",
        "static (extension in Foundation):Foundation.FormatStyle.dateTime.getter : Foundation.Date.FormatStyle",
        "Foundation.NSFileReadNoSuchFileError.getter : Swift.Int",
    ]

    @Test(arguments: allowed)
    func `what code of every kata uses is usual`(text: String) {
        #expect(usual.isUsual(Symbol(text)))
    }

    static let forbidden = [
        "static Swift.CommandLine.arguments.getter : [Swift.String]",
        "type metadata accessor for FoundationEssentials.ProcessInfo", "nominal type descriptor for Foundation.Process",
        "static Foundation.Bundle.main.getter : Foundation.Bundle",
        "static Foundation.FileHandle.standardOutput.getter : Foundation.FileHandle",
        "static Foundation.Thread.callStackSymbols.getter : [Swift.String]",
        "Foundation.NSDecimalRound(Swift.UnsafeMutablePointer<A>, Swift.Int) -> ()",
        "Swift.UnsafePointer.pointee.unsafeAddressor : A",
        "static (extension in Foundation):Swift.String.localizedStringWithFormat(Swift.String, Swift.CVarArg...) -> A",
        "Foundation.NSLog(Swift.String, Swift.CVarArg...) -> ()", "type metadata accessor for Foundation.NSData",
        "Testing.Issue.record() -> ()", "Other.anything() -> ()",
        "(extension in Foundation):Swift.StringProtocol.appendingFormat(A, Swift.CVarArg...) -> Swift.String",
        "(extension in Foundation):Swift.String.init(format: __shared Swift.String, arguments: __shared [Swift.CVarArg]) -> A",
    ]

    @Test(arguments: forbidden)
    func `all else is not`(text: String) {
        #expect(!usual.isUsual(Symbol(text)))
        #expect(!files.isUsual(Symbol(text)))
    }

    static let aboutFiles = [
        "type metadata accessor for FoundationEssentials.FileManager",
        "FoundationEssentials.Data.init(contentsOf: FoundationEssentials.URL) throws -> FoundationEssentials.Data",
        "(extension in Foundation):Swift.StringProtocol.write(toFile: A) throws -> ()",
        "Foundation.NSTemporaryDirectory() -> Swift.String",
    ]

    @Test(arguments: aboutFiles)
    func `files are for a kata whose reference uses them`(text: String) {
        #expect(files.isUsual(Symbol(text)))
        #expect(!usual.isUsual(Symbol(text)))
    }

    @Test func `own tests may use the libraries for tests`() {
        #expect(tests.isUsual(Symbol("Testing.Issue.record() -> ()")))
        #expect(tests.isUsual(Symbol("(extension in Testing):Swift.Result.__expected() -> ()")))
        #expect(tests.isUsual(Symbol("XCTest.XCTFail(Swift.String) -> ()")))
        #expect(tests.isUsual(Symbol("Sum.Presenter.save() -> ()")))
    }

    @Test func `functions of C are usual by their whole names`() {
        #expect(["pow", "swift_retain", "memcpy"].allSatisfy { usual.isUsual(Symbol(name: $0, text: $0)) })
        #expect(["power", "getenv", "atoi"].allSatisfy { !usual.isUsual(Symbol(name: $0, text: $0)) })
    }

    @Test func `a class of Objective-C is usual as Swift's name for it`() {
        func isUsual(_ name: String, _ code: SymbolsOfCode) -> Bool {
            code.isUsual(Symbol(name: "OBJC_CLASS_$_\(name)", text: "OBJC_CLASS_$_\(name)"))
        }
        #expect(["_TtCs12_SwiftObject", "NSObject", "NSDateFormatter", "UIView"].allSatisfy { isUsual($0, usual) })
        #expect(["NSProcessInfo", "NSTask", "NSFileManager", "Other"].allSatisfy { !isUsual($0, usual) })
        #expect(isUsual("NSFileManager", files))
    }

    private func remarks(_ listing: String, on text: String) -> [String] {
        let symbols = ObjectSymbols(listing, of: ["/b/x.o"], isMac: false)
        return usual.remarks(on: text, object: "/b/x.o", symbols).map(\.what)
    }

    @Test func `what the compiler calls by itself is a remark when the code names it`() {
        let listing = "/b/x.o:    U memcpy\n/b/x.o:    U swift_retain\n/b/x.o:    U getenv\n"
        #expect(remarks(listing, on: "let a = 1") == ["calls getenv"])
        #expect(remarks(listing, on: "_shim_memcpy(a)") == ["calls getenv", "calls memcpy"])
    }

    @Test func `a format without its label is a remark`() {
        let name = "(extension in Foundation):Swift.String.init(format: A, _: Swift.CVarArg...) -> A"
        let listing = "/b/x.o:    U $s\(name)\n"
        #expect(remarks(listing, on: #"let a = String(format: "%d", 1)"#) == [])
        for text in ["let make: (String, Int) -> String = String.init", "call(String . init)"] {
            #expect(remarks(listing, on: text).count == 1, "\(text)")
        }
    }

    #if os(Linux)
        @Test func `a symbol that does not belong to the module is a remark, unless each object may have it`() {
            let listing = ["T write", "W free", "T main", "i hidden"].map { "/b/x.o:0000 \($0)\n" }.joined()
            let texts = ["hidden", "write"].map { "defines \($0), which belongs to another module" }
            #expect(remarks(listing, on: "") == texts)
        }
    #endif

    @Test func `a symbol belongs to its module, to an extension or to a conformance in it`() {
        let own = [
            "Sum.a() -> ()", "(extension in Sum):Swift.Int.a() -> ()", "protocol witness table for A : B.C in Sum",
        ]
        #expect(own.allSatisfy { usual.isOwn(Symbol($0)) })
        #expect(!usual.isOwn(Symbol("Testing.__checkBinaryOperation() -> ()")))
    }
}
