@testable import PassiveArtistView

/// Logs the lines that it shares, in order.
final class ShareArtistWireframeSpy: ShareArtistWireframe {
    private(set) var shared: [String] = []

    func share(_ line: String) {
        shared.append(line)
    }
}
