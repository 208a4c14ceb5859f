import Foundation

@testable import KataKit

/// The real `kata`, run in a kit.
struct KataCommand {
    struct Result: Equatable {
        var code: Int32
        var output: String
        var errors: String
    }

    var kit: FixtureKit
    var environment: [String: String] = [:]

    @discardableResult
    func callAsFunction(_ words: String...) throws -> Result {
        try self(words)
    }

    @discardableResult
    func callAsFunction(_ words: [String]) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appending(path: "output")
        let errors = folder.appending(path: "errors")
        let script = "cd \"$1\" && errors=$2 kata=$3 && shift 3 && exec \"$kata\" \"$@\" 2>\"$errors\""
        let kata = Checkout.binFolder.appending(path: "kata")
        let ending = try ChildProcess(
            ["/bin/sh", "-c", script, "sh", kit.root.path, errors.path, kata.path] + words,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            output: output,
            limit: 300,
            farewell: .kill
        ).run()
        guard case .exited(let code) = ending else { throw DidNotEnd(ending: ending) }
        return Result(code: code, output: try text(of: output), errors: try text(of: errors))
    }

    private func text(of file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }

    struct DidNotEnd: Error {
        var ending: ChildProcess.Ending
    }
}
