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
        try Kit.write(files, katas: katas, manifestOf: Checkout.root, to: root)
        // What the tool remembers of an earlier test.
        remove(".build/kata/memory.json")
        for stage in root.appending(path: ".build/kata/stages").children { stage.remove("verdict.json") }
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
}
