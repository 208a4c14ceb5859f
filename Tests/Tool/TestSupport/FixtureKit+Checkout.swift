import Foundation
import KataKit

extension FixtureKit {
    /// A kit with the katas of this checkout, as they are shipped.
    ///
    /// - Parameters:
    ///   - name: the name of its folder below ``Checkout/fixtures``.
    ///   - work: what a learner has in place of the shipped files of a kata, by its name and by path from its folder.
    package init(_ name: String, ofCheckoutWith work: [String: [String: Data]]) throws {
        root = Checkout.fixtures.appending(path: name)
        let katas = try Kit(root: Checkout.root).katas.map(\.name)
        let suites = katas.map { "Tests/\($0)Tests" }
        var files: [String: Data] = [:]
        for folder in [".starters", "Solutions", "Sources/HeadlessUIKit", "docs"] + suites {
            files.merge(try Checkout.root.appending(path: folder).readFiles().within(folder)) { $1 }
        }
        for kata in katas {
            files.merge((work[kata] ?? files.below(".starters/\(kata)")).within("Katas/\(kata)")) { $1 }
        }
        try write(files, katas: katas)
    }
}
