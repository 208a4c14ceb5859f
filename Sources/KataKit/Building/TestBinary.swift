import Foundation

/// The built tests of a package.
struct TestBinary: Sendable {
    var folder: URL
    var build: Build

    /// The file that is run, on Linux.
    var file: URL {
        folder.appending(path: "KatasPackageTests.xctest")
    }

    func isNewer(thanFilesIn folder: URL) -> Bool {
        guard let built = file.modified else { return false }
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.allSatisfy { path in
            folder.appending(path: path).modified.map { $0 <= built } ?? true
        }
    }
}

extension URL {
    fileprivate var modified: Date? {
        attributes?[.modificationDate] as? Date
    }
}
