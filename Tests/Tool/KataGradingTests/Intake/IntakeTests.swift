import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// What grading takes from a submission, and what it leaves out.
struct IntakeTests: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "intake-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func read(_ name: String = "s") throws -> SubmittedFiles {
        try #require(try SubmissionReader.read(folder.appending(path: name), katas: ["K"])["K"])
    }

    @Test func `only the learner's own Swift files are taken`() throws {
        let root = folder.appending(path: "s")
        for path in [
            "Package.swift", "Tests/KTests/Suite.swift", "Katas/K/Sources/A.swift", "Katas/K/Sources/In/B.swift",
            "Katas/K/Sources/Given/G.swift", "Katas/K/Given/H.swift", "Katas/K/Sources/notes.md",
            "Katas/K/Sources/.hidden.swift",
            "Katas/K/Tests/T.swift", "Katas/Other/Sources/X.swift",
        ] {
            try root.write("// \(path)", to: path)
        }
        let submitted = try read()
        #expect(submitted.sources.keys.sorted() == ["A.swift", "Given/G.swift", "In/B.swift"])
        #expect(submitted.tests.keys.sorted() == ["T.swift"])
        #expect(submitted.leftOut == [])
    }

    @Test func `links and what is not a file are left out, and listed`() throws {
        let root = folder.appending(path: "s")
        try root.write("// secret", to: "../secret.swift")
        try root.write("// a", to: "Katas/K/Sources/A.swift")
        let sources = root.appending(path: "Katas/K/Sources")
        try FileManager.default.createSymbolicLink(
            at: sources.appending(path: "L.swift"),
            withDestinationURL: folder.appending(path: "secret.swift")
        )
        mkfifo(sources.appending(path: "P.swift").path, 0o644)
        let submitted = try read()
        #expect(submitted.sources.keys.sorted() == ["A.swift"])
        #expect(
            submitted.leftOut == [
                "Katas/K/Sources/L.swift: a symbolic link", "Katas/K/Sources/P.swift: not a regular file",
            ]
        )
    }

    @Test func `what counts from the kit is named where a submission has another version of it`() throws {
        let ofKit = ["Katas/K/Given/G.swift", "Tests/KTests/S.swift", "Tests/KTests/T.swift", "Package.swift"]
        for path in ofKit + ["Katas/K/Sources/A.swift"] { try folder.write("let a = 1\n", to: "s/\(path)") }
        try folder.write("let a =\t1\r\n", to: "s/Tests/KTests/T.swift")
        try folder.write("let b = 1\n", to: "s/Tests/KTests/S.swift")
        let files = Dictionary(
            uniqueKeysWithValues: (ofKit + ["Tests/KTests/U.swift"]).map { ($0, Data("let a = 1\n".utf8)) }
        )

        let submitted = try SubmissionReader.read(folder.appending(path: "s"), katas: ["K"], instead: ["K": files])["K"]

        #expect(submitted?.leftOut(of: .green) == ["Tests/KTests/S.swift: differs from the kit, whose own file counts"])
        #expect(submitted?.leftOut(of: .bite) == [])
    }

    @Test(arguments: ["alice/Katas", "alice/a/b/Katas"])
    func `the nearest Katas folder counts`(path: String) throws {
        try folder.write("1", to: "\(path)/K/Sources/A.swift")
        #expect(try read("alice").sources.count == 1)
    }

    @Test func `two Katas folders are an error`() throws {
        for name in ["a", "b"] { try folder.write("1", to: "s/\(name)/Katas/K/Sources/A.swift") }
        let error = #expect(throws: Unreadable.self) { try read() }
        #expect(error?.reason == "it has more than one Katas folder")
    }
}
