import Foundation

/// The Swift that builds and runs the tests, as it describes itself.
package struct Toolchain: Sendable {
    /// `[6, 3, 1]`
    package let version: [Int]
    /// The folders with the libraries that a test binary loads.
    package let libraries: [String]
    /// Its folder `usr`.
    let folder: URL

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            var runtimeLibraryPaths: [String]
            var runtimeResourcePath: String
        }

        var compilerVersion: String
        var paths: Paths
    }

    package init(_ launcher: ProcessLauncher) throws {
        let answer = try launcher.capture(["swift", "-print-target-info"], timeout: 60)
        guard answer.ending == .exited(0),
            let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.text.utf8))
        else { throw CommandError(.missingTool, "'swift -print-target-info' failed: \(answer.text.prefix(200))") }
        version = info.compilerVersion.numbers(after: "Swift version ")
        libraries = info.paths.runtimeLibraryPaths
        folder = URL(filePath: "\(info.paths.runtimeResourcePath)/../..").standardizedFileURL
    }
}

extension [Int] {
    /// `6.3.1`
    package var asVersion: String { map(String.init).joined(separator: ".") }
}

extension String {
    /// `[6, 3, 1]` of the version that follows these words.
    func numbers(after words: String) -> [Int] {
        guard let start = range(of: words)?.upperBound else { return [] }
        let version = self[start...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
        return version.split(separator: ".").compactMap { Int($0) }
    }
}
