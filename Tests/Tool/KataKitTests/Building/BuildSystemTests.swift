import Foundation
import Testing

@testable import KataKit

struct BuildSystemTests {
    @Test func `products are found in the folders of both build systems, and not in an editor's index`() throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "products-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let triple = "x86_64-unknown-linux-gnu"
        for folder in [
            "\(triple)/debug", "\(triple)/release", "out/Products/Debug-linux", "out/Products/Release-linux",
            "index-build/\(triple)/debug", "checkouts",
        ] {
            try scratch.appending(path: folder).makeFolder()
        }
        for folder in [scratch, scratch.appending(path: "index-build")] {
            let link = folder.appending(path: "debug").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(triple)/debug")
        }

        let found = BuildSystem.findProducts(in: scratch).map { $0.path(from: scratch) }

        #expect(found == ["\(triple)/debug", "out/Products/Debug-linux"])
    }
}
