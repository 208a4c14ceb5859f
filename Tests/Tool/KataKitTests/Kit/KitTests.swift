import Foundation
import TestSupport
import Testing

@testable import KataKit

struct KitTests {
    /// A kit with these katas, whose guides are empty.
    private static func kit(_ manifest: String, _ names: String...) throws -> Kit {
        let root = FileManager.default.temporaryDirectory.appending(path: "kit-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let guides = names.map { ("docs/katas/\($0).md", Data("# \($0)\n".utf8)) }
        try sync(["Package.swift": Data(manifest.utf8)].merging(guides) { $1 }, to: root)
        return try Kit(root: root)
    }

    private static func smallKit() throws -> Kit {
        try kit("let katas = [\"TipJar\", \"TextField\", \"Memos\"]", "TipJar", "TextField", "Memos")
    }

    @Test func `line ends of Windows change nothing of what is shipped`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "kit-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let kata = ["Given/A.swift", "Sources/B.swift", "Tests/C.swift"]
        let shipped = Dictionary(uniqueKeysWithValues: kata.map { (".starters/K/\($0)", Data("a\nb\n".utf8)) })
        let mine = Dictionary(uniqueKeysWithValues: kata.map { ("Katas/K/\($0)", Data("\u{FEFF}a\r\nb\r\n".utf8)) })
        let start = ["Package.swift": Data("let katas = [\"K\"]".utf8), "docs/katas/K.md": Data("# K\n".utf8)]
        try sync(start.merging(shipped) { $1 }.merging(mine) { $1 }, to: root)
        let kit = try Kit(root: root)

        #expect(kit.katas[0].findEdited() == [])
        #expect(kit.katas[0].lap(.green).isUntouched() && kit.katas[0].lap(.bite).isUntouched())
    }

    @Test(arguments: ["\n", "\r\n", "\r"], [String.Encoding.utf8, .utf16, .utf16LittleEndian])
    func `a guide is read with any line ends, and as editors save it`(end: String, encoding: String.Encoding) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = "# K\n\n## Step 1: ASuiteTests\n\n1. it answers\n".replacing("\n", with: end)
        try #require(text.data(using: encoding)).write(to: file)

        let guide = Guide(try #require(MarkdownPage(file: file)))

        #expect(guide.steps.map(\.suite) == ["ASuiteTests"] && guide.steps.first?.tests == ["it answers"])
    }

    @Test func `the katas are the names in the list of the manifest, not those in comments`() throws {
        let manifest = "let katas = [\n    // \"A\", [a note]\n    \"B\", // \"C\",\n]\n"

        #expect(try Self.kit(manifest, "A", "B", "C").katas.map(\.name) == ["B"])
        let ofWindows = "\u{FEFF}\(manifest.replacing("\n", with: "\r\n"))"
        #expect(try Self.kit(ofWindows, "A", "B", "C").katas.map(\.name) == ["B"])
    }

    @Test(arguments: [("tip", "TipJar"), ("mem", "Memos"), ("Te", "TextField")])
    func `the beginning of a name is enough`(typed: String, name: String) throws {
        let kit = try Self.smallKit()

        #expect(try kit.kata(named: typed).name == name)
    }

    @Test(arguments: [
        ("t", "no kata is named 't': the katas are TipJar, TextField, Memos"),
        ("", "no kata is named '': the katas are TipJar, TextField, Memos"),
        ("Memos/1", "no kata is named 'Memos/1': did you mean Memos?"),
        ("Memso", "no kata is named 'Memso': did you mean Memos?"),
    ])
    func `a name that means no kata is refused with the nearest one`(typed: String, message: String) throws {
        let kit = try Self.smallKit()

        let error = #expect(throws: CommandError.self) { try kit.kata(named: typed) }
        #expect(error?.message == message)
    }
}
