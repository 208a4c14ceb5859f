import Foundation

@testable import KataKit

/// What tests need of other programs, and of the real `kata`.
enum Shell {
    struct Result: Equatable {
        var code: Int32
        var output: String
        var errors: String
    }

    struct Failed: Error {
        var script: String
        var output: String
    }

    static func run(_ script: String) throws {
        let result = try output(of: script)
        guard result.code == 0 else { throw Failed(script: script, output: result.output + result.errors) }
    }

    /// The real `kata`, run in a kit.
    static func kata(_ words: [String], in kit: URL, environment: [String: String] = [:]) throws -> Result {
        let kata = Checkout.binFolder.appending(path: "kata").path
        let command = ([kata] + words).map { "'\($0)'" }.joined(separator: " ")
        return try output(of: "cd '\(kit.path)' && exec \(command)", environment: environment)
    }

    static func output(of script: String, environment: [String: String] = [:]) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let errors = folder.appending(path: "errors")
        let output = folder.appending(path: "output")
        let ending = try ChildProcess(
            ["/bin/sh", "-c", "{ \(script)\n} 2>'\(errors.path)'"],
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            output: output,
            limit: 1_500,
            farewell: .interrupt
        ).run()
        guard case .exited(let code) = ending else { throw Failed(script: script, output: "\(ending)") }
        return Result(code: code, output: try text(output), errors: try text(errors))
    }

    private static func text(_ file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
