import Testing

@testable import KataGrading

/// The listings are recorded: of one class, compiled for Linux and for a Mac.
struct ObjectSymbolsTests {
    static let linux = [
        """
        /b/x.o:0000000000000000 T $s7Counter1AC1fyyF
        /b/x.o:0000000000000000 V $s7Counter1ACMf
        /b/x.o:                 U swift_allocObject
        /b/x.o:                 w gone
        """,
        """
        /b/x.o: 0000000000000000 T $s7Counter1AC1fyyF
        /b/x.o: 0000000000000000 V $s7Counter1ACMf
        /b/x.o:                  U swift_allocObject
        /b/x.o:                  w gone
        """,
    ]

    @Test(arguments: linux)
    func `GNU's and LLVM's program say the same`(listing: String) {
        let symbols = ObjectSymbols(listing, of: ["/b/x.o"], isMac: false)
        #expect(symbols.defined(in: ["/b/x.o"]) == ["$s7Counter1AC1fyyF"])
        #expect(symbols.undefined(in: ["/b/x.o"]) == ["swift_allocObject", "gone"])
    }

    @Test func `a Mac's symbols have an underscore more, and some have blanks`() {
        let listing = """
            /b/x.o: 000000000000005c T _$s7Counter1AC1fyyF
            /b/x.o: 0000000000000294 S _symbolic _____ 7Counter1AC
            /b/x.o:                  U _OBJC_CLASS_$__TtCs12_SwiftObject
            /b/x.o:                  U __objc_empty_cache
            /b/x.o:                  U _swift_allocObject
            """
        let symbols = ObjectSymbols(listing, of: ["/b/x.o"], isMac: true)
        #expect(symbols.defined(in: ["/b/x.o"]) == ["$s7Counter1AC1fyyF", "symbolic _____ 7Counter1AC"])
        let undefined = symbols.undefined(in: ["/b/x.o"])
        #expect(undefined == ["OBJC_CLASS_$__TtCs12_SwiftObject", "_objc_empty_cache", "swift_allocObject"])
        #expect(undefined.map(symbols.symbol).allSatisfy(SymbolsOfCode(modules: ["Counter"]).isUsual))
    }
}
