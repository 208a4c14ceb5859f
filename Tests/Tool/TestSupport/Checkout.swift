import Foundation

/// The checkout that these tests belong to, and what is built from it.
package enum Checkout {
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the test binary. `kata` and `kata-instructor` are there too.
    package static let binFolder: URL = {
        #if canImport(Darwin)
            return Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
        #else
            return Bundle.main.bundleURL
        #endif
    }()

    /// A class of the test bundle, which a Mac's test runner loads.
    private final class Anchor {}

    /// The folder with programs that stand in for real ones. They are in the repository: a program that was just written cannot
    /// be started while another process, forked in the meantime, has it open.
    package static let standIns = root.appending(path: "Tests/Tool/KataKitTests/StandIns")

    /// Where fixtures are. They stay there, so that little is built again.
    package static let fixtures = root.appending(path: ".build/kata/fixtures")
}
