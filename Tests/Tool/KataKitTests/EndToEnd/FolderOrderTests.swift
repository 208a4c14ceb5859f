import Foundation
import TestSupport
import Testing

@testable import KataKit

/// A folder of the tool uses only the folders above it in these lists: the compiler gets no other folder, so it finds
/// no other name.
@Suite(.offThePool, .slow)
struct FolderOrderTests {
    struct Module: CustomTestStringConvertible {
        var name: String
        /// The folders in order. Each uses only those before it.
        var folders: [String]

        var folder: URL { Checkout.root.appending(path: "Sources/\(name)") }
        var testDescription: String { name }
    }

    static let kit = Module(
        name: "KataKit",
        folders: [
            "Language", "CommandLine", "Files", "Processes", "Kit", "Building", "Running", "Judging", "Mutation",
            "Memory", "Showing", "Session", "Attack", "Watching", "Commands",
        ]
    )
    static let grading = Module(
        name: "KataGrading",
        folders: [
            "Containment", "Intake", "Remarks", "Report", "Formats", "Grading", "Commands", "Handout",
        ]
    )

    let launcher: ProcessLauncher

    init() throws {
        launcher = try ProcessLauncher(scratchDirectory: Checkout.root.appending(path: ".build/kata"))
    }

    @Test(arguments: [kit, grading])
    func `the list names every folder`(module: Module) throws {
        let found = try FileManager.default.contentsOfDirectory(atPath: module.folder.path)
            .filter { module.folder.appending(path: $0).kind == .folder }
        #expect(found.sorted() == module.folders.sorted())
    }

    @Test func `a folder of KataKit uses only the folders above it`() throws {
        let errors = try errors(in: Self.kit)
        #expect(errors == [])
    }

    @Test func `a folder of KataGrading uses only the folders above it`() throws {
        let files = try Self.kit.folder.readFiles().keys.filter { $0.hasSuffix(".swift") }
        let errors = try launcher.withTemporaryFile("modules") { modules in
            try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
            let interface = modules.appending(path: "KataKit.swiftmodule").path
            let sources = files.map { Self.kit.folder.appending(path: $0).path }
            let emitted = try frontend(
                ["-emit-module", "-experimental-skip-all-function-bodies", "-o", interface] + sources,
                module: Self.kit
            )
            #expect(emitted == [])
            return try self.errors(in: Self.grading, options: ["-I", modules.path])
        }
        #expect(errors == [])
    }

    @Test func `a folder that uses one below it is found`() throws {
        let turned = Module(name: "KataKit", folders: ["Processes", "CommandLine"])
        #expect(try errors(in: turned).contains { $0.contains("cannot find 'CommandError' in scope") })
    }

    private func errors(in module: Module, options: [String] = []) throws -> [String] {
        var above: [String] = []
        var errors: [String] = []
        for folder in module.folders {
            let folder = module.folder.appending(path: folder)
            let files = try folder.readFiles().keys.sorted().map { folder.appending(path: $0).path }
            let primary = files.flatMap { ["-primary-file", $0] }
            errors += try frontend(["-typecheck"] + options + primary + above, module: module)
            above += files
        }
        return errors
    }

    private func frontend(_ arguments: [String], module: Module) throws -> [String] {
        let options = ["-module-name", module.name, "-package-name", "katas", "-swift-version", "6"]
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
