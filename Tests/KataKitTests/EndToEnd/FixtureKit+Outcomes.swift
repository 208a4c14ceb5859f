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
