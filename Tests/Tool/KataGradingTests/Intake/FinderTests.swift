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

    @Test(arguments: [
        (["bob/x", "alice.zip", "alice/x", ".hidden/x", "notes.txt"], ["alice", "alice (2)", "bob", "notes.txt"]),
        // A number makes no id that another submission has.
        (["alice.zip", "alice.tar.gz", "alice (2).zip"], ["alice", "alice (2)", "alice (3)"]),
        // Canvas numbers a second upload.
        (["alice.tar-1.gz", "alice.tgz", "bob-1.rar", "carol.TAR"], ["alice", "alice-1", "bob-1", "carol"]),
        // An inner folder takes nobody's id.
        (["kata-mallory/kata-zoe/Katas/x", "kata-zoe/Katas/x"], ["kata-mallory", "kata-zoe"]),
        // What systems and an LMS put there is nobody's.
        (["Thumbs.db", "desktop.ini", "index.html", "__MACOSX/x", ".DS_Store", "alice/x"], ["alice"]),
    ])
    func `submissions come in the order of their ids, and no id twice`(files: [String], ids: [String]) throws {
        for file in files { try folder.write("1", to: "class/\(file)") }
        let found = try find("class")
        #expect(found.map(\.id) == ids)
        #expect(found.filter { $0.id == "alice (2)" }.allSatisfy { $0.location.lastPathComponent != "alice" })
    }

    @Test(arguments: [
        (["A", "B"], ["A/alice", "A/bob", "B/alice", "B/carol"]),
        // One that has a single submission may be that of a student, so each is one.
        (["A", "solo"], ["A", "solo"]),
        (["A", "A/alice.zip"], ["A", "alice"]),
        (["A/bob", "B/alice"], ["alice", "bob"]),
        (["solo"], ["w"]),
    ])
    func `several folders of submissions are each searched, and students of one name stay apart`(
        paths: [String],
        ids: [String]
    ) throws {
        for file in ["A/alice.zip", "A/bob/Katas/x", "B/alice/in/Katas/x", "B/carol.zip", "solo/w/Katas/x"] {
            try folder.write("PK\u{3}\u{4}Katas", to: file)
        }
        try folder.write("", to: "A/index.html")
        let found = try SubmissionFinder.find(paths.map { folder.appending(path: $0).path })
        #expect(found.map(\.id) == ids)
    }

    @Test func `a path to nothing is a misuse`() throws {
        try folder.write("1", to: "empty/.hidden")
        for path in ["nobody", "empty"] { #expect(throws: CommandError.self) { try find(path) } }
    }

    @Test func `an id is bounded, and still no other's`() throws {
        let name = String(repeating: "l", count: 230)
        for ending in ["a", "b"] { try folder.write("1", to: "class/\(name)\(ending)/x") }
        let ids = try find("class").map(\.id)
        #expect(Set(ids).count == 2)
        #expect(ids.allSatisfy { $0.count <= 110 })
    }

    // MARK: Archives

    /// What is read of each of these.
    private func read(_ names: String...) throws -> [SubmittedFiles] {
        let launcher = try ProcessLauncher(scratchDirectory: folder)
        return try names.flatMap { try find($0) }
            .map { try #require(try $0.read(katas: ["K"], launcher: launcher)["K"]) }
    }

    private func whyUnreadable(_ submission: Submission) throws -> String? {
        let launcher = try ProcessLauncher(scratchDirectory: folder)
        return #expect(throws: Unreadable.self) { try submission.read(katas: ["K"], launcher: launcher) }?.reason
    }

    /// Runs a script in the folder `s`, which has a kata with these files.
    private func hand(in files: [String: String], _ script: String) throws {
        for (path, text) in files { try folder.write(text, to: "s/Katas/K/\(path)") }
        try Shell.run("cd \"$1\" && \(script)", folder.appending(path: "s").path)
    }

    @Test(arguments: ["bob", "[b]ob", "-b*", "a:b"])
    func `an archive whose name is a pattern is graded as itself`(name: String) throws {
        try hand(in: ["Sources/A.swift": "1"], "mkdir ../class && zip -qr ../class/bob.zip .")
        try hand(in: ["Sources/A.swift": name], "zip -qr ../z.zip . && tar -czf ../t.tgz .")
        for (file, ending) in [("z.zip", "zip"), ("t.tgz", "tar.gz")] {
            let target = folder.appending(path: "class/\(name).\(ending)")
            try target.removeTree()
            try FileManager.default.moveItem(at: folder.appending(path: file), to: target)
        }
        let named = try read("class/\(name).zip", "class/\(name).tar.gz")
        #expect(named.map(\.all) == Array(repeating: ["Sources/A.swift": Data(name.utf8)], count: 2))
    }

    @Test func `a zip of the whole kit is read, with more code around the katas than a learner may have`() throws {
        let others = "mkdir Tool && for n in $(seq 400); do : >Tool/$n.swift; done"
        try hand(in: ["Sources/A.swift": "1"], "\(others) && mkdir ../class && zip -qr ../class/kit.zip .")

        #expect(try read("class/kit.zip").map(\.all.count) == [1])
    }

    @Test func `why an archive cannot be read is the cause, with the same bytes in each run`() throws {
        for name in ["junk.zip", "junk.txt"] { try folder.write("junk", to: name) }
        try folder.write("PK\u{3}\u{4}junk", to: "broken")
        try folder.write("7z\n", to: "notes")
        let script = """
            zip -qrP secret ../locked.zip . && zip -qr0 ../damaged.zip . && perl -pi -e 's/let a/let b/' ../damaged.zip
            tar -czf - . | head -c 60 >../half.zip && tar -cf - . | bzip2 >../work.tar.gz
            perl -e 'print pack "H*", "377abcaf271c"' >../seven.zip
            (cd .. && zip -q twice.zip half.zip && tar -cf twice.tar locked.zip)
            zip -qr ../lzma . && perl -0777pi -e 's/(PK\\x03\\x04.{4})../$1\\x0e\\x00/sg; s/(PK\\x01\\x02.{6})../$1\\x0e\\x00/sg' ../lzma.zip
            """
        try hand(in: ["Sources/A.swift": "let a = 1"], script)
        let causes = [
            "broken": "the archive cannot be read: it is not a zip archive, or not the whole of one",
            "half.zip": "the archive cannot be read: gzip: stdin: unexpected end of file",
            "junk.zip": "it is not a folder, and no .zip or .tar.gz begins like this file",
            "junk.txt": "it is not a folder, and no .zip or .tar.gz begins like this file",
            "notes": "it is not a folder, and no .zip or .tar.gz begins like this file",
            "work.tar.gz": "its kind is bzip2: only .zip and .tar.gz are read",
            "seven.zip": "its kind is 7z: only .zip and .tar.gz are read",
            "lzma.zip": "the archive cannot be unpacked: its files are compressed in a way that 'unzip' cannot read",
            "twice.zip": "it has no Swift file, but an archive, half.zip: hand that in itself",
            "twice.tar": "it has no Swift file, but an archive, locked.zip: hand that in itself",
            "locked.zip": "the archive cannot be unpacked: it has a password",
            "damaged.zip": "the archive cannot be unpacked: .*A.swift +bad CRC .*",
        ]
        for (name, cause) in causes {
            let submission = try #require(try find(name).first)
            let reason = try whyUnreadable(submission) ?? ""
            #expect(try reason == whyUnreadable(submission))
            #expect(try reason.wholeMatch(of: Regex(cause)) != nil, "\(reason)")
        }
    }

    @Test func `an archive has what its folder has: names in capitals, and the runs`() throws {
        let run = "2026-11-24T20:00:00Z red"
        let files = ["Sources/A.SWIFT": "1", "Tests/B.Swift": "2", "runs.txt": "\(run)\n"]
        let script = """
            zip -qr ../a.zip . && tar -czf ../b.tgz . && tar -cf ../c.tar .
            cp ../b.tgz ../d.tar-1.gz && cp ../a.zip ../e
            """
        try hand(in: files, script)

        let read = try read("s", "a.zip", "b.tgz", "c.tar", "d.tar-1.gz", "e")

        #expect(read[0].runs == [run])
        #expect(read.allSatisfy { $0 == read[0] }, "\(read)")
    }

    /// The link with the name of a file is unpacked. Nothing is made through it.
    @Test func `a link in an archive is left out and listed, as in a folder`() throws {
        let script = """
            mkdir ../real && for link in Sources Tests/In Tests/L.swift; do ln -s "$PWD/../real" "Katas/K/$link"; done
            zip -qry ../a.zip . && tar -czf ../b.tgz .
            cd .. && mkdir -p t/Katas/K/Tests/L.swift && ln -s x t/Katas/K/Tests/L.swift/Out
            cp a.zip c.zip && (cd t && zip -qryD ../c.zip .) && mkdir -p n/Katas && ln -s x n/Katas/K && (cd n && zip -qry ../n.zip .)
            """
        try hand(in: ["Tests/T.swift": "1"], script)

        let read = try read("s", "a.zip", "b.tgz", "c.zip")

        let links = ["Sources", "Tests/In", "Tests/L.swift"].map { "Katas/K/\($0): a symbolic link" }
        #expect(read.map(\.leftOut) == [links, links, links, links])
        #expect(folder.appending(path: "real").children.isEmpty)
        let submission = try #require(try find("n.zip").first)
        #expect(try whyUnreadable(submission) == "it has no Swift file, but a symbolic link, Katas/K")
    }

    @Test func `folders of an archive may end with a backslash`() throws {
        let text = #"let a = "\""#
        for name in [#"A.swift"#, #"In\B.swift"#] { try folder.write(text, to: #"s/Katas\K\Sources\\#(name)"#) }
        try hand(in: [:], "zip -qr ../class.zip .")

        #expect(try read("class.zip")[0].all.keys.sorted() == ["Sources/A.swift", "Sources/In/B.swift"])
    }

    /// Names in CP949, in CP437, in no encoding and in UTF-8, marked as of Windows (`00`) and of Unix (`03`).
    @Test(
        arguments: [
            ["b1e8", "b0a1", "b3aa"], ["8281", "8282", "8182"], ["fffe", "c328", "80c3"], ["c3a9", "c3bc", "c3a0"],
        ],
        ["00", "03"]
    )
    func `a zip keeps every file, whatever the encoding of its names`(bytes: [String], system: String) throws {
        for name in ["R1", "R2", "aa"] { try folder.write(name, to: "s/QQ/Katas/K/Sources/\(name).swift") }
        let names = zip(["QQ", "R1", "R2"], bytes).map { "s/\($0)(?=[.\\/])/pack \"H*\", \"\($1)\"/ge;" }.joined()
        let script = "\(names) s/(PK\\x01\\x02.)./$1\\x\(system)/sg"
        try hand(in: [:], "zip -qr0 ../class.zip QQ && perl -0777pi -e '\(script)' ../class.zip")

        let contents = try read("class.zip")[0].all.values.map { String(decoding: $0, as: UTF8.self) }

        #expect(contents.sorted() == ["R1", "R2", "aa"])
    }

    @Test func `members that are patterns, options or doubles are files like others`() throws {
        let names = ["-x.swift", "[A].swift", "*.swift", "A.swift", "--.swift"]
        let script =
            "zip -qr ../a.zip . && tar -cf ../c.tar . && tar -rf ../c.tar . && gzip -c ../c.tar >../b.tgz"
        try hand(in: Dictionary(uniqueKeysWithValues: names.map { ("Sources/\($0)", $0) }), script)
        for files in try read("a.zip", "b.tgz") {
            #expect(Set(files.all.values.map { String(decoding: $0, as: UTF8.self) }) == Set(names))
        }
    }

    @Test func `a folder without Katas that holds one archive is that archive`() throws {
        for name in ["two/a.zip", "two/in/b.tgz", "two/c.zip", "none/report.docx"] {
            try folder.write(name.hasPrefix("two") ? "PK: Katas" : "PK", to: "class/\(name)")
        }
        let john = "John Doe_1_file_"
        try hand(
            in: ["Sources/A.swift": "let a = 1"],
            "cd .. && echo PK >report.docx && mkdir 'class/\(john)' && zip -qr 'class/\(john)/report.docx' report.docx && cd s && tar -czf '../class/\(john)/work' ."
        )
        let found = try find("class")
        #expect(found.map(\.id) == [john, "none", "two"])

        let launcher = try ProcessLauncher(scratchDirectory: folder)
        let files = try found[0].read(katas: ["K"], launcher: launcher)["K"]
        #expect(files?.all.keys.sorted() == ["Sources/A.swift"])
        #expect(try whyUnreadable(found[1]) == "it has no Katas folder")
        #expect(try whyUnreadable(found[2]) == "it has no Katas folder and 2 archives: a.zip, c.zip: leave one")
    }
}
