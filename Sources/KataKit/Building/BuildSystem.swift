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

    /// Where products most likely are, from a scratch path on: as in the last build or, before the first one, as in the tool's
    /// own scratch path, such as `x86_64-unknown-linux-gnu/debug`. Nil where only `swift build` knows.
    package static var binPath: String? {
        lastBinPath.value ?? ((chosen ?? own.rawValue) == own.rawValue ? ownBinPath : nil)
    }

    /// Remembers the folder of the products that `swift build` prints.
    static func note(binFolder: URL, of scratch: URL) {
        let path = binFolder.path(from: scratch)
        if !path.hasPrefix("/") { lastBinPath.change { $0 = path } }
    }

    private static let lastBinPath = Locked<String?>(nil)

    /// The one that built this tool.
    private static let own = ownBinPath?.hasPrefix("out/Products/") == true ? swiftbuild : native

    private static let ownBinPath: String? = {
        let bin = Bundle.main.bundleURL.resolved().pathComponents
        // With `swiftbuild` it is `out/Products/Debug`, or `out/Products/Debug-linux`.
        let count = bin.suffix(3).starts(with: ["out", "Products"]) ? 3 : 2
        return bin.count > count ? bin.suffix(count).joined(separator: "/") : nil
    }()
}
