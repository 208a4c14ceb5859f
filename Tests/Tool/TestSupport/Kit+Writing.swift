import Foundation
import KataKit

extension Kit {
    /// Writes a kit with the manifest of another one and katas of its own: to try the tool with.
    ///
    /// - Parameters:
    ///   - files: what is in its folders `Katas`, `Solutions` and so on, by path. Other files there go.
    ///   - katas: the names, in the manifest's order.
    static func write(_ files: [String: Data], katas: [String], manifestOf kit: URL, to root: URL) throws {
        let manifest = try String(contentsOf: kit.appending(path: "Package.swift"), encoding: .utf8)
        let list = katas.map { "\"\($0)\"" }.joined(separator: ", ")
        var parts = manifest.components(separatedBy: "let katas = [")
        parts[1] = "\(list)\n" + parts[1].drop { $0 != "]" }
        try root.makeFolder()
        let file = root.appending(path: "Package.swift")
        let data = Data(parts.joined(separator: "let katas = [").utf8)
        // A file that is the same keeps its date, so that nothing is built again.
        if (try? Data(contentsOf: file)) != data { try file.write(newVersion: data) }
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
}
