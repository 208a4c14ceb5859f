import Foundation

/// What only the code of tests shows: tests that compile and do not run.
package struct OwnTestCode {
    private struct File {
        let path: String
        let text: SourceText

        func warning(at part: Substring, _ message: String) -> Diagnostic {
            let place = text.place(of: part)
            return Diagnostic(file: path, line: place.line, column: place.column, severity: .warning, message: message)
        }
    }

    private let files: [File]

    /// - Parameter tests: by path from the folder.
    package init(_ tests: [String: Data], in folder: URL) {
        files = tests.sorted { $0.key < $1.key }.map { path, data in
            File(path: folder.appending(path: path).path, text: SourceText(data.text))
        }
    }

    /// - Parameter tests: those that Swift Testing found.
    func warnings(about tests: [TestOutcome]) -> [Diagnostic] {
        testsOfOthers
            + files.flatMap { file in
                let testCases = file.text.declarations(["class"]).filter { $0.rest.contains(/^\s*:.*\bXCTestCase\b/) }
                // Then what is in the file is XCTest's.
                guard testCases.isEmpty else {
                    return testCases.map { file.warning(at: $0.name, "'\($0.name)' is an XCTestCase") }
                }
                let functions = functions(in: file, found: tests)
                let assertion = assertion(in: file)
                let silent = assertion.isEmpty ? silentTests(in: file) : []
                return assertion
                    + functions.map { file.warning(at: $0.name, "'\($0.name)' is not a test, and no test calls it") }
                    + silent.map { file.warning(at: $0.name, "'\($0.name)' has no #expect") }
                    + hastyTests(in: file).map {
                        file.warning(at: $0.name, "'\($0.name)' ends before its task: make it async, and await that")
                    }
            }
    }

    /// The first place in each file with a name of another lap's code.
    func warnings(aboutTestsOf lap: LapID, _ code: [String: Data]) -> [Diagnostic] {
        let types = code.values.flatMap { SourceText($0.text).declarations(["class", "enum", "protocol", "struct"]) }
        return files.compactMap { file in
            let places = types.compactMap { file.text.code.firstRange(ofWord: $0.name) }
            return places.min { $0.lowerBound < $1.lowerBound }.map { place in
                let name = file.text.code[place]
                let folder = lap.folder.path(from: lap.kata.root)
                return file.warning(
                    at: name,
                    "'\(name)' is code of the \(lap.lap.title): move its tests into \(folder)"
                )
            }
        }
    }

    /// The code in each of these tests, without comments and blanks, by ``TestOutcome/title``. Where it is not known, that of no
    /// other test is the same.
    func bodies(of tests: [TestOutcome]) -> [String: UInt64] {
        let functions = testFunctions
        return tests.reduce(into: [:]) { bodies, test in
            bodies[test.title] = ["": Data((test.body(in: functions) ?? test.title).utf8)].fingerprint()
        }
    }

    /// Those of these tests that are the same in both, by ``TestOutcome/title``.
    func shared(_ tests: [TestOutcome], with other: OwnTestCode) -> Set<String> {
        let (mine, others) = (testFunctions, other.testFunctions)
        let shared = tests.filter { test in test.body(in: mine).map { $0 == test.body(in: others) } == true }
        return Set(shared.map(\.title))
    }

    private var testFunctions: [SourceText.Declaration] {
        files.flatMap { $0.text.declarations(["func"]) }.filter { $0.attributes.contains("@Test") }
    }

    /// The first assertion of XCTest.
    private func assertion(in file: File) -> [Diagnostic] {
        guard file.text.imports().contains(where: { $0.module == "XCTest" }),
            let name = file.text.code.firstMatch(of: /\b(XCTAssert\w*|XCTFail)\s*\(/)?.output.1
        else { return [] }
        return [file.warning(at: name, "'\(name)' is an assertion of XCTest")]
    }

    /// Functions that look like tests: they have an expectation or, where there is no test at all, a name like XCTest's.
    private func functions(in file: File, found tests: [TestOutcome]) -> [SourceText.Declaration] {
        file.text.declarations(["func"]).filter { function in
            let isLikeTest = function.expects || tests.isEmpty && function.name.hasPrefix("test")
            let isTest = function.attributes.contains("@Test") || tests.contains { $0.runs(function) }
            return isLikeTest && !isTest && !isUsed(function.name)
        }
    }

    /// Tests that Swift Testing counts to another module, whose type they extend. So no run of these tests has them.
    package var testsOfOthers: [Diagnostic] {
        let types = files.flatMap { $0.text.declarations(["actor", "class", "enum", "struct", "typealias"]) }.map(
            \.name
        )
        let advice = "it is in an extension of a type of the kata, so give it a suite of its own"
        return files.flatMap { file in
            file.text.declarations(["extension"]).filter { !types.contains($0.name) }.compactMap(\.body)
                .flatMap { $0.matches(of: /@(?:Testing\.)?Test\b(?s:.*?)\bfunc\s+(?:`([^`\n]+)`|(\w+))/) }
                .compactMap { $0.output.1 ?? $0.output.2 }
                .map { file.warning(at: $0, "'\($0)' does not run here: \(advice)") }
        }
    }

    /// Tests without an expectation, also in the functions that they call.
    private func silentTests(in file: File) -> [SourceText.Declaration] {
        let helpers = files.flatMap { $0.text.declarations(["func", "init"]) }.filter(\.expects)
        return file.text.declarations(["func"]).filter { test in
            let calls = helpers.contains { test.body?.count(ofWord: $0.name) ?? 0 > 0 }
            return test.attributes.contains("@Test") && !test.expects && !calls
        }
    }

    /// Tests with an expectation in a task or on a queue that they cannot wait for.
    private func hastyTests(in file: File) -> [SourceText.Declaration] {
        file.text.declarations(["func"]).filter { test in
            let starts =
                test.body?.matches(
                    of: /(?:\bTask(?:\.detached)?|\.async(?:After)?)\s*(?:\((?:[^()]|\([^()]*\))*\)\s*)?(?=\{)/
                ) ?? []
            let blocks = starts.compactMap { file.text.body(from: $0.range.upperBound) }
            return test.attributes.contains("@Test") && !test.rest.contains(/\basync\b/)
                && blocks.contains { $0.contains(/#(expect|require)\b/) }
        }
    }

    /// Whether the name is also outside of its declaration.
    private func isUsed(_ name: Substring) -> Bool {
        files.reduce(0) { $0 + $1.text.code[...].count(ofWord: name) } > 1
    }
}

extension TestOutcome {
    /// The code of the one function that it runs, without blanks; nil if there is not one.
    fileprivate func body(in functions: [SourceText.Declaration]) -> String? {
        let found = functions.filter(runs).compactMap(\.body)
        return found.count == 1 ? found[0].split(whereSeparator: \.isWhitespace).joined(separator: " ") : nil
    }

    fileprivate func runs(_ function: SourceText.Declaration) -> Bool {
        ["/\(function.name)(", ".\(function.name)(", "`\(function.name)`"].contains { id.contains($0) }
    }
}

extension SourceText.Declaration {
    fileprivate var expects: Bool { body?.contains(/#(?:expect|require)\b|\bconfirmation\b|Issue\.record\b/) == true }
}
