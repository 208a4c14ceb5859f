import Foundation
import TestSupport
import Testing

@testable import KataKit

/// `kata history`, after runs that are noted here: nothing is built.
@Suite(.offThePool)
final class HistoryCommandTests {
    let kata: KataCommand
    let code: URL
    let moments: Moments

    init() throws {
        let kit = try FixtureKit("history-\(UUID().uuidString)", [.sum])
        kata = KataCommand(in: kit.root)
        let sum = try Kit(root: kit.root).kata(named: "Sum")
        code = try #require(sum.sources.children.first)
        moments = Moments(
            kata: sum,
            launcher: try ProcessLauncher(scratchDirectory: kit.root.appending(path: ".build"))
        )
    }

    deinit {
        try? FileManager.default.removeItem(at: moments.kata.root)
    }

    private func run(_ text: String, _ light: Light) throws {
        try Data(text.utf8).write(to: code)
        try moments.note(light)
    }

    @Test func `without a run it says which command makes the first light`() throws {
        #expect(try kata("history", "Sum").output == "No light yet: swift run kata test Sum\n")
    }

    @Test func `it shows the lights in a row, then each with its number and what changed`() throws {
        try run("first", .red)
        try run("second", .green)
        try run("third", .green)

        let output = try kata("history", "Sum").output

        #expect(output.hasPrefix("Sum: lights: 3\n\n  ✘✔↻\n\n"))
        #expect(output.contains(#/\n    2  \d\d-\d\d \d\d:\d\d  ✔ green        code\n/#))
        #expect(output.contains(#/\n    3  \d\d-\d\d \d\d:\d\d  ↻ refactoring  code\n/#))
    }

    @Test func `a number shows what changed at that light`() throws {
        try run("first\n", .red)
        try run("second\n", .green)

        let output = try kata("history", "2", "Sum").output

        #expect(output.hasPrefix("Sum, 2, "))
        #expect(output.contains("\n-first\n+second\n"))
    }

    @Test func `going back brings the files of a light, and what was there becomes a light first`() throws {
        try run("first", .red)
        try run("second", .green)
        try Data("not yet run".utf8).write(to: code)

        let output = try kata("history", "Sum", "--restore", "1").output

        #expect(try String(contentsOf: code, encoding: .utf8) == "first")
        #expect(output == "Katas/Sum is now as it was at light 1. What you had is light 3.\n")
        let all = try moments.all()
        let kept = try moments.files(at: all[2], of: all).values.contains(Data("not yet run".utf8))
        #expect(kept)
    }

    @Test(arguments: [
        ["history", "Sum", "3"], ["history", "Sum", "--restore", "0"], ["history", "Sum", "--restore", "x"],
    ])
    func `a light that is not there is misuse`(words: [String]) throws {
        try run("first", .red)

        let result = try kata(words)

        #expect(result.errors == "kata: Sum has no light \(words.last ?? ""): choose from 1 to 1\n")
        #expect(result.code == 64)
        #expect(try String(contentsOf: code, encoding: .utf8) == "first")
    }
}
