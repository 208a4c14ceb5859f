import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// A learner's names for files and folders, whatever they are, become names that every build accepts.
struct PathTests: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "paths-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The paths below `Sources` that a build gets, by the text of the file.
    private func taken(_ paths: [String]) throws -> [String: String] {
        for (number, path) in paths.enumerated() { try folder.write("\(number)", to: "Katas/K/Sources/\(path)") }
        let files = try #require(try SubmissionReader.read(folder, katas: ["K"])["K"]).sources
        return Dictionary(
            uniqueKeysWithValues: files.map { path, data in (String(decoding: data, as: UTF8.self), path) }
        )
    }

    @Test func `a name that can be used stays, also for a folder that is called like a file`() throws {
        let paths = ["A.swift", "In Deep/B+C_d-e.swift", "F.swift/x.swift", "-x.swift", "Renamed.swift"]
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

    @Test func `two files of one name keep it, because they do not compile`() throws {
        let paths = ["a/A.swift", "b/A.swift", "main.swift"]
        #expect(Set(try taken(paths).values) == Set(paths))
    }

    @Test func `a text gets the learner's own paths back`() {
        var paths = SandboxPaths()
        #expect(
            ["é.swift", "renamed-1.swift", "b$/A.SWIFT"].map { paths.path(for: $0) }
                == ["renamed-1.swift", "renamed-2.swift", "renamed-3.SWIFT"]
        )
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

    @Test func `a list of what was left out is short`() throws {
        let sources = folder.appending(path: "Katas/K/Sources")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        for number in 0..<100 {
            let link = sources.appending(path: "\(number).swift")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
        }
        let files = try #require(try SubmissionReader.read(folder, katas: ["K"])["K"])
        #expect(files.leftOut.count == 11)
        #expect(files.leftOut.last == "90 more")
    }
}
