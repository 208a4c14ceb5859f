import Foundation
import TestSupport
import Testing

@testable import KataKit

/// A folder of the tool uses only the folders above it in these lists: the compiler gets no other folder, so it finds
/// no other name.
@Suite(.offThePool, .slow)
struct FolderOrderTests {
    /// The folders of a module in order. Each uses only those before it.
    private static let folders = [
        "KataKit": [
            "Language", "CommandLine", "Files", "Processes", "Kit", "Building", "Running", "Judging", "Mutation",
            "Memory", "Showing", "Session", "Attack", "Watching", "Commands",
        ],
        "KataGrading": [
            "Containment", "Intake", "Remarks", "Report", "Formats", "Grading", "Commands", "Handout",
        ],
    ]

    let launcher: ProcessLauncher

    init() throws {
        launcher = try ProcessLauncher(scratchDirectory: Checkout.root.appending(path: ".build/kata"))
    }

    @Test(arguments: folders.keys.sorted())
    func `a folder uses only the folders above it, and the list names every folder`(module: String) throws {
        let folder = Checkout.root.appending(path: "Sources/\(module)")
        let found = folder.children.filter { $0.kind == .folder }.map(\.lastPathComponent)
        #expect(found == Self.folders[module]?.sorted())
        let errors = try launcher.withTemporaryFile("modules") { modules in
            try modules.makeFolder()
            let emitted = module == "KataKit" ? [] : try emitKit(into: modules)
            return try emitted + self.errors(in: module, options: ["-I", modules.path])
        }
        #expect(errors == [])
    }

    private func emitKit(into modules: URL) throws -> [String] {
        let folder = Checkout.root.appending(path: "Sources/KataKit")
        let sources = try folder.readFiles().keys.filter(\.isSwiftFile).map { folder.appending(path: $0).path }
        let output = ["-o", modules.appending(path: "KataKit.swiftmodule").path]
        return try frontend(["-emit-module", "-experimental-skip-all-function-bodies"] + output + sources, "KataKit")
    }

    private func errors(in module: String, options: [String]) throws -> [String] {
        var above: [String] = []
        var errors: [String] = []
        for folder in Self.folders[module] ?? [] {
            let folder = Checkout.root.appending(path: "Sources/\(module)/\(folder)")
            let files = try folder.readFiles().keys.sorted().map { folder.appending(path: $0).path }
            let primary = files.flatMap { ["-primary-file", $0] }
            errors += try frontend(["-typecheck"] + options + primary + above, module)
            above += files
        }
        return errors
    }

    private func frontend(_ arguments: [String], _ module: String) throws -> [String] {
        let options = ["-module-name", module, "-package-name", "katas", "-swift-version", "6"]
        let output = try launcher.capture(
            ["swiftc", "-frontend", "-parse-as-library"] + arguments + options
                + TestingLibrary.compilerOptions(launcher),
            timeout: 120
        )
        let errors = Diagnostic.all(in: output.text).filter { $0.severity == .error }
        return errors.isEmpty && output.ending != .exited(0)
            ? [output.text] : errors.map { $0.text(from: Checkout.root) }
    }
}
