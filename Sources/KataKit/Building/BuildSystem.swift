import Foundation

/// The part of SwiftPM that builds: `native`, or from Swift 6.4 on `swiftbuild`. They put products in different places.
package enum BuildSystem {
    private static let chosen = ProcessInfo.processInfo.environment["KATA_BUILD_SYSTEM"] ?? ""

    #if compiler(>=6.4)
        static let isNative = chosen == "native"
    #else
        static let isNative = chosen != "swiftbuild"
    #endif

    /// Options of `swift build` and `swift test`. Without the variable, the toolchain uses its default build system.
    package static let options = chosen.isEmpty ? [] : ["--build-system", chosen]

    /// Finds the folder with the products in a scratch path, such as `x86_64-unknown-linux-gnu/debug` or
    /// `out/Products/Debug-linux`; nil when nothing was built. An editor's index has a scratch path of its own in this one,
    /// with a link `debug`.
    static func findProducts(in scratch: URL) -> URL? {
        isNative
            ? scratch.children.map { $0.appending(path: "debug") }.first { $0.kind == .folder }
            : scratch.appending(path: "out/Products").children.first { $0.lastPathComponent.hasPrefix("Debug") }
    }
}
