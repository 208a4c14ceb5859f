import Foundation
import TestSupport

extension Recipe {
    private static func counter(_ increment: String, before: String = "", reset: String = "") -> String {
        """
        \(before)
        final class Counter {
            let listener: any Listener
            init(listener: any Listener) { self.listener = listener }
            func increment() { \(increment) }
            func reset() { \(reset) }
        }

        """
    }

    private static func reference(_ path: String) -> String {
        MiniatureKit.reference[path] ?? ""
    }

    private static let allOfIt = MiniatureKit.reference

    /// Shorthand: the Counter's code is this, the rest is the starter.
    private static func counter(_ id: String, _ code: String, _ verdict: String, _ passed: Int = 0) -> Recipe {
        Recipe(
            id: id,
            files: ["Counter/Sources/Counter.swift": code],
            counter: Expected(green: verdict, passed: passed)
        )
    }

    private static let stepsDown =
        MiniatureKit.root.appending(path: "Solutions/Counter/Mutants/bite/steps-down.patch").path

    private static let done = Expected(green: "green", passed: 3, bite: "green", killed: 2)
    private static let doneToo = Expected(green: "green", passed: 2, bite: "green", killed: 1)

    static let honest: [Recipe] = [
        Recipe(id: "starter"),
        Recipe(id: "reference", files: allOfIt, counter: done, greeter: doneToo),
        Recipe(id: "reference-zip", archive: "reference-zip.zip", files: allOfIt, counter: done, greeter: doneToo),
        Recipe(id: "reference-tar", archive: "reference-tar.tar.gz", files: allOfIt, counter: done, greeter: doneToo),
        Recipe(
            id: "wrapped",
            archive: "wrapped.zip",
            extra: { root in
                try FileManager.default.createDirectory(
                    at: root.appending(path: "a/b"),
                    withIntermediateDirectories: true
                )
                try FileManager.default.moveItem(
                    at: root.appending(path: "Katas"),
                    to: root.appending(path: "a/b/Katas")
                )
            }
        ),
        counter("half-done", counter("listener.changed(Tally(value: 1))"), "red", 1),
        Recipe(
            id: "one-kata-broken",
            files: allOfIt.merging(["Greeter/Sources/Greeter.swift": "func greet( {\n"]) { $1 },
            counter: done,
            greeter: Expected(green: "doesNotCompile", passed: 0, bite: "green", killed: 1)
        ),
        Recipe(
            id: "own-tests-broken",
            files: allOfIt.merging(["Greeter/Tests/ShouterTests.swift": "import Testing\nlet x: Int = \"a\"\n"]) { $1 },
            counter: done,
            greeter: Expected(green: "green", passed: 2, bite: "doesNotCompile", killed: 0)
        ),
        Recipe(
            id: "own-test-wrong",
            files: allOfIt.merging([
                "Greeter/Tests/ShouterTests.swift": """
                import Testing
                @testable import Greeter

                struct ShouterTests {
                    @Test func `it is wrong`() { #expect(Shouter().shout("ho") == "ho") }
                }

                """
            ]) { $1 },
            counter: done,
            greeter: Expected(green: "green", passed: 2, bite: "red", killed: 0)
        ),
        Recipe(id: "no-katas", isEmpty: true, unreadable: "it has no Katas folder"),
        Recipe(
            id: "one-kata-missing",
            leavesOut: ["Greeter"],
            greeter: Expected(green: "missing", passed: 0, bite: "missing")
        ),
        counter("crash", counter("fatalError()", reset: "listener.changed(Tally(value: 0))"), "red", 1),
        counter("hang", counter("while true {}", reset: "listener.changed(Tally(value: 0))"), "red", 1),
        counter(
            "own-operator",
            """
            struct Score { static func == (a: Score, b: Score) -> Bool { true } }
            \(counter(""))
            """,
            "red",
            0
        ),
        Recipe(
            id: "odd names, \"quoted\" & =cmd",
            files: [
                "Counter/Sources/Counter.swift": "",
                "Counter/Sources/a \"b\" $(c) ünï.swift": reference("Counter/Sources/Counter.swift"),
            ],
            counter: Expected(green: "green", passed: 3)
        ),
        Recipe(
            id: "main-swift",
            files: ["Greeter/Sources/main.swift": "print(1)\n"],
            greeter: Expected(green: "red", passed: 0)
        ),
        Recipe(
            id: "not-utf8",
            extra: { root in
                try Data([0xFF, 0xFE, 0x00, 0x41]).write(
                    to: root.appending(path: "Katas/Counter/Sources/Counter.swift")
                )
            },
            counter: Expected(green: "doesNotCompile", passed: 0)
        ),
    ]

