import Foundation
import TestSupport
import Testing

@testable import KataKit

/// Where a learner looks when a lap does not compile.
@Suite(.serialized)
struct WhereToLookTests {
    private let kit: FixtureKit
    private let kata: Kata

    init() throws {
        kit = try FixtureKit("where-to-look", katas: ["Scene"], files: Self.files)
        kata = try Kit(root: kit.root).katas[0]
    }

    private static let shipped = [
        "Given/Model.swift": "protocol Showing { func show() }\n",
        "Sources/Presenter.swift": "struct Presenter { let view: View }\n",
        "Sources/View.swift": "struct View { func render() {} }\n",
        "Sources/More.swift": "struct More {}\n",
        "Tests/Own.swift": "import Testing\n",
    ]

    private static var files: [String: String] {
        shipped.reduce(into: [:]) { files, file in
            for folder in ["Katas", ".starters"] { files["\(folder)/Scene/\(file.key)"] = file.value }
        }.merging([
            "Solutions/Scene/Sources/View.swift": "",
            "docs/katas/Scene.md": """
            # Scene

            ## Step 1: PresenterTests

            **5 minutes.** Edit `Katas/Scene/Sources/Presenter.swift`.

            1. it presents

            ## Step 2: ViewTests

            **5 minutes.** Edit `Katas/Scene/Sources/View.swift`, `Katas/Scene/Sources/Presenter.swift`.

            1. it shows
            """,
        ]) { $1 }
    }

    private func look(
        _ errors: [(path: String, message: String)],
        noting note: String? = nil,
        lap: Lap = .green,
        passed: Set<String> = []
    ) throws -> BrokenBuild {
        let diagnostics = errors.map { path, message in
            Diagnostic(
                file: kit.root.appending(path: path).path,
                line: 1,
                column: 1,
                severity: .error,
                message: message,
                excerpt: note.map { ["\(kit.root.path)/\($0):1:6: note: declared here"] } ?? []
            )
        }
        let id = kata.lap(lap)
        let failure = BuildFailure(diagnostics: diagnostics, reason: "")
        return try BrokenBuild(id, id.errors(of: failure), passed: passed)
    }

    private func path(_ build: BrokenBuild) -> String? {
        build.file?.path(from: kit.root)
    }

    @Test(arguments: [
        (
            Lap.green, ["Tests/SceneTests/Suite.swift", "Katas/Scene/Sources/View.swift"], "Sources/View.swift",
            2 as Int?
        ),
        // The one of the earliest step comes first.
        (
            .green,
            ["Sources/More.swift", "Sources/View.swift", "Sources/Presenter.swift"].map { "Katas/Scene/\($0)" },
            "Sources/Presenter.swift", 1
        ),
        (.green, ["Katas/Scene/Sources/More.swift"], "Sources/More.swift", nil),
        (.bite, ["Katas/Scene/Tests/Own.swift"], "Tests/Own.swift", nil),
    ])
    func `the learner's file of the earliest step is named`(
        lap: Lap,
        errors: [String],
        file: String,
        step: Int?
    ) throws {
        let build = try look(errors.map { ($0, "cannot find 'x' in scope") }, lap: lap)

        #expect(path(build) == "Katas/Scene/\(file)")
        #expect(build.step?.number == step)
        #expect(build.explanation == nil)
    }

    @Test(arguments: [([], 1), (["PresenterTests/it presents"], 2)] as [(Set<String>, Int)])
    func `a file of two steps leads to the first that was not green`(passed: Set<String>, step: Int) throws {
        try kit.write("struct Presenter { x }\n", to: "Katas/Scene/Sources/Presenter.swift")

        let build = try look([("Katas/Scene/Sources/Presenter.swift", "cannot find 'x' in scope")], passed: passed)

        #expect(build.step?.number == step)
    }

