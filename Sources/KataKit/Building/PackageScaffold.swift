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

    /// Writes the kit's files into a folder. It does not change the other files there.
    package static func write(of kit: Kit, to folder: URL) throws {
        try sync(kit.root.appending(path: standIn).readFiles(), to: folder.appending(path: standIn))
        let manifest = try Data(contentsOf: kit.root.appending(path: "Package.swift"))
        try write(manifest, to: folder.appending(path: "Package.swift"))
        #if os(Linux)
            try write(Data(entryPointText.utf8), to: folder.appending(path: entryPoint))
        #endif
    }

    private static func write(_ data: Data, to file: URL) throws {
        guard (try? Data(contentsOf: file)) != data else { return }
        try data.write(to: file, options: .atomic)
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
