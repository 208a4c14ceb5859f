import Foundation
import KataKit

/// Where the compiler finds Swift Testing, for code that is compiled without SwiftPM.
package enum TestingLibrary {
    /// On a Mac, Testing and its macros belong to Xcode's platform. Elsewhere they belong to the toolchain, which the
    /// compiler searches anyway.
    package static func compilerOptions(_ launcher: ProcessLauncher) throws -> [String] {
        #if os(macOS)
            func ask(_ words: String...) throws -> String {
                try launcher.capture(["xcrun"] + words, timeout: 30).text.trimmingCharacters(
                    in: .whitespacesAndNewlines
                )
            }
            let platform = try ask("--show-sdk-platform-path")
            let compiler = URL(filePath: try ask("--find", "swiftc"))
            let plugins = compiler.deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "lib/swift/host/plugins/testing")
            return [
                "-sdk", try ask("--show-sdk-path"), "-F", "\(platform)/Developer/Library/Frameworks",
                "-I", "\(platform)/Developer/usr/lib", "-plugin-path", plugins.path,
            ]
        #else
            return []
        #endif
    }
}
