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
        ] {
            try folder.write("// \(path)", to: "s/\(path)")
        }
        let submitted = try read()
        let taken = ["Sources/A.swift", "Sources/Given/G.swift", "Sources/In/B.swift", "Tests/T.swift"]
        #expect(submitted.all.keys.sorted() == taken)
        #expect(submitted.leftOut == [])
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
        let leftOut = ["Katas/K/Sources/L.swift: a symbolic link", "Katas/K/Sources/P.swift: not a regular file"]
        #expect(submitted.leftOut(of: .green) == leftOut)
        #expect(submitted.leftOut(of: .bite) == ["Katas/K/Tests: a symbolic link"])
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
        try folder.write("let a =\t1\r\n", to: "s/Tests/KTests/T.swift")
        try folder.write("let b = 1\n", to: "s/Tests/KTests/S.swift")
        let files = (ofKit + ["Tests/KTests/U.swift"]).map { ($0, Data("let a = 1\n".utf8)) }

        let submitted = try read(instead: Dictionary(uniqueKeysWithValues: files))

        #expect(submitted.leftOut(of: .green) == ["Tests/KTests/S.swift: differs from the kit, whose own file counts"])
        #expect(submitted.leftOut(of: .bite) == [])
    }

    @Test(arguments: ["alice/Katas", "alice/a/b/Katas"])
    func `the nearest Katas folder counts`(path: String) throws {
        try folder.write("1", to: "\(path)/K/Sources/A.swift")
        #expect(try read("alice").all.count == 1)
    }

    @Test func `two Katas folders are an error`() throws {
        for name in ["a", "b"] { try folder.write("1", to: "s/\(name)/Katas/K/Sources/A.swift") }
        let error = #expect(throws: Unreadable.self) { try read() }
        #expect(error?.reason == "it has more than one Katas folder")
    }

    // MARK: Names

    /// The paths below `Sources` that a build gets, by the text of the file.
    private func taken(_ paths: [String]) throws -> [String: String] {
        for (number, path) in paths.enumerated() { try folder.write("\(number)", to: "s/Katas/K/Sources/\(path)") }
        let files = try read().all.below("Sources")
        return Dictionary(uniqueKeysWithValues: files.map { (String(decoding: $1, as: UTF8.self), $0) })
    }

    @Test(arguments: [
        ["A.swift", "In Deep/B+C_d-e.swift", "F.swift/x.swift", "-x.swift", "Renamed.swift"],
        // Two files of one name do not compile, so they keep it.
        ["a/A.swift", "b/A.swift", "main.swift"],
    ])
    func `a name that can be used stays`(paths: [String]) throws {
        #expect(Set(try taken(paths).values) == Set(paths))
    }

    @Test(arguments: [
        ["a\"b.swift", "a$b.swift", "[a].swift", "*.swift", "a;b.swift", "a\nb.swift"],
        ["a$.swift", "a_.swift/x.swift"],
        ["View.swift", "VIEW.swift", "In/view.swift"],
        ["\u{E9}.swift", "e\u{301}.swift"],
        ["ünï 1.swift", "renamed-1.swift", "Renamed-2.swift"],
        [String(repeating: "a", count: 240) + ".swift", String(repeating: "é", count: 110) + ".swift"],
        [String(repeating: "folder/", count: 11) + "A.swift", String(repeating: "x", count: 240) + "/A$.swift"],
        // A path of a Mac has at most 1,024 bytes.
        [Array(repeating: String(repeating: "f", count: 90), count: 6).joined(separator: "/") + "/A.swift"],
    ])
    func `names that break or collide become names of ours, and no file is lost`(paths: [String]) throws {
        // A Mac's file system does not keep apart what is only written differently.
        #if os(macOS)
            if Set(paths.map { $0.lowercased() }).count < paths.count { return }
        #endif
        let taken = try taken(paths)
        #expect(taken.count == paths.count)
        #expect(Set(taken.values.map { $0.lowercased() }).count == paths.count)
        for path in taken.values {
            #expect(path.hasSuffix(".swift"))
            #expect(path.utf8.allSatisfy { $0 < 128 } && !path.contains { "$[]*\"\n".contains($0) })
            #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 100 })
            #expect(path.utf8.count <= 420)
            let folders = path.split(separator: "/").dropLast()
            #expect(!taken.values.contains(folders.joined(separator: "/")))
        }
    }

    @Test func `a file that gets another name stays in its lap, and a text gets the learner's own paths back`() {
        var paths = SandboxPaths()
        let own = ["Sources/é.swift", "Sources/First/renamed-1.swift", "Tests/b$/A.SWIFT"]
        let new = ["Sources/renamed-1.swift", "Sources/First/renamed-2.swift", "Tests/renamed-3.SWIFT"]
        #expect(own.map { paths.path(for: $0) } == new)
        let texts = [
            "Katas/K/Sources/renamed-1.swift:1:2: error: no", "K/renamed-3.SWIFT:7: Fatal error",
            "/renamed-2.swift /renamed-1.swift", "Katas/K/Sources/renamed-10.swift:1:2", "renamed-1.swift",
        ]
        #expect(
            texts.map(paths.restored) == [
                "Katas/K/Sources/é.swift:1:2: error: no", "K/b$/A.SWIFT:7: Fatal error",
                "/renamed-1.swift /é.swift", "Katas/K/Sources/renamed-10.swift:1:2", "renamed-1.swift",
            ]
        )
    }
}
