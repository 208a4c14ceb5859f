import Foundation

/// Whose code is where in a package.
struct CodeFolders: Sendable {
    private let package: URL

    init(of package: URL) {
        // The compiler notes real paths.
        self.package = package.resolved()
    }

    /// Whether the learner writes this file: their code, or their tests.
    func isLearners(_ file: String) -> Bool {
        let folders = folders(to: file)
        return folders.count > 2 && folders[0] == "Katas" && ["Sources", "Tests"].contains(folders[2])
    }

    func isSuite(_ file: String) -> Bool { folders(to: file).first == "Tests" }

    /// Finds a file that Swift calls `Module/File.swift`; nil if it is not in this package, or if the module has two of
    /// that name.
    func findFile(_ name: String, of module: String) -> String? {
        let found = folders(of: module).flatMap { folder in
            let folder = package.appending(path: folder)
            return ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
                .filter { $0.split(separator: "/").last == name[...] }
                .map { folder.appending(path: $0).path }
        }
        return found.count == 1 ? found[0] : nil
    }

    private func folders(to file: String) -> [Substring] {
        let path = URL(filePath: file).path(from: package)
        return path.hasPrefix("/") ? [] : path.split(separator: "/").dropLast()
    }

    private func folders(of module: String) -> [String] {
        for lap in Lap.allCases where module.hasSuffix(lap.testSuffix) && lap.testFolder != nil {
            return ["Katas/\(module.dropLast(lap.testSuffix.count))/\(lap.testFolder ?? "")"]
        }
        return module.hasSuffix("Tests") ? ["Tests/\(module)"] : ["Katas/\(module)/Given", "Katas/\(module)/Sources"]
    }
}
