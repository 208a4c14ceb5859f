import Foundation

/// The checkout that these tests belong to, and what is built of it.
enum Checkout {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the test binary, where `kata` lies too.
    static let binFolder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()

    /// Where fixtures lie; they stay there, so that little is built again.
    static let fixtures = root.appending(path: ".build/kata/fixtures")
}
