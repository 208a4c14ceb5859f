import Foundation

/// The part of SwiftPM that builds: `native`, or from Swift 6.4 on `swiftbuild`. They put products in different places.
package enum BuildSystem: String, CaseIterable {
    case native
    case swiftbuild

    private static let variable = "KATA_BUILD_SYSTEM"
    private static let chosen = ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }

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

    /// Finds the folder with the products of the last build in a scratch path; nil before the first one.
    static func findProducts(in scratch: URL) -> URL? {
        let manager = FileManager.default
        guard present == .swiftbuild else {
            let target = try? manager.destinationOfSymbolicLink(atPath: scratch.appending(path: "debug").path)
            return target.map { scratch.appending(path: $0) }
        }
        let folder = scratch.appending(path: "out/Products")
        // `Debug` or, on Linux, `Debug-linux`.
        let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix("Debug") }.max().map { folder.appending(path: $0) }
    }

    /// The chosen one, or the one that built this tool.
    private static let present: BuildSystem = {
        let own = Bundle.main.bundleURL.path.contains("/out/Products/") ? swiftbuild : native
        return chosen.flatMap(BuildSystem.init) ?? own
    }()
}
