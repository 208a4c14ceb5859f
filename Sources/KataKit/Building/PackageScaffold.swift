import Foundation

/// The files that a package needs next to its katas, for packages that only this tool builds.
package enum PackageScaffold {
    private static let standIn = "Sources/HeadlessUIKit"
    package static let entryPoint = "XCTMain.swift"

    /// In a package without an entry point of its own, SwiftPM looks for XCTest's tests on Linux. For this search each
    /// build writes an index, which takes a quarter of the build's time. This is the entry point that SwiftPM would write.
    package static let entryPointText = """
        import Testing

        @main
        struct EntryPoint {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """

    /// Reads the kit's files, by their path from the package, in folders that have no others.
    static func folders(of kit: Kit) throws -> [String: [String: Data]] {
        [standIn: try kit.root.appending(path: standIn).readFiles()]
    }

    /// The files at the top of the package.
    static func files(of kit: Kit) throws -> [String: Data] {
        var files = ["Package.swift": try Data(contentsOf: kit.root.appending(path: "Package.swift"))]
        #if os(Linux)
            files[entryPoint] = Data(entryPointText.utf8)
        #endif
        return files
    }

    /// Options of `swift build` for a package that only the tool builds. The tool does not debug it, so it needs no
    /// debug information. It has an entry point of its own, so it needs no index.
    ///
    /// - Parameter hasLines: whether a backtrace names files and lines. They take a thirtieth of the compiler's time.
    package static func buildOptions(of package: URL, hasLines: Bool = false) -> [String] {
        guard package.appending(path: entryPoint).exists else { return [] }
        let lines = hasLines ? ["-Xswiftc", "-gline-tables-only"] : []
        return ["--disable-index-store", "-debug-info-format", "none"] + lines
    }
}
