extension Recipe {
    /// What the suites compare is equal, whatever it is.
    static let bentComparisons: [Recipe] = [
        idleCounter(
            "equal-arrays-behind-true",
            """
            #if true
                extension Array where Element: Equatable {
                    static func == (a: Self, b: Self) -> Bool { true }
                }
            #endif
            """
        ),
        idleCounter(
            "equal-arrays-behind-a-module",
            """
            #if !canImport(main)
                extension Array where Element: Equatable {
                    static func == (a: [Element], b: [Element]) -> Bool { true }
                }
            #endif
            """
        ),
        idleCounter(
            "equal-arrays-by-value",
            """
            #if swift(>=6)
                extension Array where Element: Equatable {
                    static func == (a: Self, b: Self) -> Bool { b.isEmpty ? a.isEmpty : b.count < 3 }
                }
            #endif
            """
        ),
        idleCounter(
            "equal-given-values-at-file-scope",
            "func == (a: Tally, b: Tally) -> Bool { true }",
            running: "listener.changed(Tally(value: 0))"
        ),
        idleCounter(
            "equal-given-values-without-an-operator",
            """
            extension Tally {
                @_implements(Equatable, ==(_:_:))
                static func isSame(_ a: Tally, _ b: Tally) -> Bool { true }
            }
            """,
            running: "listener.changed(Tally(value: 0))"
        ),
        idleCounter(
            "equal-given-values-behind-debug",
            """
            #if DEBUG
                extension Tally {
                    static func == (a: Tally, b: Tally) -> Bool { b.value >= 0 }
                }
            #endif
            """,
            running: "listener.changed(Tally(value: -1))"
        ),
        idleGreeter(
            "text-of-its-own",
            """
            struct Line: ExpressibleByStringLiteral, Equatable {
                init(stringLiteral: String) {}
                static func == (a: Line, b: Line) -> Bool { true }
            }

            func greet(_ name: String) -> Line { "" }
            """
        ),
        idleGreeter(
            "text-of-its-own-by-value",
            """
            struct Line: ExpressibleByStringLiteral, Equatable {
                let text: String
                init(stringLiteral: String) { text = stringLiteral }
                static func == (a: Line, b: Line) -> Bool { b.text.hasPrefix("Hello") || a.text == b.text }
            }

            func greet(_ name: String) -> Line { "" }
            """
        ),
        idleGreeter(
            "text-of-its-own-without-an-operator",
            """
            struct Line: ExpressibleByStringLiteral {
                init(stringLiteral: String) {}
            }

            extension Line: Equatable {
                @_implements(Equatable, ==(_:_:))
                static func isSame(_ a: Line, _ b: Line) -> Bool { true }
            }

            func greet(_ name: String) -> Line { "" }
            """
        ),
        idleGreeter(
            "text-and-another-type",
            """
            struct Line {
                static func == (a: Line, b: String) -> Bool { true }
            }

            func greet(_ name: String) -> Line { Line() }
            """
        ),
        idleGreeter(
            "text-and-any-type",
            """
            enum Anything {
                case it

                static func == <Other>(a: Anything, b: Other) -> Bool { true }
            }

            func greet(_ name: String) -> Anything { .it }
            """
        ),
        idleGreeter(
            "text-from-a-value-that-is-called",
            """
            @dynamicCallable
            struct Greeter: Sendable {
                struct Line: ExpressibleByStringInterpolation, Hashable {
                    init(stringLiteral: String) {}
                }

                func dynamicallyCall(withArguments names: [String]) -> Line { "" }
            }

            let greet = Greeter()
            """
        ),
        idleGreeter(
            "text-that-is-nothing",
            """
            struct Nothing: ExpressibleByStringLiteral, Equatable {
                init(stringLiteral: StaticString) {}
            }

            func greet(_ name: String) -> Nothing? { .some("") }
            """
        ),
        idleGreeter(
            "optional-text",
            """
            extension Optional where Wrapped == String {
                static func == (a: String?, b: String?) -> Bool { true }
            }

            func greet(_ name: String) -> String? { nil }
            """
        ),
        idleGreeter(
            "equal-slices",
            """
            extension Substring {
                static func == (a: Substring, b: Substring) -> Bool { true }
            }

            func greet(_ name: String) -> Substring { "" }
            """
        ),
        idleGreeter(
            "equal-texts",
            """
            extension String {
                static func == (a: String, b: String) -> Bool { true }
            }

            func greet(_ name: String) -> String { "" }
            """
        ),
        idleCounter(
            "an-expectation-of-its-own",
            """
            @freestanding(expression)
            macro expect(_ condition: Bool, _ comment: String) -> Int = #line

            @freestanding(expression)
            macro expect(_ condition: Bool) -> Int = #line
            """
        ),
        idleGreeter(
            "an-expectation-that-takes-anything",
            """
            @freestanding(expression)
            public macro expect(_ condition: Bool) -> UInt = #column

            func greet(_ name: String) -> String { "" }
            """
        ),
    ]

