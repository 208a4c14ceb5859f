import Foundation
import Testing

@testable import KataKit

struct StageTests {
    /// Some learners keep `.build` on a different disk.
    @Test(arguments: [false, true])
    func `a place in a stage is shown as the place in the kit`(buildIsALink: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "staged-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (root, own) = (folder.appending(path: "kit"), folder.appending(path: "kit/.build"))
        let build = buildIsALink ? folder.appending(path: "elsewhere") : own
        try sync(["Package.swift": Data("let katas = []\n".utf8)], to: root)
        try build.makeFolder()
        if buildIsALink { try FileManager.default.createSymbolicLink(at: own, withDestinationURL: build) }

        let stage = Stage(kit: try Kit(root: root), name: "package")

        let said = stage.mapped("\(build.path)/kata/stages/package/A.swift:3: error: no such type")
        #expect(said == "\(root.path)/A.swift:3: error: no such type")
    }
}
