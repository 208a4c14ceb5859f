import Foundation

/// The part of SwiftPM that builds: `native`, or from Swift 6.4 on `swiftbuild`. They put products in different places.
package enum BuildSystem: String, CaseIterable {
    case native
    case swiftbuild

    private static let variable = "KATA_BUILD_SYSTEM"
    private static let chosen = ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }

    #if compiler(>=6.4)
        static let isNative = chosen == native.rawValue
    #else
        static let isNative = chosen != swiftbuild.rawValue
    #endif

    /// Options of `swift build` and `swift test`. Without the variable, the toolchain uses its default build system.
    ///
    /// - Throws: ``CommandError`` when the variable does not name a build system.
    package static func options() throws -> [String] {
        guard let chosen else { return [] }
        guard let system = BuildSystem(rawValue: chosen) else {
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandError(.misuse, "\(variable)=\(chosen): choose from \(names)")
        }
        return ["--build-system", system.rawValue]
    }

    /// Finds the folders with products in a scratch path, of any build system: such as `x86_64-unknown-linux-gnu/debug` and
    /// `out/Products/Debug-linux`. An editor's index has a scratch path of its own in this one, with a link `debug`.
    static func findProducts(in scratch: URL) -> [URL] {
        let others = scratch.appending(path: "out/Products").children
        return scratch.children.map { $0.appending(path: "debug") }.filter { $0.kind == .folder }
            + others.filter { $0.lastPathComponent.hasPrefix("Debug") }
    }
}
