import Foundation
import TestSupport
import Testing

@testable import KataKit

/// Swift code in the pages compiles. What is marked as a fragment parses, as statements or as members of a type.
@Suite(.offThePool, .slow)
struct SwiftBlockTests {
    /// What may be around a fragment: a file, a type, a statement that goes on, a call.
    private static let places = [
        ("", ""), ("func f() {", "}"), ("class C {", "}"), ("func f() { do {", "}"), ("class C { func f() { do {", "}"),
        ("func f() { switch value {", "}}"), ("func f() { g(", ")}"),
    ]

    let launcher: ProcessLauncher

    init() throws {
        launcher = try ProcessLauncher(scratchDirectory: Checkout.root.appending(path: ".build/kata"))
    }

    @Test(arguments: DocsPage.all.filter { !$0.isTranslation && !$0.programs.isEmpty })
    func `each block compiles`(page: DocsPage) throws {
        for program in page.programs {
            for error in try errors(in: program) { Issue.record("\(page.path): \(error)") }
        }
    }

    @Test func `each fragment parses`() throws {
        let fragments = DocsPage.all.filter { !$0.isTranslation }.flatMap { page in
            page.fragments.map { (place: "\(page.path):\($0.firstLine)", text: $0.text) }
        }
        for index in try unparsed(fragments.map(\.text)) {
            Issue.record("\(fragments[index].place): this does not parse:\n\(fragments[index].text)")
        }
    }

    @Test func `a block that does not compile is found, with its line`() throws {
        let kata = try #require(Kit(root: Checkout.root).katas.first?.name)
        let page = DocsPage(
            path: "docs/page.md",
            text: """
                ## One

                ```swift
                import Testing
                @testable import \(kata)

                let none: Int? = nil
                ```

                ```swift
                let number: Int = "one"
                ```

                ```swift fragment
                @Test func
                ```
                """
        )
        let programs = page.programs
        try #require(programs.count == 1)
        let errors = try errors(in: programs[0])
        #expect(errors.count == 1)
        #expect(errors.first?.hasPrefix("docs/page.md:11:19: error: cannot convert value") == true, "\(errors)")
        #expect(page.fragments.map(\.firstLine) == [15])
        #expect(try unparsed(["let a = 1\n", page.fragments[0].text]) == [1])
    }

    /// The errors of a program, with their lines in the page.
    private func errors(in program: String) throws -> [String] {
        let katas = try Kit(root: Checkout.root).katas.map(\.name)
        // The pages show XCTest as it is in a target without the default isolation of Package.swift, and without our doubles.
        let isOfXCTest = program.contains("import XCTest\n")
        let doubles = try katas.filter { !isOfXCTest && program.contains("import \($0)\n") }.flatMap { kata in
            try ["Doubles", "Fixtures"].flatMap { folder in
                let folder = Checkout.root.appending(path: "Tests/\(kata)Tests/\(folder)")
                return try folder.readFiles().keys.map { folder.appending(path: $0).path }
            }
        }
        return try launcher.withTemporaryFile("page.swift") { file in
            try program.write(to: file, atomically: true, encoding: .utf8)
            let aliases = katas.flatMap { ["-module-alias", "\($0)=\($0)Solution"] }
            let modules = [Checkout.binFolder, Checkout.binFolder.appending(path: "Modules")].flatMap {
                ["-I", $0.path]
            }
            // The compiler finds a data race only when it has SIL.
            let command = [
                "swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6",
                "-module-name", "Page",
            ]
            let isolation = isOfXCTest ? [] : ["-default-isolation", "MainActor"]
            let options = try isolation + TestingLibrary.compilerOptions(launcher) + aliases + modules
            let output = try launcher.capture(command + options + [file.path] + doubles, timeout: 120)
            let errors = Diagnostic.all(in: output.text).filter { $0.severity == .error }
            return errors.isEmpty && output.ending != .exited(0)
                ? [output.text] : errors.map { $0.text(from: Checkout.root) }
        }
    }

    /// Which of these parse in no place. One process reads all in a place: most of its time is its start.
    private func unparsed(_ fragments: [String]) throws -> [Int] {
        let left = try Self.places.reduce(Array(fragments.indices)) { left, place in
            let texts = left.map { "\(place.0)\(fragments[$0])\(place.1)\n" }
            let wrong = try left.isEmpty ? [] : wrong(texts, ["-parse-as-library"])
            return zip(left, wrong).filter(\.1).map(\.0)
        }
        // Only a file by itself may have statements next to private declarations.
        return try left.filter { try wrong([fragments[$0]], [])[0] }
    }

    /// Which of these files do not parse.
    private func wrong(_ texts: [String], _ options: [String]) throws -> [Bool] {
        try launcher.withTemporaryFile("fragments") { folder in
            for (index, text) in texts.enumerated() { try folder.write(text, to: "\(index).swift") }
            let files = texts.indices.map { folder.appending(path: "\($0).swift").path }
            let command = ["swiftc", "-frontend", "-parse", "-module-name", "Page"] + options
            let errors = Diagnostic.all(in: try launcher.capture(command + files, timeout: 120).text)
            let wrong = Set(errors.filter { $0.severity == .error }.map(\.file))
            return files.map(wrong.contains)
        }
    }
}

extension DocsPage {
    /// A block is a fragment if it says so. So is each block of a page of hints.
    var fragments: [Block] {
        blocks.filter { $0.language == "swift" && ($0.info.contains("fragment") || isPageOfHints) }
    }

    /// The code of each section that must compile. XCTest's code in a section is a program of its own.
    var programs: [String] {
        let blocks = blocks.filter {
            $0.language == "swift" && $0.file == nil && !$0.info.contains("fragment") && !isPageOfHints
        }
        var kinds: [[String]] = []
        for block in blocks where !kinds.contains(block.kind) { kinds.append(block.kind) }
        return kinds.map { kind in
            let parts = blocks.filter { $0.kind == kind }.map { block in
                "#sourceLocation(file: \"\(file.path)\", line: \(block.firstLine))\n\(block.text)"
            }
            return parts.joined()
        }
    }
}

extension DocsPage.Block {
    fileprivate var kind: [String] { [section] + info }
}
