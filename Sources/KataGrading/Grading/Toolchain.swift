import Foundation
import KataKit

/// The Swift that builds and runs the submissions, as `swiftc -print-target-info` tells of it.
struct Toolchain: Sendable {
    /// `6.3.1`
    var version: String
    /// Where the libraries lie that a test binary loads.
    var libraries: [String]

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            var runtimeLibraryPaths: [String]
        }

        var compilerVersion: String
        var paths: Paths
    }

    init(toolbox: Toolbox) throws {
        let output = try toolbox.scratchFile("target-info.json")
        defer { try? FileManager.default.removeItem(at: output) }
        let ending = try ChildProcess(
            ["swiftc", "-print-target-info"],
            environment: toolbox.environment(),
            output: output,
            limit: 60,
            farewell: .kill
        ).run()
        guard ending == .exited(0),
            let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(toolbox.read(output).utf8))
        else {
            throw Refusal(
                .missingTool,
                "'swiftc -print-target-info' tells nothing: \(toolbox.read(output).prefix(200))"
            )
        }
        let words = info.compilerVersion.split(separator: " ").map(String.init)
        version = words.firstIndex(of: "version").map { words[$0 + 1] } ?? info.compilerVersion
        libraries = info.paths.runtimeLibraryPaths
    }
}
