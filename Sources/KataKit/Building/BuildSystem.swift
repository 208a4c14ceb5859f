import Foundation

/// The part of SwiftPM that builds: `native`, or from Swift 6.4 on `swiftbuild`. They put products in different places.
package enum BuildSystem: String, CaseIterable {
    case native
    case swiftbuild

    private static let variable = "KATA_BUILD_SYSTEM"

    /// Options of `swift build` and `swift test`. Without the variable the toolchain's own default builds.
    ///
    /// - Throws: ``CommandError`` when the variable names no build system.
    package static func options() throws -> [String] {
        guard let name = ProcessInfo.processInfo.environment[variable], !name.isEmpty else { return [] }
        guard let system = BuildSystem(rawValue: name) else {
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandError(.misuse, "\(variable)=\(name): choose from \(names)")
        }
        return ["--build-system", system.rawValue]
    }

    /// Where products most likely are, from a scratch path on: first as in the tool's own scratch path, such as
    /// `x86_64-unknown-linux-gnu/debug`, then as in the last build. Nil where nobody knows.
    package static var binPath: String? {
        lastBinPath.value ?? ownBinPath
    }

    /// Notes where `swift build` says that products are.
    static func note(binFolder: URL, of scratch: URL) {
        let path = binFolder.path(from: scratch)
        if !path.hasPrefix("/") { lastBinPath.change { $0 = path } }
    }

    private static let lastBinPath = Locked<String?>(nil)

    /// With `swiftbuild` it is `out/Products/Debug`, or `out/Products/Debug-linux`.
    private static let ownBinPath: String? = {
        let bin = Bundle.main.bundleURL.resolved().pathComponents
        let count = bin.suffix(3).starts(with: ["out", "Products"]) ? 3 : 2
        return bin.count > count ? bin.suffix(count).joined(separator: "/") : nil
    }()
}
