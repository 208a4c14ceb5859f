import Foundation
import KataKit

/// Tests next to the official ones that prove two things: expectations that must fail do fail, and the code that ran
/// was built from this submission. They earn no points.
struct Canaries {
    var kata: Kata
    /// A value in the code of the kata's module. It does not change the module's interface, so the suites need no new
    /// build.
    var stamp: String

    /// The file with the stamp, for the kata's module, by path below `Given`.
    var source: [String: Data] {
        [
            "KataStamp.swift": Data(
                "enum KataStamp {\n    static var value: String { \"\(stamp)\" }\n}\n".utf8
            )
        ]
    }

    /// Reads the canaries for the module of the official suites. Suites run in the order of their names.
    func readTests() throws -> [String: Data] {
        var files: [String: Data] = [
            "Canaries/AAACanaryTests.swift": Data(first.utf8),
            "Canaries/ZZZCanaryTests.swift": Data(last.utf8),
        ]
        // The author's canaries: an `#expect` with `==` for each type that the suites compare. Inside the macro, the
        // compiler can choose a different `==` from the one in a plain comparison.
        let folder = kata.solution.appending(path: "Canaries")
        for (path, data) in folder.exists ? try folder.readFiles() : [:] { files["Canaries/\(path)"] = data }
        return files
    }

    private var first: String {
        """
        import Testing
        @testable import \(kata.name)

        struct AAACanaryTests {
            @Test func `the build is of this submission`() {
                withKnownIssue { #expect(Bool(false), "\\(KataStamp.value)") }
            }

            @Test func `an expectation can fail`() {
                withKnownIssue { #expect(1 == 2) }
                withKnownIssue { #expect(1 != 1) }
                withKnownIssue { #expect(2 < 1) }
                withKnownIssue { #expect(!Bool(true)) }
                withKnownIssue { #expect("a" == "b") }
                withKnownIssue { #expect(Optional<Bool>.none == true) }
                withKnownIssue { #expect(Optional(1) == nil) }
                withKnownIssue { #expect(Optional("a") == Optional("b")) }
                withKnownIssue { #expect(["a"] == ["b"]) }
                withKnownIssue { #expect([1] == [Int]()) }
                withKnownIssue { #expect(["a"].isEmpty) }
                withKnownIssue { #expect([1].contains(2)) }
                withKnownIssue { #expect(["a"].count == 2) }
                withKnownIssue { #expect(throws: (any Error).self) {} }
                withKnownIssue { _ = try #require(Optional<Int>.none) }
                withKnownIssue { try #require(Bool(false)) }
            }
        }

        """
    }

    private var last: String {
        """
        import Testing
        @testable import \(kata.name)

        struct ZZZCanaryTests {
            @Test func `the run came to its end`() {
                withKnownIssue { #expect(Bool(false), "\\(String(KataStamp.value.reversed()))") }
            }
        }

        """
    }

    private var lastWord: String {
        String(stamp.reversed())
    }

    /// Takes the canaries out of a verdict, and makes it suspicious when their messages are not the expected ones.
    func checked(_ verdict: LapVerdict) -> LapVerdict {
        var verdict = verdict
        let isCanary: (TestOutcome) -> Bool = { $0.suite?.hasSuffix("CanaryTests") == true }
        let canaries = verdict.outcomes.filter(isCanary)
        verdict.outcomes.removeAll(where: isCanary)
        guard [.green, .red].contains(verdict.state) else { return verdict }
        verdict.state = verdict.outcomes.allSatisfy { $0.verdict == .passed } ? .green : .red
        if let suspicion = suspicion(about: canaries, hasGivenUp: verdict.outcomes.contains { $0.verdict == .timedOut })
        {
            verdict.state = .suspicious
            verdict.reason = suspicion
        }
        return verdict
    }

    private func suspicion(about canaries: [TestOutcome], hasGivenUp: Bool) -> String? {
        if let hollow = canaries.first(where: { $0.verdict == .failed }) {
            let place = hollow.failures.first?.location.map {
                " (\($0.text(from: kata.officialTests.appending(path: "Canaries"))))"
            }
            return "an expectation that must fail did not fail: '\(hollow.name)'\(place ?? "")"
        }
        let heard = canaries.filter { $0.verdict == .passed }.flatMap(\.known)
        guard heard.contains(where: { $0.contains(stamp) }) else {
            return "the run does not show that it is of this submission's build"
        }
        // After too many hangs, the rest of a kata does not run.
        guard hasGivenUp || heard.contains(where: { $0.contains(lastWord) }) else {
            return "the run does not show that it came to its end"
        }
        guard hasGivenUp || canaries.allSatisfy({ $0.verdict == .passed }) else {
            return "a proof of the run is missing: '\(canaries.first { $0.verdict != .passed }?.name ?? "")'"
        }
        return nil
    }
}
