import Foundation

/// The built tests of a package: in one file, or in a file for each test target. This depends on the build system.
package struct TestBinary: Sendable {
    /// The build that wrote it.
    let build: Build
    let folder: URL

    /// The compiler's warnings on the files that it was made of.
    package var warnings: [Diagnostic] { build.warnings }

    /// The native build system links all tests of a package together, in a file named after the package of `Package.swift`.
    private var fileOfPackage: URL { file(of: folder.appending(path: "KatasPackageTests.xctest")) }

    /// Whether each test target has a file of its own.
    var isSplit: Bool { !fileOfPackage.exists }

    /// The file with the tests of a module. The runner loads this file, or the file is the runner.
    func file(of module: String) -> URL {
        guard isSplit else { return fileOfPackage }
        #if canImport(Darwin)
            return file(of: folder.appending(path: "\(module).xctest"))
        #else
            return folder.appending(path: "\(module)-test-runner")
        #endif
    }

    /// What a contained run must see. With the other build system, the runner may load a library.
    func filesToRun(_ module: String) -> [URL] {
        let library = folder.appending(path: "\(module).so")
        return [file(of: module)] + (isSplit && library.exists ? [library] : [])
    }

    private func file(of bundle: URL) -> URL {
        #if canImport(Darwin)
            return bundle.appending(path: "Contents/MacOS/\(bundle.deletingPathExtension().lastPathComponent)")
        #else
            return bundle
        #endif
    }
}
