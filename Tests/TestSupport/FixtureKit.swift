import Foundation
import KataKit

/// A miniature kit with the manifest of this one, written below `.build` and built there once.
package struct FixtureKit: Sendable {
    package var root: URL

    /// Writes the kit as a checkout has it, without changes by an earlier test. A file that is the same keeps its date,
    /// so that little is built again.
    ///
    /// - Parameters:
    ///   - name: the name of its folder below ``Checkout/fixtures``.
    ///   - katas: the names, in the manifest's order.
    ///   - files: the texts of its files, by their path.
    package init(_ name: String, katas: [String], files: [String: String]) throws {
        root = Checkout.fixtures.appending(path: name)
        let manifest = try String(contentsOf: Checkout.root.appending(path: "Package.swift"), encoding: .utf8)
        let list = katas.map { "\"\($0)\"" }.joined(separator: ", ")
        var parts = manifest.components(separatedBy: "let katas = [")
        parts[1] = "\(list)\n" + parts[1].drop { $0 != "]" }
        try write(parts.joined(separator: "let katas = ["), to: "Package.swift")
        #if os(Linux)
            // With an entry point, the tool builds the learner's code without an index, in half of the time. The
            // handouts' tests build without it.
            try write(PackageScaffold.entryPointText, to: PackageScaffold.entryPoint)
        #endif
        var files = files.mapValues { Data($0.utf8) }
        files["Sources/HeadlessUIKit/HeadlessUIKit.swift"] = Data("@_exported import Foundation\n".utf8)
        for folder in ["Katas", "Solutions", ".starters", "Sources", "Tests", "docs"] {
            try sync(files.below(folder), to: root.appending(path: folder))
        }
        for kata in katas {
            let link = root.appending(path: "Solutions/\(kata)/Given")
            guard root.appending(path: "Katas/\(kata)/Given").exists, link.kind == nil else { continue }
            let destination = "../../Katas/\(kata)/Given"
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: destination)
        }
    }

    package func write(_ text: String, to path: String) throws {
        try root.write(text, to: path)
    }

    package func read(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    package func remove(_ path: String) {
        root.remove(path)
    }
}
