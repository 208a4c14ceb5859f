import TestSupport

extension FixtureKit {
    private static let answer42 = "func answer() -> Int { 42 }\n"
    private static let expect42 = "#expect(answer() == 42)"

    /// A kata for each outcome of a build that succeeds.
    static let outcomes = [
        FixtureKata(
            name: "Green",
            source: answer42,
            starter: "",
            tests: [("it answers", expect42), ("it answers twice", expect42)]
        ),
        FixtureKata(
            name: "Red",
            source: "func answer() -> Int { 41 }\n",
            starter: "",
            tests: [
                ("it answers", "#expect(answer() > 0)"),
                ("a sum (1 + 1?) is [right] ^every$ time*", "#expect(answer() == 42, \"the answer should be right\")"),
            ]
        ),
        FixtureKata(
            name: "Crash",
            source: "func answer() -> Int { 42 }\nfunc crash() { fatalError(\"nobody expects this\") }\n",
            starter: "",
            tests: [
                ("it answers", expect42),
                ("a crash (in the middle)? .*", "crash()"),
                ("it answers after the crash", expect42),
            ]
        ),
        FixtureKata(
            name: "Overflow",
            source: """
                func answer() -> Int {
                    var number: UInt8 = 200
                    for _ in 0..<1 {
                        number += 100
                    }
                    return Int(number)
                }

                """,
            starter: "",
            tests: [("it answers", expect42)]
        ),
        FixtureKata(
            name: "Index",
            source: "func answer() -> Int {\n    let numbers: [Int] = []\n    return numbers[3]\n}\n",
            starter: "",
            tests: [("it answers", expect42)]
        ),
        FixtureKata(
            name: "Cast",
            source: "func answer() -> Int {\n    let number: Any = \"42\"\n    return number as! Int\n}\n",
            starter: "",
            tests: [("it answers", expect42)]
        ),
        FixtureKata(
            name: "Unowned",
            source: """
                final class Box {
                    var number = 42
                }

                func answer() -> Int {
                    var box: Box? = Box()
                    unowned let reference = box ?? Box()
                    box = nil
                    return reference.number
                }

                """,
            starter: "",
            tests: [("it answers", expect42)]
        ),
        FixtureKata(
            name: "Recursion",
            source: "struct Node {\n    var number: Int { other + 1 }\n    var other: Int { number - 1 }\n}\n\n"
                + "func answer() -> Int { Node().number }\n",
            starter: "",
            tests: [("it answers", expect42)]
        ),
        FixtureKata(
            name: "CrashCase",
            source: "func answer(_ number: Int) -> Int { [42, 42][number] }\n",
            starter: "",
            tests: [],
            named: ["each answers"],
            suite: "    @Test(arguments: 0...3) func `each answers`(number: Int) { #expect(answer(number) == 42) }\n"
        ),
        FixtureKata(
            name: "Loop",
            source: "func answer() -> Int {\n    var number = 0\n    while number < 42 { number = (number + 1) % 41 }\n"
                + "    return number\n}\n",
            starter: "",
            tests: [("it answers", expect42)]
        ),
        FixtureKata(
            name: "Continuation",
            source: """
                nonisolated(unsafe) var kept: CheckedContinuation<Int, Never>?

                func answer() async -> Int {
                    await withCheckedContinuation { kept = $0 }
                }

                """,
            starter: "",
            tests: [],
            named: ["it answers"],
            suite: "    @Test func `it answers`() async { #expect(await answer() == 42) }\n"
        ),
        FixtureKata(
            name: "Leak",
            source: "func answer() async -> Int {\n"
                + "    await withCheckedContinuation { (_: CheckedContinuation<Int, Never>) in }\n}\n",
            starter: "",
            tests: [],
            named: ["it answers"],
            suite: "    @Test func `it answers`() async { #expect(await answer() == 42) }\n"
        ),
        FixtureKata(
            name: "SlowHangs",
            source: "import Foundation\n\nfunc answer() -> Int { while true { sleep(1) } }\n",
            starter: "",
            tests: [("one", expect42), ("two", expect42), ("three", "#expect(Bool(true))")]
        ),
        FixtureKata(
            name: "Prints",
            source: """
                func answer(_ number: Int) -> Int {
                    print("asked for \\(number)")
                    for line in 1...30 where number == 2 { print("line \\(line)") }
                    return number == 1 ? 42 : 41
                }

                """,
            starter: "",
            tests: [
                ("it answers", "#expect(answer(1) == 42)"), ("it answers twice", "#expect(answer(2) == 42)"),
                ("it answers again", "#expect(answer(3) == 42)"),
            ]
        ),
        FixtureKata(
            name: "PrintsAndCrashes",
            source: "func answer() -> Int {\n    print(\"before\")\n    fatalError(\"no\")\n}\n",
            starter: "",
            tests: [("it answers", expect42)]
        ),
        FixtureKata(
            name: "Table",
            source: "func answer() -> Int { 41 }\n",
            starter: "",
            tests: [],
            named: ["each answers"],
            suite: """
                    @Test(arguments: 1...8) func `each answers`(number: Int) {
                        #expect(answer() == 42, "the answer should be 42")
                    }

                """
        ),
        FixtureKata(
            name: "ExitZero",
            source: "import Foundation\nfunc answer() -> Int { exit(0) }\n",
            starter: "",
            tests: [("it answers", expect42), ("it answers twice", expect42)]
        ),
        FixtureKata(
            name: "AtExit",
            source: "import Foundation\nfunc answer() -> Int {\n    atexit { _exit(0) }\n    return 41\n}\n",
            starter: "",
            tests: [("it answers", expect42)]
        ),
        FixtureKata(
            name: "Hang",
            source: "import Foundation\n\nfunc answer() -> Int { while true { sleep(1) } }\n",
            starter: "",
            tests: [("it answers", expect42), ("it stands", "#expect(Bool(true))")]
        ),
        FixtureKata(
            name: "Hangs",
            source: "import Foundation\n\nfunc answer() -> Int { while true { sleep(1) } }\n",
            starter: "",
            tests: [("one", expect42), ("two", expect42), ("three", expect42), ("four", expect42)]
        ),
        FixtureKata(name: "NoTests", source: answer42, starter: "", tests: [], named: ["it answers"]),
        FixtureKata(
            name: "Grown",
            source: answer42,
            starter: "",
            tests: [("it answers", expect42), ("it is free", "#expect(Bool(true))")],
            named: ["it answers"]
        ),
        FixtureKata(
            name: "Slow",
            source: """
                import Foundation

                func answer() -> Int {
                    Thread.sleep(forTimeInterval: 1.2)
                    return 42
                }

                """,
            starter: "",
            tests: [("one", expect42), ("two", expect42), ("three", expect42), ("four", expect42)]
        ),
        FixtureKata(
            name: "Forger",
            source: """
                import Foundation

                func answer() -> Int {
                    let pipe = CommandLine.arguments.first { $0.hasSuffix("/events") } ?? findPipe()
                    let events = FileHandle(forWritingAtPath: pipe)
                    let end = #"{"kind":"event","payload":{"kind":"runEnded"}}"#
                    events?.write(Data("\\(end)\\n".utf8))
                    exit(0)
                }

                private func findPipe() -> String {
                    let folder = FileManager.default.temporaryDirectory.deletingLastPathComponent()
                    return folder.appending(path: "events").path
                }

                """,
            starter: "",
            tests: [("it answers", expect42)]
        ),
        FixtureKata(
            name: "Shrunk",
            source: answer42,
            starter: "",
            tests: [("it answers", expect42)],
            named: ["it answers", "it answers twice"]
        ),
    ]
}