    @Test func `a file that was removed is named, also where the learner's other file needs it`() throws {
        kit.remove("Katas/Scene/Sources/View.swift")

        let build = try look([("Tests/SceneTests/Suite.swift", "cannot find type 'View' in scope")])

        #expect(path(build) == "Katas/Scene/Sources/View.swift")
        #expect(
            build.explanation == """
                'View' is in the starter's View.swift, and you no longer have this file.
                To begin it again: cp .starters/Scene/Sources/View.swift Katas/Scene/Sources/View.swift
                """
        )
        #expect(try path(look([("Tests/SceneTests/Suite.swift", "cannot find 'Other' in scope")])) == nil)
        let own = try ["cannot find 'View' in scope", "value of type 'View' has no member 'x'"].map {
            try path(look([("Katas/Scene/Sources/Presenter.swift", $0)]))
        }
        #expect(own == ["Katas/Scene/Sources/View.swift", "Katas/Scene/Sources/Presenter.swift"])
    }

    @Test(arguments: ["Given/Model.swift": true, "Sources/View.swift": false])
    func `an edited given file is named where an error notes it`(noted: String, isGiven: Bool) throws {
        try kit.write("protocol Showing { func display() }\n", to: "Katas/Scene/Given/Model.swift")

        let build = try look(
            [("Katas/Scene/Sources/View.swift", "type 'View' does not conform to protocol 'Showing'")],
            noting: "Katas/Scene/\(noted)"
        )

        #expect(build.isGiven == isGiven)
        #expect(path(build) == "Katas/Scene/\(isGiven ? noted : "Sources/View.swift")")
    }

    @Test func `an edited given file with an error is named, with the command that restores it`() throws {
        try kit.write("protocol Showing { func show(\n", to: "Katas/Scene/Given/Model.swift")

        let build = try look([
            ("Katas/Scene/Sources/View.swift", "cannot find type 'Showing' in scope"),
            ("Katas/Scene/Given/Model.swift", "expected ')' in parameter"),
        ])

        #expect(path(build) == "Katas/Scene/Given/Model.swift")
        #expect(build.isGiven)
        #expect(build.explanation == "Katas/Scene/Given/Model.swift differs from what was shipped.")
    }

    @Test(arguments: ["View 2", "View copy", "View (1)", "View - Copy", "View_BACKUP"])
    func `a copy that repeats declarations is named, whichever of the two has the error`(name: String) throws {
        try kit.write("struct View {}\n", to: "Katas/Scene/Sources/\(name).swift")
        defer { kit.remove("Katas/Scene/Sources/\(name).swift") }

        let build = try look([("Katas/Scene/Sources/View.swift", "invalid redeclaration of 'View'")])

        #expect(build.file == nil)
        #expect(build.explanation?.contains("rm 'Katas/Scene/Sources/\(name).swift'") == true)
        let other = try look([("Katas/Scene/Sources/View.swift", "cannot find 'a' in scope")])
        #expect(other.explanation == nil)
    }

    @Test func `a double that is in the folder of another lap is named`() throws {
        try kit.write("final class ViewSpy {}\n", to: "Katas/Scene/Tests/ViewSpy.swift")
        defer { kit.remove("Katas/Scene/Tests/ViewSpy.swift") }

        let texts = try [Lap.first, .bite, .green].map { lap in
            let folder = lap == .first ? "Tests/First" : lap == .bite ? "Tests" : "Sources"
            let error = ("Katas/Scene/\(folder)/More.swift", "cannot find type 'ViewSpy' in scope")
            return try look([error], lap: lap).explanation
        }

        let place = "Katas/Scene/Tests/ViewSpy.swift, which these tests do not see"
        #expect(texts == ["'ViewSpy' is in \(place). Put a copy into Katas/Scene/Tests/First", nil, nil])
    }

    @Test(arguments: ["Katas/Scene/Sources/First/ViewSpy.swift", "Tests/SceneTests/ViewSpy.swift"])
    func `a double among the code, or in the suites of the kit, is named too`(path: String) throws {
        try kit.write("final class ViewSpy {}\n", to: path)
        defer { kit.remove(path) }

        let build = try look([("Katas/Scene/Tests/First/A.swift", "cannot find 'ViewSpy' in scope")], lap: .first)

        #expect(build.explanation?.hasPrefix("'ViewSpy' is in \(path), which these tests do not see.") == true)
    }

    @Test(arguments: [
        ("Tests/First", "View", "show", true), ("Tests/First", "View", "render", false),
        ("Tests/First", "ViewSpy", "show", false), ("Sources/First", "View", "show", false),
    ])
    func `a member that a test uses and the starter lacks is named`(
        folder: String,
        type: String,
        member: String,
        isNamed: Bool
    ) throws {
        try kit.write("struct View { func render() {} }\n", to: ".starters/Scene/Sources/First/View.swift")
        defer { kit.remove(".starters/Scene/Sources/First") }

        let error = ("Katas/Scene/\(folder)/More.swift", "value of type '\(type)' has no member '\(member)'")
        let explanation = try look([error], lap: .first).explanation

        let text = "The starter's 'View' has no 'show', and tests run on the starter too: use only what it has."
        #expect(explanation == (isNamed ? text : nil))
    }
}
