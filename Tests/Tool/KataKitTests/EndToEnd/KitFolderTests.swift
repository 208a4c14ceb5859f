import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// Where a kit is, and what is missing in it.
    @Suite(.serialized, .takingTurns)
    struct KitFolderTests {
        /// The tool with a `swift` that fails as soon as it should build.
        private static func toolWithoutBuild(saying output: String = "") throws -> KataCommand {
            var kata = KataCommand(in: try FixtureKit("no-build", [.order]).root)
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            kata.environment = ["PATH": "\(Checkout.standIns.path):\(path)", "STAND_IN_OUTPUT": output]
            return kata
        }

        @Test func `a kit works in a folder with the letters of any language`() throws {
            let kit = try FixtureKit("학습 키트 (1) it's", [.order])
            let kata = KataCommand(in: kit.root)
            let tests = FixtureKata.Discount.file(FixtureKata.Discount.tests, of: "Order")
            try kit.write(tests, to: "Katas/Order/Tests/First/PriceTests.swift")
            try kit.write(FixtureKata.Discount.reference, to: "Katas/Order/Sources/First/Price.swift")

            // It builds the tests on the stub, with the mutants, and the checks.
            #expect(try kata("test", "Order").code == 0)
        }

        /// What editors, clouds, systems and people leave next to code.
        private static let otherFiles = [
            "A.swift~", "#A.swift#", ".#A.swift", ".A.swift.swp", "A.swift.orig", "A.swift:Zone.Identifier", "A.SWIFT",
            "A", "notes.txt", "Read me.md", "picture.png", "a.c", "a.h", "a.m", "a.mm", "a.cpp", "a.s", "a.S", "a.json",
            "module.modulemap", "Icon\r", "Pictures/a.png", "old.d/a.c",
        ]

        @Test func `files of other programs stop nothing`() throws {
            let kit = try FixtureKit("other-files", [.order])
            let kata = KataCommand(in: kit.root)
            for folder in ["Given", "Sources", "Sources/Deep", "Sources/First", "Tests", "Tests/First"] {
                for name in Self.otherFiles { try kit.write("no code", to: "Katas/Order/\(folder)/\(name)") }
            }
            for name in Self.otherFiles { try kit.write("no code", to: "Tests/OrderTests/\(name)") }
            // Code outside of the kata's own folders.
            for path in ["Scratch.swift", "Sources 2/Code.swift", "a.c"] {
                try kit.write("no code", to: "Katas/Order/\(path)")
            }

            let command = "unset KATA_SOURCES && swift build --build-tests --manifest-cache none 2>&1"
            let build = try Shell.output(of: "cd '\(kit.root.path)' && \(command)")
            let page = try kata("test", "Order")

            #expect(build.code == 0 && !build.output.contains("warning"), "\(build.output)")
            #expect(page.code == 0 && page.output.contains("1 of 1 green"), "\(page)")
        }

        @Test func `a file in another encoding is named, with the way to save it`() throws {
            let kit = try FixtureKit("other-files", [.order])
            let encodings: [(file: String, encoding: String.Encoding, name: String)] = [
                ("Sources/Code.swift", .utf16, "UTF-16"),
                ("Tests/Own.swift", String.Encoding(rawValue: 0x8000_0422), "CP949"),
            ]
            for (file, encoding, _) in encodings {
                let text = try #require("func other() {}\n// 한글 주석\n".data(using: encoding))
                try kit.root.appending(path: "Katas/Order/\(file)").write(newVersion: text)
            }

            let output = try KataCommand(in: kit.root)("test", "Order").output

            for (file, _, name) in encodings {
                let line = "Katas/Order/\(file):1:1: error: this file is saved as \(name), and Swift reads UTF-8."
                #expect(output.contains(line), "\(output)")
            }
        }

        @Test func `a file that is saved as UTF-8 again is no error any more`() throws {
            let kit = try FixtureKit("saved-again", [.order])
            let own = kit.root.appending(path: "Katas/Order/Tests/Own.swift")
            let text = "import Testing\n\n@Test func own() { #expect(1 + 1 == 2) }\n"
            func page(saved encoding: String.Encoding) throws -> String {
                try own.write(newVersion: try #require(text.data(using: encoding)))
                return try KataCommand(in: kit.root)("test", "Order").output
            }

            let pages = try [.utf8, .utf16, .utf8].map(page)

            #expect(pages.map { $0.contains("saved as UTF-16") } == [false, true, false], "\(pages)")
        }

        @Test(arguments: ["a\"b", "tab\tb"])
        func `a name that not every build accepts is said, without a build`(name: String) throws {
            let kata = try Self.toolWithoutBuild()
            let file = "Katas/Order/Sources/\(name).swift"
            try kata.folder.write("let other = 1\n", to: file)

            let output = try kata("test", "Order").output

            let shown = file.replacing(/\t/, with: "?")
            let line = "\(shown):1:1: error: not every build accepts this name: rename the file\n"
            #expect(output.contains(line), "\(output)")
        }

        /// What SwiftPM says of a kit's manifest in a folder.
        private static func describe(_ kit: URL) throws -> String {
            let manifest = try Data(contentsOf: FixtureKit("no-build", [.order]).root.appending(path: "Package.swift"))
            try manifest.write(to: kit.appending(path: "Package.swift"))
            let command = "unset KATA_SOURCES && swift package --manifest-cache none describe 2>&1"
            return try Shell.output(of: "cd '\(kit.path)' && \(command)").output
        }

        /// What SwiftPM keeps of a build has the path of the kit in it.
        @Test(arguments: ["/somewhere/else", "link"])
        func `a kit that was moved after a build is refused in one line`(place: String) throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "moved-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let (kit, link) = (folder.appending(path: "kit"), folder.appending(path: "link"))
            let built = place == "link" ? link.path : place
            try kit.write("targets: {}\nname: \"\(built)/.build/x/debug/kata\"\n", to: ".build/debug.yaml")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: kit)

            let said = try Self.describe(kit)

            let isRefused = said.contains("this folder was moved after it was built: delete its .build folder")
            #expect(isRefused == (place == "/somewhere/else"), "\(said)")
        }

        @Test func `a kit in a folder in which no compiler works is refused in one line`() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "100%20\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            try folder.makeFolder()

            let said = try Self.describe(folder)

            #expect(said.contains("no compiler works in a folder with a % in its path: rename it"), "\(said)")
        }

        @Test func `a build that fails without a place sends nobody to edit a test`() throws {
            let kata = try Self.toolWithoutBuild(saying: "error: out of order")
            let given = ["func given() -> Int {\n    1\n}", "func given() -> Int {\n    2\n}"]
            let mutant = FixtureKit.patch("Given/Model.swift", from: given[0], to: given[1])
            for folder in ["Katas", ".starters"] {
                try kata.folder.write("\(given[0])\n", to: "\(folder)/Order/Given/Model.swift")
            }
            try kata.folder.write(mutant, to: "Solutions/Order/Mutants/bite/other.patch")

            let result = try kata("mutants", "Order")

            #expect(result.output.contains("error: out of order"))
            #expect(!result.output.contains("Edit"))
        }

        @Test func `a folder that is missing stops no command, and a reset brings it back`() throws {
            let gone = [
                "A": "Katas/A", "B": "Katas/B/Tests", "C": "Katas/C/Sources", "D": "Katas/D/Given", "E": "Tests/ETests",
            ]
            let (source, tests) = (FixtureKata.sum.source, FixtureKata.sum.tests)
            let katas = gone.keys.sorted().map { FixtureKata(name: $0, source: source, tests: tests) }
            let kit = try FixtureKit("gone", katas + [.sum])
            let kata = KataCommand(in: kit.root)
            for folder in gone.values { kit.remove(folder) }

            // `swift run kata` begins so. SwiftPM remembers what a manifest said, and does not know that it asks for folders.
            try Shell.run("cd '\(kit.root.path)' && unset KATA_SOURCES && swift package --manifest-cache none describe")
            let board = try kata("status")
            let reset = try gone.keys.sorted().map { try kata("reset", $0).output }

            #expect(board.code == 0 && board.output.contains("Sum  ") && board.output.contains("missing"), "\(board)")
            for folder in gone.values where folder.hasPrefix("Katas") {
                #expect(kit.root.appending(path: folder).exists, "\(folder)")
            }
            #expect(reset[0].contains("Katas/A is again as it was shipped."), "\(reset)")
        }
    }
}
