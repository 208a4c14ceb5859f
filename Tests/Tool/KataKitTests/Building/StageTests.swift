import Foundation
import Testing

@testable import KataKit

struct StageTests {
    /// Some learners keep `.build` on a different disk.
    @Test(arguments: [false, true])
    func `a place in a stage is shown as the place in the kit`(buildIsALink: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "staged-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (root, build) = (folder.appending(path: "kit"), folder.appending(path: "elsewhere"))
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            at: build.appending(path: "kata/stages/package"),
            withIntermediateDirectories: true
        )
        try Data("let katas = []\n".utf8).write(to: root.appending(path: "Package.swift"))
        if buildIsALink {
            try FileManager.default.createSymbolicLink(at: root.appending(path: ".build"), withDestinationURL: build)
        }
        let stage = Stage(kit: try Kit(root: root), name: "package")
        let file = (buildIsALink ? build : root.appending(path: ".build")).appending(
            path: "kata/stages/package/A.swift"
        )

        #expect(stage.mapped("\(file.path):3: error: no such type") == "\(root.path)/A.swift:3: error: no such type")
    }
}
