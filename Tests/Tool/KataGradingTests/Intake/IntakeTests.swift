import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// What grading takes from a submission, under which names, and what it leaves out.
struct IntakeTests: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "intake-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func read(_ name: String = "s", instead files: [String: Data] = [:]) throws -> SubmittedFiles {
        let place = folder.appending(path: name)
        return try #require(try SubmissionReader.read(place, katas: ["K"], instead: ["K": files])["K"])
    }

    @Test func `only the learner's own Swift files are taken`() throws {
        for path in [
            "Package.swift", "Tests/KTests/Suite.swift", "Katas/K/Sources/A.swift", "Katas/K/Sources/In/B.swift",
            "Katas/K/Sources/Given/G.swift", "Katas/K/Given/H.swift", "Katas/K/Sources/notes.md",
            "Katas/K/Sources/.hidden.swift",
            "Katas/K/Tests/T.swift", "Katas/Other/Sources/X.swift",
            "Attacks/K/a-tap-is-lost.swift", "Attacks/K/Sources/A.swift", "Attacks/K/<b>.swift",
        ] {
            try folder.write("// \(path)", to: "s/\(path)")
        }
        let submitted = try read()
        let taken = ["Sources/A.swift", "Sources/Given/G.swift", "Sources/In/B.swift", "Tests/T.swift"]
        #expect(submitted.all.keys.sorted() == taken)
        #expect(submitted.leftOut == [])
        #expect(submitted.attacks == ["a-tap-is-lost"])
    }

    @Test func `links and what is not a file are left out, and listed`() throws {
        try folder.write("// secret", to: "secret.swift")
        try folder.write("// a", to: "s/Katas/K/Sources/A.swift")
        let kata = folder.appending(path: "s/Katas/K")
        for (link, target) in [("Sources/L.swift", "secret.swift"), ("Tests", ".")] {
            try FileManager.default.createSymbolicLink(
                at: kata.appending(path: link),
                withDestinationURL: folder.appending(path: target)
            )
        }
        mkfifo(kata.appending(path: "Sources/P.swift").path, 0o644)
        let submitted = try read()
        #expect(submitted.all.keys.sorted() == ["Sources/A.swift"])
        let links = ["Sources/L.swift", "Tests"].map { "Katas/K/\($0): a symbolic link" }
        #expect(submitted.leftOut.sorted() == [links[0], "Katas/K/Sources/P.swift: not a regular file", links[1]])
    }

    @Test func `a list of what was left out is short`() throws {
        for number in 0..<100 {
            try folder.write("\(number)", to: "s/Tests/KTests/\(number).swift")
            try folder.write("", to: "s/Katas/K/Sources/A.swift")
        }
        let ofKit = (0..<100).map { ("Tests/KTests/\($0).swift", Data("x".utf8)) }
        let submitted = try read(instead: Dictionary(uniqueKeysWithValues: ofKit))
        #expect(submitted.leftOut.count == 11)
        #expect(submitted.leftOut.last == "90 more")
    }

    @Test func `what counts from the kit is named where a submission has another version of it`() throws {
        let ofKit = ["Katas/K/Given/G.swift", "Tests/KTests/S.swift", "Tests/KTests/T.swift", "Package.swift"]
        for path in ofKit + ["Katas/K/Sources/A.swift"] { try folder.write("let a = 1\n", to: "s/\(path)") }
        try folder.write("\u{FEFF}let a =\t1\r\n", to: "s/Tests/KTests/T.swift")
        try folder.write("let b = 1\n", to: "s/Tests/KTests/S.swift")
        let files = (ofKit + ["Tests/KTests/U.swift"]).map { ($0, Data("let a = 1\n".utf8)) }

        let submitted = try read(instead: Dictionary(uniqueKeysWithValues: files))

        #expect(submitted.leftOut == ["Tests/KTests/S.swift: differs from the kit, whose own file counts"])
    }

    @Test(arguments: ["alice/Katas/K", "alice/a/b/Katas/K", "alice/katas/k"])
    func `the nearest Katas folder counts, and a name in another case`(path: String) throws {
        try folder.write("1", to: "\(path)/Sources/A.swift")
        #expect(try read("alice").all.count == 1)
    }

    /// The superuser can read each folder.
    @Test(.enabled(if: geteuid() != 0), arguments: ["s/Katas", "s/Katas/K", "s/Katas/K/Tests/First"])
    func `a folder that cannot be read is not one without files`(path: String) throws {
        try folder.write("1", to: "s/Katas/K/Tests/First/A.swift")
        let file = folder.appending(path: path).path
        chmod(file, 0)
        defer { chmod(file, 0o755) }
        let error = #expect(throws: Unreadable.self) { try read() }
        #expect(error?.reason.hasSuffix("cannot be read") == true)
    }

    @Test func `two Katas folders are an error`() throws {
        for name in ["a", "b"] { try folder.write("1", to: "s/\(name)/Katas/K/Sources/A.swift") }
        let error = #expect(throws: Unreadable.self) { try read() }
        #expect(error?.reason == "it has more than one Katas folder")
    }

    @Test(arguments: [
        ("A.swift", true), ("In Deep/B+C_d-e (1).swift", true), ("F.swift/x.swift", true), ("-x.swift", true),
        ("한글/Jo's ü.swift", true), ("a\"b.swift", false), ("a\\b.swift", false), ("a\nb.swift", false),
        (String(repeating: "a", count: 101) + ".swift", false),
        (Array(repeating: String(repeating: "f", count: 90), count: 6).joined(separator: "/") + "/A.swift", false),
    ])
    func `a name that some build does not accept is left out, and said`(path: String, isTaken: Bool) throws {
        try folder.write("1", to: "s/Katas/K/Sources/\(path)")

        let submitted = try read()

        #expect(submitted.all.keys.contains("Sources/\(path)") == isTaken)
        let reason = "not every build accepts this name: rename the file"
        #expect(submitted.leftOut.allSatisfy { $0.hasSuffix(reason) } && submitted.leftOut.isEmpty == isTaken)
    }
}