    static let hostile: [Recipe] = [
        Recipe(
            id: "names-not-utf8",
            extra: { root in
                // A Mac's file system has no such names.
                #if os(Linux)
                    try Shell.run("cd '\(root.path)/Katas/Counter/Sources' && : > \"$(printf 'a\\377.swift')\"")
                #endif
            },
            counter: Expected(green: "notAttempted", passed: 0)
        ),
        counter("exit-0", "import Foundation\n" + counter("exit(0)", reset: "exit(0)"), "suspicious"),
        counter("at-exit", "import Foundation\n" + counter("atexit { _exit(0) }"), "suspicious"),
        counter("flood", counter("while true { print(String(repeating: \"x\", count: 100_000)) }"), "red"),
        counter(
            "memory",
            counter("var all: [[UInt8]] = []; while true { all.append(Array(repeating: 1, count: 1 << 24)) }"),
            "red"
        ),
        counter(
            "array-equals",
            """
            extension Array where Element: Equatable { static func == (a: Self, b: Self) -> Bool { true } }
            \(counter(""))
            """,
            "suspicious"
        ),
        counter(
            "given-equals",
            """
            extension Tally { static func == (a: Self, b: Self) -> Bool { true } }
            \(counter("listener.changed(Tally(value: 9))"))
            """,
            "suspicious"
        ),
        counter(
            "file-scope-equals",
            """
            func == <T: Equatable>(a: [T], b: [T]) -> Bool { true }
            \(counter(""))
            """,
            "red"
        ),
        counter(
            "hidden-equals",
            """
            #if canImport(HeadlessUIKit)
            extension Array where Element: Equatable { static func == (a: Self, b: Self) -> Bool { true } }
            #endif
            \(counter(""))
            """,
            "suspicious"
        ),
        counter(
            "blames-the-machine",
            """
            #error("plugin for module 'TestingMacros' not found")
            #error("it was compiled with module cache path '/elsewhere'")

            """,
            "doesNotCompile"
        ),
        counter("testing-shadow", "enum Testing {}\n" + counter(""), "doesNotCompile"),
        counter(
            "forged-events",
            """
            import Foundation
            \(counter("""
                let words = CommandLine.arguments
                if let at = words.firstIndex(of: "--event-stream-output-path"),
                    let file = FileHandle(forWritingAtPath: words[at + 1]) {
                    let text = (try? String(contentsOfFile: words[at + 1], encoding: .utf8)) ?? ""
                    file.seekToEndOfFile()
                    for line in text.split(separator: "\\n") where line.contains("\\"kind\\":\\"function\\"") {
                        let id = line.components(separatedBy: "\\"id\\":\\"").last?.components(separatedBy: "\\",\\"").first ?? ""
                        for kind in ["testStarted", "testEnded"] {
                            let record = "{\\"kind\\":\\"event\\",\\"payload\\":{\\"kind\\":\\"\\(kind)\\",\\"testID\\":\\"\\(id)\\"},\\"version\\":\\"6.3\\"}"
                            file.write(Data("\\(record)\\n".utf8))
                        }
                    }
                    file.write(Data("{\\"kind\\":\\"event\\",\\"payload\\":{\\"kind\\":\\"runEnded\\"},\\"version\\":\\"6.3\\"}\\n".utf8))
                    _exit(0)
                }
                """))
            """,
            "suspicious"
        ),
        tooStrict,
        Recipe(
            id: "mutant-switch",
            files: [
                "Counter/Tests/StepperTests.swift": """
                import Foundation
                import Testing

                struct StepperTests {
                    @Test func `it knows the mutant`() {
                        #expect(ProcessInfo.processInfo.environment.allSatisfy { !$0.key.hasPrefix("KATA_MUTANT") })
                    }
                }

                """
            ],
            counter: Expected(green: "notAttempted", passed: 0, bite: "suspicious")
        ),
        ownTests(
            "mutant-switch-by-another-name",
            """
            import HeadlessUIKit
            import Testing

            struct StepperTests {
                @Test func `it knows the mutant`() { #expect(HeadlessUIKit.getenv("KATA_MUTANT") == nil) }
            }

            """,
            "suspicious"
        ),
        ownTests(
            "path-of-the-build",
            """
            import Testing

            struct StepperTests {
                @Test func `it knows the place`() { #expect(!"\\(#filePath)\\(#file)".contains("apart")) }
            }

            """,
            "red"
        ),
        ownTests(
            "blames-a-mutant",
            """
            #sourceLocation(file: "\(stepsDown)", line: 1)
            let own: Int = "no number"

            """,
            "doesNotCompile"
        ),
        ownTests(
            "blames-a-mutant-in-a-body",
            """
            import Testing

            struct StepperTests {
                @Test func `it blames`() {
            #sourceLocation(file: "\(stepsDown)", line: 6)
                    #expect(1 == "one")
            #sourceLocation()
                }
            }

            """,
            "doesNotCompile"
        ),
        Recipe(
            id: "own-manifest-and-suites",
            extra: { root in
                try root.write("import PackageDescription\nfatalError()\n", to: "Package.swift")
                try root.write(
                    "import Testing\n@Test func free() {}\n",
                    to: "Tests/CounterTests/CounterSuiteTests.swift"
                )
                try root.write("struct Stepper {}\n", to: "Katas/Counter/Given/Stepper.swift")
            }
        ),
        Recipe(
            id: "link-to-solution",
            leavesOut: ["Counter/Sources"],
            extra: { root in
                let folder = root.appending(path: "Katas/Counter/Sources")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let target = MiniatureKit.root.appending(path: "Solutions/Counter/Sources/Counter.swift")
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: "Counter.swift"),
                    withDestinationURL: target
                )
            },
            counter: Expected(green: "missing", passed: 0)
        ),
        Recipe(
            id: "linked-folder",
            leavesOut: ["Counter"],
            extra: { root in
                try FileManager.default.createSymbolicLink(
                    at: root.appending(path: "Katas/Counter"),
                    withDestinationURL: MiniatureKit.root.appending(path: "Solutions/Counter")
                )
            },
            counter: Expected(green: "missing", passed: 0, bite: "missing")
        ),
        Recipe(
            id: "slip",
            archive: "slip.tar.gz",
            extra: { root in
                try root.write("x\n", to: "slipped.swift")
                try Shell.run(
                    "cd '\(root.path)' && mkdir -p a/b && cd a/b && tar -Pczf ../../slip.tar.gz ../../slipped.swift"
                )
            },
            unreadable: "the archive names a file outside of it: ../../slipped.swift"
        ),
        Recipe(
            id: "junk",
            archive: "junk.zip",
            extra: { try Data((0..<5_000).map { UInt8($0 % 251) }).write(to: $0.appending(path: "junk.zip")) },
            unreadable: "the archive cannot be read"
        ),
        Recipe(
            id: "zip-bomb",
            archive: "zip-bomb.zip",
            extra: { try Data(count: 100 << 20).write(to: $0.appending(path: "Katas/Counter/Sources/Big.swift")) },
            unreadable: "the archive cannot be unpacked: a file in it is larger than 1 MiB"
        ),
        Recipe(
            id: "tar-bomb",
            archive: "tar-bomb.tar.gz",
            extra: { try Data(count: 100 << 20).write(to: $0.appending(path: "Katas/Counter/Sources/Big.swift")) },
            unreadable: "the archive cannot be unpacked: a file in it is larger than 1 MiB"
        ),
        Recipe(
            id: "crowd",
            archive: "crowd.zip",
            extra: { root in
                for number in 0..<400 { try root.write("", to: "Katas/Counter/Sources/\(number).swift") }
            },
            unreadable: "the archive has more than 300 Swift files"
        ),
        counter(
            "endless-build",
            EndlessCode.declarations + counter(EndlessCode.statements),
            "doesNotCompile"
        ),
        Recipe(
            id: "pipe",
            extra: { root in
                mkfifo(root.appending(path: "Katas/Counter/Sources/Pipe.swift").path, 0o644)
            }
        ),
        Recipe(
            id: "huge",
            extra: { root in
                try Data(repeating: 0x20, count: 2 << 20).write(
                    to: root.appending(path: "Katas/Counter/Sources/Big.swift")
                )
            },
            unreadable: "Big.swift is larger than 1 MiB"
        ),
        counter(
            "reads-the-suites",
            """
            import Foundation
            \(counter("""
                let seen = (try? FileManager.default.contentsOfDirectory(atPath: "\(MiniatureKit.root.path)/Solutions")) ?? []
                if !seen.isEmpty { listener.changed(Tally(value: 1)) }
                """))
            """,
            "suspicious"
        ),
    ]

    static let all = honest + hostile + audit.sample + intake
}

extension Recipe {
    /// One test demands more than the rules: it kills all mutants, and a variant fails it.
    static let tooStrict = Recipe(
        id: "too-strict",
        files: [
            "Counter/Tests/StepperTests.swift": """
            import Testing
            @testable import Counter

            struct StepperTests {
                @Test func `a step is up`() { #expect(Stepper().step(from: 1) > 1) }
                @Test func `a step is one up from any number`() {
                    #expect([-7, 1].map(Stepper().step) == [-6, 2])
                }
            }

            """
        ],
        counter: Expected(green: "notAttempted", passed: 0, bite: "red", killed: 1)
    )
}
