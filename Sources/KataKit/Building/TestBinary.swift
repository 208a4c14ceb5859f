import Foundation

/// The built tests of a package.
package struct TestBinary: Sendable {
    var folder: URL
    /// The package and the scratch path of the build that wrote it.
    var package: URL
    var scratch: URL
    /// The swap that it was built with.
    var variables: [String: String]

    /// The file that is run, on Linux.
    var file: URL {
        folder.appending(path: "KatasPackageTests.xctest")
    }

    func isNewer(thanFilesIn folder: URL) -> Bool {
        guard let built = file.modificationDate else { return false }
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.allSatisfy { path in
            folder.appending(path: path).modificationDate.map { $0 <= built } ?? true
        }
    }
}

extension URL {
    fileprivate var modificationDate: Date? {
        attributes?[.modificationDate] as? Date
    }
}
