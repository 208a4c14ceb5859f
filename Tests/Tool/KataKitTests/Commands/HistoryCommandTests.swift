import Foundation
import TestSupport
import Testing

@testable import KataKit

/// `kata history`, after runs that are kept here: nothing is built.
@Suite(.offThePool)
final class HistoryCommandTests {
    let kata: KataCommand
    let code: URL
    let progress: LearnerProgress
    let history: History

    init() throws {
        let fixture = try FixtureKit("history-\(UUID().uuidString)", [.sum])
        kata = KataCommand(in: fixture.root)
        let kit = try Kit(root: fixture.root)
        let sum = try kit.kata(named: "Sum")
        code = try #require(sum.sources.children.first)
        progress = LearnerProgress(of: kit)
        history = History(of: sum, progress)
    }

    deinit {
        try? FileManager.default.removeItem(at: history.kata.root)
    }

    private func run(_ text: String, _ color: Run.Color) throws {
        try Data(text.utf8).write(to: code)
        try history.keep(color)
    }

    @Test func `a run has its green tests, and a long list says how to see all`() throws {
        for number in 1...21 {
            try Data("\(number)".utf8).write(to: code)
            try history.keep(.red, tests: Run.Tests(green: number, total: 23))
        }

        let (some, all) = (try kata("history", "Sum").output, try kata("history", "Sum", "--all").output)

        #expect(some.contains("✘ red  21 of 23  green lap, code\n") && !some.contains("red  1 of 23"), "\(some)")
        #expect(some.contains("All      swift run kata history Sum --all"), "\(some)")
        #expect(all.contains("red  1 of 23   green lap, code") && !all.contains("--all"), "\(all)")
    }

    @Test func `runs of several laps name theirs, and what a command has kept or put back is no run`() throws {
        try run("code", .red)
        try history.kata.folder.write("a test", to: "Tests/Own.swift")
        try history.keep(.green)
        try Data("not yet run".utf8).write(to: code)
        _ = try kata("history", "Sum", "--restore", "1")

        let output = try kata("history", "Sum").output

        #expect(output.hasPrefix("Sum: runs: 2\n"), "\(output)")
        #expect(output.contains("✘ red       green lap, code\n"), "\(output)")
        #expect(output.contains("✔ green     bite lap, tests\n"), "\(output)")
        #expect(output.contains("· put back  tests and code\n"), "\(output)")
    }

    @Test func `a number shows what changed at that run`() throws {
        try run("first\n", .red)
        try run("second\n", .green)

        let output = try kata("history", "2", "Sum").output

        #expect(output.hasPrefix("Sum, 2, "))
        #expect(output.contains("\n-first\n+second\n"))
    }

    @Test func `going back brings the files of a run, and what was there becomes a run first`() throws {
        try run("first", .red)
        try run("second", .green)
        try Data("not yet run".utf8).write(to: code)

        let output = try kata("history", "Sum", "--restore", "1").output

        #expect(try String(contentsOf: code, encoding: .utf8) == "first")
        #expect(
            output == """
                What you had is run 3.
                To get it back: swift run kata history Sum --restore 3
                Katas/Sum is now as it was at run 1.

                """
        )
        let runs = try history.runs()
        #expect(runs.map(\.color) == [.red, .green, .kept, .putBack])
        #expect(try history.files(of: runs[2]).values.contains(Data("not yet run".utf8)))
    }

    @Test func `a run comes back with the tests that were red by then`() throws {
        try progress.remember(seenRed: ["a", "b"], in: history.kata)
        try run("first", .red)
        _ = try kata("reset", "Sum")
        #expect(progress.seenRed(in: history.kata) == [])

        _ = try kata("history", "Sum", "--restore", "1")

        #expect(progress.seenRed(in: history.kata) == ["a", "b"])
    }

    @Test(arguments: [
        ["history", "Sum", "3"], ["history", "Sum", "--restore", "0"], ["history", "Sum", "--restore", "x"],
    ])
    func `a run that is not there is misuse`(words: [String]) throws {
        try run("first", .red)

        let result = try kata(words)

        #expect(result.errors == "kata: Sum has no run \(words.last ?? ""): see 'kata history Sum'\n")
        #expect(result.code == 64)
        #expect(try String(contentsOf: code, encoding: .utf8) == "first")
    }
}