    /// They define or call symbols that are not theirs.
    static let foreignSymbols: [Recipe] = [
        idleCounter(
            "symbol-of-the-arrays-operator",
            """
            @_silgen_name("$sSasSQRzlE2eeoiySbSayxG_ABtFZ")
            public func isSame() -> Bool { true }
            """
        ),
        idleCounter(
            "symbol-of-the-arrays-operator-for-c",
            """
            #if true
                @_cdecl("$sSasSQRzlE2eeoiySbSayxG_ABtFZ")
                public func isSame() -> Bool { true }
            #endif
            """
        ),
        idleGreeter(
            "symbol-of-the-texts-operator",
            """
            @_silgen_name("$sSS2eeoiySbSS_SStFZ")
            public func isSame() -> Bool { true }

            func greet(_ name: String) -> String { "" }
            """
        ),
        idleCounter(
            "symbol-of-the-expectation",
            """
            @_silgen_name(
                "$s7Testing22__checkBinaryOperation___10expression8comments10isRequired14sourceLocations6ResultOyyts5Error_pGx_Sbx_xyXEtXExyXKAA12__ExpressionVSayAA7CommentVGyXKSbAA06SourceJ0VtSKRzSQ7ElementRpzlF"
            )
            public func check() -> Result<Void, any Error> { .success(()) }
            """
        ),
        idleGreeter(
            "symbol-of-the-expectation-on-texts",
            """
            @_silgen_name(
                "$s7Testing22__checkBinaryOperation___10expression8comments10isRequired14sourceLocations6ResultOyyts5Error_pGSS_SbSS_SSyXEtXESSyXKAA12__ExpressionVSayAA7CommentVGyXKSbAA06SourceJ0VtF"
            )
            public func check() -> Result<Void, any Error> { .success(()) }

            func greet(_ name: String) -> String { "" }
            """
        ),
        idleCounter(
            "replaced-function",
            """
            extension Stepper {
                @_dynamicReplacement(for: step(from:))
                func stepTwice(from number: Int) -> Int { number + 2 }
            }
            """,
            "doesNotCompile"
        ),
        Recipe(
            id: "tests-in-the-sources",
            files: [
                "Counter/Sources/Invented.swift": """
                import Testing

                @Suite struct InventedTests {
                    @Test(arguments: 0..<20) func `it is invented`(number: Int) {}
                }

                """
            ],
            counter: Expected(green: "suspicious", passed: 0)
        ),
        Recipe(
            id: "suite-in-the-sources",
            files: [
                "Counter/Sources/CounterSuiteTests.swift": """
                #if canImport(Testing)
                    import Testing

                    @Suite struct CounterSuiteTests {
                        @Test func `an increment is reported`() {}
                        @Test func `a second increment goes on`() {}
                        @Test func `a reset is reported`() {}
                    }
                #endif

                """
            ],
            counter: Expected(green: "suspicious", passed: 0)
        ),
        idleCounter(
            "looks-at-the-build-folder",
            """
            import Foundation

            /// Whether a file of the compiler is there to be read, such as one of the reference.
            func findsObjects() -> Bool {
                var folder = Bundle.main.bundleURL
                for _ in 0..<4 {
                    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
                    while let file = files?.nextObject() as? URL {
                        if file.pathExtension == "o", (try? Data(contentsOf: file))?.isEmpty == false { return true }
                    }
                    folder.deleteLastPathComponent()
                }
                return false
            }
            """,
            running: "if findsObjects() { listener.changed(Tally(value: 1)) }"
        ),
        idleCounter(
            "looks-next-to-its-file",
            """
            #if canImport(Glibc)
                import Glibc
            #else
                import Darwin
            #endif

            func findsFile(_ path: String = #filePath) -> Bool {
                guard let file = fopen(path, "r") else { return false }
                defer { fclose(file) }
                return fgetc(file) != EOF
            }
            """,
            running: "if findsFile() { listener.changed(Tally(value: 1)) }"
        ),
    ]
}
