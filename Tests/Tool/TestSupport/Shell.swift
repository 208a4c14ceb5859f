import Foundation

@testable import KataKit

/// Runs the other programs that tests need.
package enum Shell {
    package struct Result: Equatable, Sendable {
        package var code: Int32
        package var output: String
        package var errors: String

        package init(code: Int32, output: String = "", errors: String = "") {
            self.code = code
            self.output = output
            self.errors = errors
        }
    }

    package struct Failure: Error {
        package var script: String
        package var output: String
    }

    /// The environment of this process, with a module cache that all fixtures share. Without it, each fixture would
    /// compile the system's modules again, which takes most of the time of its build. The
    /// programs speak English, whatever the machine's language is.
    package static let environment = ProcessInfo.processInfo.environment.merging([
        LeftoverGuard.variable: Checkout.root.path,
        "SWIFTPM_MODULECACHE_OVERRIDE": Checkout.fixtures.appending(path: "ModuleCache").path,
        "LC_ALL": "C.UTF-8",
    ]) { $1 }

    /// - Throws: ``Failure`` unless the script exits with 0.
    package static func run(_ script: String, _ arguments: String...) throws {
        let result = try output(of: script, arguments)
        guard result.code == 0 else { throw Failure(script: script, output: result.output + result.errors) }
    }

    /// - Parameter arguments: `$1` and so on.
    /// - Throws: ``Failure`` when a signal ends the script.
    package static func output(
        of script: String,
        _ arguments: [String] = [],
        environment: [String: String] = [:]
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let errors = folder.appending(path: "errors")
        let output = folder.appending(path: "output")
        let ending = try ChildProcess(
            arguments: ["/bin/sh", "-c", "exec 2>'\(errors.path)'\n\(script)", "sh"] + arguments,
            environment: Self.environment.merging(environment) { $1 },
            output: output,
            timeout: 3_000,
            grace: 10
        ).run()
        guard case .exited(let code) = ending else { throw Failure(script: script, output: "\(ending)") }
        return Result(code: code, output: try text(output), errors: try text(errors))
    }

    private static func text(_ file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
