import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// Which submissions there are, and what they are called.
struct FinderTests: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "finder-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func find(_ names: String...) throws -> [Submission] {
        try SubmissionFinder.find(names.map { folder.appending(path: $0).path })
    }

    @Test func `submissions come in the order of their ids, and no id twice`() throws {
        try folder.write("1", to: "class/bob/Katas/K/Sources/A.swift")
        try folder.write("1", to: "class/alice.zip")
        try folder.write("1", to: "class/alice/Katas/K/Sources/A.swift")
        try folder.write("1", to: "class/.hidden/x")
        try folder.write("1", to: "class/notes.txt")
        let found = try find("class")
        #expect(found.map(\.id) == ["alice", "alice (2)", "bob", "notes.txt"])
        #expect(found.map(\.kind) == [.folder, .zip, .folder, .unknown])
    }

    @Test func `a path to nothing is a misuse`() throws {
        try folder.write("1", to: "empty/.hidden")
        let paths = ["nobody", "empty"].map { folder.appending(path: $0).path }
        for path in paths { #expect(throws: CommandError.self) { try SubmissionFinder.find([path]) } }
    }

    @Test func `an inner folder takes nobody's id, however the class is named`() throws {
        try folder.write("1", to: "class/kata-mallory/kata-zoe/Katas/K/Sources/A.swift")
        try folder.write("1", to: "class/kata-zoe/Katas/K/Sources/A.swift")
        #expect(try find("class").map(\.id) == ["kata-mallory", "kata-zoe"])
        let each = try find("class/kata-mallory", "class/kata-zoe")
        #expect(each.map(\.id) == ["kata-mallory", "kata-zoe"])
        #expect(each.map(\.location.lastPathComponent) == ["kata-mallory", "kata-zoe"])
    }

    @Test func `a number makes no id that another submission has`() throws {
        for name in ["alice.zip", "alice.tar.gz", "alice (2).zip"] { try folder.write("1", to: "class/\(name)") }
        let found = try find("class")
        #expect(found.first { $0.location.lastPathComponent == "alice (2).zip" }?.id == "alice (2)")
        #expect(found.map(\.id) == ["alice", "alice (2)", "alice (3)"])
    }

    @Test func `an id is bounded, and still no other's`() throws {
        let name = String(repeating: "l", count: 230)
        for ending in ["a", "b"] { try folder.write("1", to: "class/\(name)\(ending)/x") }
        let ids = try find("class").map(\.id)
        #expect(Set(ids).count == 2)
        #expect(ids.allSatisfy { $0.count <= 110 })
    }

    @Test func `an archive whose name is a pattern is graded as itself`() throws {
        let launcher = try ProcessLauncher(scratchDirectory: folder)
        for (name, text) in [("bob", "bob's"), ("[b]ob", "mallory's"), ("-b*", "option's"), ("a:b", "host's")] {
            let root = folder.appending(path: "in-\(text)")
            try root.write(text, to: "Katas/K/Sources/A.swift")
            let target = folder.appending(path: "class/\(name)").path
            try FileManager.default.createDirectory(
                at: folder.appending(path: "class"),
                withIntermediateDirectories: true
            )
            try Shell.run(
                "cd \"$1\" && zip -qr ../z.zip . && mv ../z.zip \"$2.zip\" && tar -czf ../t . && mv ../t \"$2.tar.gz\"",
                root.path,
                target
            )
        }
        for submission in try find("class") {
            let files = try submission.read(katas: ["K"], launcher: launcher)["K"]
            let text = files?.sources["A.swift"].map { String(decoding: $0, as: UTF8.self) }
            let name = submission.location.lastPathComponent.replacing(/\.(zip|tar\.gz)$/, with: "")
            #expect(text == ["bob": "bob's", "[b]ob": "mallory's", "-b*": "option's", "a:b": "host's"][name])
        }
    }

    @Test func `why an archive cannot be read is the cause, with the same bytes in each run`() throws {
        let launcher = try ProcessLauncher(scratchDirectory: folder)
        for name in ["junk.zip", "junk.tgz"] { try folder.write("junk", to: name) }
        try folder.write("let a = 1", to: "s/Katas/K/Sources/A.swift")
        let root = folder.appending(path: "s").path
        try Shell.run("cd \"$1\" && zip -qrP secret ../locked.zip . && zip -qr0 ../damaged.zip .", root)
        try Shell.run("perl -pi -e 's/let a/let b/' \"$1\"", folder.appending(path: "damaged.zip").path)
        let causes = [
            "junk.zip": "the archive cannot be read: it is not a zip archive, or not the whole of one",
            "junk.tgz": "the archive cannot be read: gzip: stdin: not in gzip format",
            "locked.zip": "the archive cannot be unpacked: .* unable to get password",
            "damaged.zip": "the archive cannot be unpacked: .*A.swift +bad CRC .*",
        ]
        for (name, cause) in causes {
            let submission = try #require(try find(name).first)
            let errors = (0..<2).map { _ in
                #expect(throws: Unreadable.self) { try submission.read(katas: ["K"], launcher: launcher) }
            }
            #expect(errors[0]?.reason == errors[1]?.reason)
            #expect(try errors[0]?.reason.wholeMatch(of: Regex(cause)) != nil, "\(errors[0]?.reason ?? "")")
        }
    }

    @Test(arguments: ["runs.txt", "lights.txt"])
    func `an archive has what its folder has: names in capitals, and the runs`(runs: String) throws {
        let launcher = try ProcessLauncher(scratchDirectory: folder)
        let files = ["Sources/A.SWIFT": "1", "Tests/B.Swift": "2", runs: "2026-11-24T20:00:00Z red\n"]
        for (path, text) in files { try folder.write(text, to: "s/Katas/K/\(path)") }
        let script = "cd \"$1\" && zip -qr ../a.zip . && tar -czf ../b.tgz ."
        try Shell.run(script, folder.appending(path: "s").path)

        let read = try find("s", "a.zip", "b.tgz").map { try $0.read(katas: ["K"], launcher: launcher)["K"] }

        #expect(read[0]?.runs == ["2026-11-24T20:00:00Z red"])
        #expect(read.allSatisfy { $0 == read[0] }, "\(read)")
    }

    @Test func `folders of an archive may end with a backslash`() throws {
        let launcher = try ProcessLauncher(scratchDirectory: folder)
        let text = #"let a = "\""#
        for name in [#"A.swift"#, #"In\B.swift"#] { try folder.write(text, to: #"s/Katas\K\Sources\\#(name)"#) }
        try Shell.run("cd \"$1\" && zip -qr ../class.zip .", folder.appending(path: "s").path)

        let files = try #require(try find("class.zip")[0].read(katas: ["K"], launcher: launcher)["K"])

        #expect(files.sources == ["A.swift": Data(text.utf8), "In/B.swift": Data(text.utf8)])
    }

    @Test func `members that are patterns, options or doubles are files like others`() throws {
        let launcher = try ProcessLauncher(scratchDirectory: folder)
        let names = ["-x.swift", "[A].swift", "*.swift", "A.swift", "--.swift"]
        for name in names { try folder.write(name, to: "s/Katas/K/Sources/\(name)") }
        let root = folder.appending(path: "s").path
        let script =
            "cd \"$1\" && zip -qr ../class.zip . && tar -cf ../c.tar . && tar -rf ../c.tar . && gzip -c ../c.tar >../class.tgz"
        try Shell.run(script, root)
        for submission in try find("class.zip", "class.tgz") {
            let files = try #require(try submission.read(katas: ["K"], launcher: launcher)["K"])
            #expect(Set(files.sources.values.map { String(decoding: $0, as: UTF8.self) }) == Set(names))
        }
    }

    @Test func `what systems and an LMS put next to submissions is nobody's`() throws {
        for name in ["Thumbs.db", "desktop.ini", "index.html", "__MACOSX/x", ".DS_Store"] {
            try folder.write("1", to: "class/\(name)")
        }
        try folder.write("1", to: "class/alice/Katas/K/Sources/A.swift")
        #expect(try find("class").map(\.id) == ["alice"])
    }

    @Test func `a folder without Katas that holds one archive is that archive`() throws {
        let launcher = try ProcessLauncher(scratchDirectory: folder)
        try folder.write("let a = 1", to: "s/Katas/K/Sources/A.swift")
        for name in ["John Doe_1_file_/work.zip", "two/a.zip", "two/in/b.tgz", "two/c.zip", "none/notes.txt"] {
            try folder.write("", to: "class/\(name)")
        }
        let john = folder.appending(path: "class/John Doe_1_file_").path
        try Shell.run("rm \"$1\"/*; cd \"$2\" && zip -qr \"$1/work.zip\" .", john, folder.appending(path: "s").path)
        let found = try find("class")
        #expect(found.map(\.id) == ["John Doe_1_file_", "none", "two"])

        #expect(try found[0].read(katas: ["K"], launcher: launcher)["K"]?.sources.keys.sorted() == ["A.swift"])
        let none = #expect(throws: Unreadable.self) { try found[1].read(katas: ["K"], launcher: launcher) }
        #expect(none?.reason == "it has no Katas folder")
        let two = #expect(throws: Unreadable.self) { try found[2].read(katas: ["K"], launcher: launcher) }
        #expect(two?.reason == "it has no Katas folder and 2 archives: a.zip, c.zip: leave one")
    }
}
