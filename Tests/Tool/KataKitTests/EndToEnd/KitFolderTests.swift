import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// Where a kit is, and what is missing in it.
    @Suite(.serialized, .takingTurns)
    struct KitFolderTests {
        private static func order(_ name: String) throws -> FixtureKit {
            var order = FixtureKata(
                name: "Order",
                source: "func answer() -> Int { 42 }\n",
                starter: "func answer() -> Int { 0 }\n",
                tests: [("it answers", "#expect(answer() == 42)")]
            )
            order.hasTestFirstLap = true
            return try FixtureKit(name, [order])
        }

        @Test func `a kit works in a folder with the letters of any language`() throws {
            let kit = try Self.order("학습 키트 (1) it's")
            let kata = KataCommand(in: kit.root)
            let tests = FixtureKata.Discount.file(FixtureKata.Discount.tests, of: "Order")
            try kit.write(tests, to: "Katas/Order/Tests/First/PriceTests.swift")
            try kit.write(FixtureKata.Discount.reference, to: "Katas/Order/Sources/First/Price.swift")

            // It builds the tests on the stub, with the mutants, and the checks.
            #expect(try kata("test", "Order").code == 0)
            #expect(try kata("doctor").code == 0)
        }

        /// What editors, clouds, systems and people leave next to code.
        private static let otherFiles = [
            "A.swift~", "#A.swift#", ".#A.swift", ".A.swift.swp", "A.swift.orig", "A.swift:Zone.Identifier", "A.SWIFT",
            "A", "notes.txt", "Read me.md", "picture.png", "a.c", "a.h", "a.m", "a.mm", "a.cpp", "a.s", "a.S", "a.json",
            "module.modulemap", "Icon\r", "Pictures/a.png", "old.d/a.c",
        ]

        @Test func `files of other programs stop nothing`() throws {
            let kit = try Self.order("other-files")
            let kata = KataCommand(in: kit.root)
            _ = try kata("test", "Order")
            let before = try kata("test", "Order")
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
            let after = try kata("test", "Order")

            #expect(build.code == 0 && !build.output.contains("warning"), "\(build.output)")
            #expect(before.code == 0 && after.code == 0)
            #expect(after.output == before.output)
        }

        @Test(arguments: [
            (String.Encoding.utf16, "UTF-16"), (.utf16LittleEndian, "UTF-16"),
            (String.Encoding(rawValue: 0x8000_0422), "CP949"),
        ])
        func `a file in another encoding is named, with the way to save it`(encoding: String.Encoding, name: String)
            throws
        {
            let kit = try Self.order("other-files")
            let code = kit.root.appending(path: "Katas/Order/Sources/Code.swift")
            let test = kit.root.appending(path: "Katas/Order/Tests/Own.swift")
            for file in [code, test] {
                let text = "\(try String(contentsOf: file, encoding: .utf8))// 한글 주석\n"
                try file.write(newVersion: try #require(text.data(using: encoding)))
            }

            let output = try KataCommand(in: kit.root)("test", "Order").output

            for file in ["Sources/Code.swift", "Tests/Own.swift"] {
                let line = "Katas/Order/\(file):1:1: error: this file is saved as \(name), and Swift reads UTF-8."
                #expect(output.contains(line), "\(output)")
            }
        }

        @Test func `a build that waits for another one says so`() throws {
            let kit = try Self.order("no-build")
            var kata = KataCommand(in: kit.root)
            kata.environment = [
                "PATH": "\(Checkout.standIns.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
                "STAND_IN_OUTPUT":
                    "Another instance of SwiftPM (PID: 7) is already running using '/kit/.build', waiting",
            ]

            let errors = try kata("test", "Order").errors

            #expect(errors.split(separator: "\n").contains { $0.hasPrefix("kata: waiting for another program") })
        }

        /// What SwiftPM keeps of a build has the path of the kit in it.
        @Test(arguments: ["/somewhere/else", "", "link"])
        func `a kit that was moved after a build is refused in one line`(place: String) throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "moved-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let (kit, link) = (folder.appending(path: "kit"), folder.appending(path: "link"))
            let manifest = try Data(contentsOf: Self.order("no-build").root.appending(path: "Package.swift"))
            try sync(["Package.swift": manifest], to: kit)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: kit)
            let built = place == "" ? kit.path : place == "link" ? link.path : place
            try kit.write("targets: {}\nname: \"\(built)/.build/x/debug/kata\"\n", to: ".build/debug.yaml")

            let command = "swift package --manifest-cache none describe 2>&1"
            let result = try Shell.output(of: "cd '\(kit.path)' && unset KATA_SOURCES && \(command)")

            let isRefused = result.output.contains("this folder was moved after it was built: delete its .build folder")
            #expect(isRefused == (place == "/somewhere/else"), "\(result.output)")
        }

        @Test(arguments: ["Own.swift", "First/PriceTests.swift"])
        func `an own test that is not run says why`(file: String) throws {
            let kit = try Self.order("other-files")
            let tests = [
                "@Test(.disabled(\"not today\")) func later() {}", "@Test(arguments: [Int]()) func empty(n: Int) {}",
                "@Test func stops() throws { try Test.cancel(\"no network\") }",
            ]
            let reasons = ["skipped: not today", "skipped: it has no arguments", "canceled: no network"]
            for (test, reason) in zip(tests, reasons) {
                try kit.write("import Testing\n\n\(test)\n", to: "Katas/Order/Tests/\(file)")

                #expect(try KataCommand(in: kit.root)("test", "Order").output.contains("not run: \(reason)"))
            }
        }

        @Test func `a build that fails without a place sends nobody to edit a test`() throws {
            let kit = try Self.order("no-build")
            var kata = KataCommand(in: kit.root)
            let given = ["func given() -> Int {\n    1\n}", "func given() -> Int {\n    2\n}"]
            let mutant = FixtureKit.patch("Given/Model.swift", from: given[0], to: given[1])
            for folder in ["Katas", ".starters"] {
                try kit.write("\(given[0])\n", to: "\(folder)/Order/Given/Model.swift")
            }
            try kit.write(mutant, to: "Solutions/Order/Mutants/bite/other.patch")
            kata.environment = [
                "PATH": "\(Checkout.standIns.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
                "STAND_IN_OUTPUT": "error: out of order",
            ]

            let result = try kata("mutants", "Order")

            #expect(result.output.contains("error: out of order"))
            #expect(!result.output.contains("Edit"))
        }

        @Test func `doctor names the temporary folder with which the compiler does not work`() throws {
            let kit = try Self.order("no-build")
            var kata = KataCommand(in: kit.root)
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            kata.environment = ["PATH": "\(Checkout.standIns.path):\(path)"]

            #expect(try kata("doctor").output.contains("\(kit.root.path)/.build/kata/tmp"))
        }

        @Test(arguments: ["Katas/Sum", "Katas/Sum/Tests", "Katas/Sum/Sources", "Katas/Sum/Given", "Tests/SumTests"])
        func `a folder that is missing stops no command`(folder: String) throws {
            let kit = try FixtureKit("gone", [.sum, FixtureKata(name: "Fine", source: "let fine = true\n")])
            let kata = KataCommand(in: kit.root)
            kit.remove(folder)

            // `swift run kata` begins so. SwiftPM remembers what a manifest said, and does not know that it asks for folders.
            try Shell.run("cd '\(kit.root.path)' && unset KATA_SOURCES && swift package --manifest-cache none describe")
            let board = try kata("status")
            _ = try kata("reset", "Sum")

            #expect(board.code == 0)
            #expect(board.output.contains("Fine"))
            if folder.hasPrefix("Katas") { #expect(kit.root.appending(path: folder).exists) }
        }

        @Test func `a kata without its folder is missing, and a reset brings it back`() throws {
            let kit = try FixtureKit("gone", [.sum, FixtureKata(name: "Fine", source: "let fine = true\n")])
            let kata = KataCommand(in: kit.root)
            kit.remove("Katas/Sum")

            let board = try kata("status")
            let reset = try kata("reset", "Sum")

            #expect(board.output.contains("missing"))
            #expect(reset.output.contains("Katas/Sum is again as it was shipped."))
            #expect(!(try kata("status").output.contains("missing")))
        }
    }
}
