import Foundation

/// What a package of katas has besides them, where only this tool builds it.
package enum PackageFrame {
    private static let standIn = "Sources/HeadlessUIKit"
    private static let entryPoint = "XCTMain.swift"

    /// In a package that has no entry point of its own, SwiftPM looks for XCTest's tests on Linux, and makes each build write
    /// an index for that: a quarter of its time.
    private static let entryPointText = """
        import Testing

        @main
        struct EntryPoint {
            static func main() async {
                await Testing.__swiftPMEntryPoint() as Never
            }
        }

        """

    /// Puts the kit's frame into a folder. What is there already is not touched.
    package static func lay(of kit: Kit, in folder: URL) throws {
        try KataKit.lay(kit.root.appending(path: standIn).files, in: folder.appending(path: standIn))
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

    /// What `swift build` is told of a package: in one that has this frame nobody debugs.
    static func buildOptions(of package: URL) -> [String] {
        package.appending(path: entryPoint).exists ? ["--disable-index-store", "-debug-info-format", "none"] : []
    }
}
