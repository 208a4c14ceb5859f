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

    private static let files = [
        "Katas/Scene/Given/Model.swift": "protocol Showing { func show() }\n",
        "Katas/Scene/Sources/Presenter.swift": "struct Presenter { let view: View }\n",
        "Katas/Scene/Sources/View.swift": "struct View { func render() {} }\n",
        "Katas/Scene/Sources/More.swift": "struct More {}\n",
        "Katas/Scene/Tests/Own.swift": "import Testing\n",
        ".starters/Scene/Given/Model.swift": "protocol Showing { func show() }\n",
        ".starters/Scene/Sources/Presenter.swift": "struct Presenter { let view: View }\n",
        ".starters/Scene/Sources/View.swift": "struct View { func render() {} }\n",
        ".starters/Scene/Sources/More.swift": "struct More {}\n",
        ".starters/Scene/Tests/Own.swift": "import Testing\n",
        "Solutions/Scene/Sources/View.swift": "",
        "Tests/SceneTests/Suite.swift": "import Testing\n",
        "docs/katas/Scene.md": """
        # Scene

        ## Step 1: PresenterTests

        **5 minutes.** Edit `Katas/Scene/Sources/Presenter.swift`.

        ## Step 2: ViewTests

        **5 minutes.** Edit `Katas/Scene/Sources/View.swift`, `Katas/Scene/Sources/Presenter.swift`.
        """,
    ]

    private func look(
        _ errors: (path: String, message: String)...,
        lap: Lap = .green
    ) throws -> BrokenBuild {
        let diagnostics = errors.map { path, message in
            Diagnostic(
                file: kit.root.appending(path: path).path,
                line: 1,
                column: 1,
                severity: .error,
                message: message
            )
        }
        let id = kata.lap(lap)
        let failure = BuildFailure(diagnostics: diagnostics, reason: "")
        return try BrokenBuild(id, id.errors(of: failure))
    }

    private func path(_ build: BrokenBuild) -> String? {
        build.file?.path(from: kit.root)
    }

    @Test func `the first error in the learner's files names the file and its earliest step`() throws {
        let build = try look(
            ("Tests/SceneTests/Suite.swift", "cannot find 'Other' in scope"),
            ("Katas/Scene/Sources/View.swift", "cannot find 'x' in scope"),
            ("Katas/Scene/Sources/More.swift", "cannot find 'y' in scope")
        )

        #expect(path(build) == "Katas/Scene/Sources/View.swift")
        #expect(build.step?.number == 2)
        #expect(build.explanation == nil)
        #expect(!build.isGiven)
    }

    @Test func `of several files with errors, the one of the earliest step comes first`() throws {
        let build = try look(
            ("Katas/Scene/Sources/More.swift", "cannot find 'y' in scope"),
            ("Katas/Scene/Sources/View.swift", "cannot find 'x' in scope"),
            ("Katas/Scene/Sources/Presenter.swift", "cannot find 'z' in scope")
        )

        #expect(path(build) == "Katas/Scene/Sources/Presenter.swift")
        #expect(build.step?.number == 1)
    }

    @Test func `a file that no step names belongs to no step`() throws {
        let build = try look(("Katas/Scene/Sources/More.swift", "cannot find 'y' in scope"))

        #expect(path(build) == "Katas/Scene/Sources/More.swift")
        #expect(build.step == nil)
    }

    @Test func `own tests belong to no step`() throws {
        let build = try look(("Katas/Scene/Tests/Own.swift", "cannot find 'y' in scope"), lap: .bite)

        #expect(path(build) == "Katas/Scene/Tests/Own.swift")
        #expect(build.step == nil)
    }

    @Test func `a name that the starter declares and the learner's code does not is the cause`() throws {
        try kit.write("struct View { func draw() {} }\n", to: "Katas/Scene/Sources/View.swift")

        let build = try look(
            ("Tests/SceneTests/Suite.swift", "value of type 'View' has no member 'render'"),
            ("Tests/SceneTests/Suite.swift", "cannot find 'Stranger' in scope")
        )

        #expect(path(build) == "Katas/Scene/Sources/View.swift")
        #expect(build.step?.number == 2)
        #expect(build.explanation == "'render' is in the starter's View.swift, and no longer in yours.")
    }

    @Test func `a file that was removed is named`() throws {
        kit.remove("Katas/Scene/Sources/View.swift")

        let build = try look(("Tests/SceneTests/Suite.swift", "cannot find type 'View' in scope"))

        #expect(path(build) == "Katas/Scene/Sources/View.swift")
        #expect(build.explanation == "'View' is in the starter's View.swift, and you no longer have this file.")
    }

    @Test func `a name that moved to a file of the learner's own is not missing`() throws {
        try kit.write("struct View {}\n", to: "Katas/Scene/Sources/View.swift")
        try kit.write("extension View { func render() {} }\n", to: "Katas/Scene/Sources/Mine.swift")

        let build = try look(("Tests/SceneTests/Suite.swift", "value of type 'View' has no member 'render'"))

        #expect(path(build) == nil)
        #expect(build.explanation == nil)
    }

    @Test func `names that are missing in two files name no file`() throws {
        try kit.write("struct View {}\n", to: "Katas/Scene/Sources/View.swift")
        try kit.write("\n", to: "Katas/Scene/Sources/Presenter.swift")

        let build = try look(
            ("Tests/SceneTests/Suite.swift", "value of type 'View' has no member 'render'"),
            ("Tests/SceneTests/Suite.swift", "cannot find 'Presenter' in scope")
        )

        #expect(path(build) == nil)
    }

    @Test func `an edited given file with an error is named, with the command that restores it`() throws {
        try kit.write("protocol Showing { func show(\n", to: "Katas/Scene/Given/Model.swift")

        let build = try look(
            ("Katas/Scene/Sources/View.swift", "cannot find type 'Showing' in scope"),
            ("Katas/Scene/Given/Model.swift", "expected ')' in parameter")
        )

        #expect(path(build) == "Katas/Scene/Given/Model.swift")
        #expect(build.step == nil)
        #expect(build.isGiven)
        #expect(
            build.explanation
                == "Katas/Scene/Given/Model.swift differs from what was shipped."
        )
    }
}
