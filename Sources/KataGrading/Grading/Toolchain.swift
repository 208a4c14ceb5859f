import Foundation
import KataKit

/// The Swift that builds and runs the submissions, as `swiftc -print-target-info` describes it.
struct Toolchain: Sendable {
    /// `6.3.1`
    var version: String
    /// The folders with the libraries that a test binary loads.
    var libraries: [String]

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            var runtimeLibraryPaths: [String]
        }

        var compilerVersion: String
        var paths: Paths
    }

    init(launcher: ProcessLauncher) throws {
        let answer = try launcher.capture(["swiftc", "-print-target-info"], timeout: 60)
        guard answer.ending == .exited(0),
            let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.text.utf8))
        else { throw CommandError(.missingTool, "'swiftc -print-target-info' failed: \(answer.text.prefix(200))") }
        let words = info.compilerVersion.split(separator: " ").map(String.init)
        version = words.firstIndex(of: "version").map { words[$0 + 1] } ?? info.compilerVersion
        libraries = info.paths.runtimeLibraryPaths
    }
}
