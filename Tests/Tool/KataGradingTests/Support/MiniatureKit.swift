import Foundation
import KataKit
import TestSupport

@testable import KataGrading

/// The miniature kit of the class that grading is tried with.
enum MiniatureKit {
    static let root = Checkout.fixtures.appending(path: "grading")
    static let `class` = Result { try GradingClass(of: Checkout.root) }

    /// - Parameter name: the name of its folder below the fixtures.
    @discardableResult
    static func write(_ name: String = root.lastPathComponent) throws -> FixtureKit {
        let files = try `class`.get().readKit().mapValues { String(decoding: $0, as: UTF8.self) }
        return try FixtureKit(name, katas: GradingClass.katas, files: files)
    }

    /// What makes all tests green and kills all mutants, by path below `Solutions`.
    static func reference(_ path: String) throws -> String {
        let file = Checkout.root.appending(path: "Tests/Tool/GradingClass/kit/Solutions/\(path)")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Writes some submissions of the class into a folder with nothing else.
    static func write(submissions: [String], to folder: URL) throws {
        let all = try submissionsOfAll.get()
        try folder.removeTree()
        try folder.makeFolder()
        let paths = submissions.map { all.appending(path: $0).path }
        // FileManager would wait for somebody to write into a pipe that is to be copied.
        let copied = try Shell.output(of: "folder=$1; shift; cp -R \"$@\" \"$folder\"", [folder.path] + paths)
        guard copied.code == 0 else { throw CommandError(.ownFailure, copied.errors) }
    }

    /// The folder with all submissions.
    static let submissionsOfAll = Result {
        let folder = Checkout.fixtures.appending(path: "grading-class")
        let launcher = try ProcessLauncher(scratchDirectory: Checkout.fixtures)
        try `class`.get().write(for: root, to: folder, launcher: launcher)
        return folder
    }
}
