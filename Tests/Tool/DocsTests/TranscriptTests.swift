import Testing

struct TranscriptTests {
    @Test(
        arguments: [
            (["one", "…", "three"], "one\ntwo\nthree\n"),
            (["…", "b", "…", "b"], "a\nb\nb\n"),
            (["passed after 0.001 seconds.", "about 5 s"], "passed after 12.5 seconds.\nabout 20 s\n"),
            (["/home/you/katas/Tests/ATests.swift:3:1"], "Tests/ATests.swift:3:1\n"),
            (["a … c"], "a b c\n"),
            (["done"], "Building for debugging...\n[1/2] Compiling A.swift\nBuild complete! (1.2s)\n\ndone\n"),
        ]
    )
    func `what a command printed fits`(lines: [String], output: String) {
        #expect(Transcript(lines).mismatch(with: output) == nil)
    }

    @Test(
        arguments: [
            (["one"], "one\ntwo\n", "expected: the end"),
            (["two"], "one\ntwo\n", "expected: two"),
            (["one", "…", "four"], "one\ntwo\n", "expected: four"),
            (["a … c"], "a b d\n", "expected: a … c"),
            (["Tests/A.swift:3:1"], "Tests/A.swift:4:1\n", "expected: Tests/A.swift:3:1"),
        ]
    )
    func `what a command did not print is found`(lines: [String], output: String, expected: String) throws {
        let mismatch = try #require(Transcript(lines).mismatch(with: output))
        #expect(mismatch.hasPrefix(expected + "\n"))
    }
}
