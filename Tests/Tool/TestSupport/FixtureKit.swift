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
        var files = files.mapValues { Data($0.utf8) }
        files["Sources/HeadlessUIKit/HeadlessUIKit.swift"] = Data("@_exported import Foundation\n".utf8)
        try write(files, katas: katas)
        // What the tool remembers of an earlier test.
        remove(".backups/memory.json")
        for stage in root.appending(path: ".build/kata/stages").children { stage.remove("verdict.json") }
    }

    /// Writes the manifest of this checkout with other katas, and all files in its folders `Katas`, `Solutions` and so on.
    ///
    /// - Parameter files: by path. Other files there go.
    func write(_ files: [String: Data], katas: [String]) throws {
        let manifest = try String(contentsOf: Checkout.root.appending(path: "Package.swift"), encoding: .utf8)
        let list = katas.map { "\"\($0)\"" }.joined(separator: ", ")
        try write(manifest.replacing(/let katas = \[[^\]]*/, with: "let katas = [\(list)\n"), to: "Package.swift")
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

    /// Changes a file a minute ago, so that its lap is begun, and another one is the one that the learner changed last.
    package func begin(_ path: String) throws {
        try write("\(read(path))// Mine.\n", to: path)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)],
            ofItemAtPath: root.appending(path: path).path
        )
    }

    package func remove(_ path: String) {
        root.remove(path)
    }

    /// The compilers and test binaries that still work on this kit some time after a command, which they outlive by a moment.
    package func leftovers() throws -> String {
        let script = "for i in $(seq 300); do found=$(pgrep -fl \"$1\") || break; sleep 0.1; done; echo \"$found\""
        // The pattern does not match itself.
        let pattern = "([s]wift-|[x]ctest).*\(root.path)|\(root.path).*[x]ctest"
        return try Shell.output(of: script, [pattern]).output.trimmingCharacters(in: .newlines)
    }
}
