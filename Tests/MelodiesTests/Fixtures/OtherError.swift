import Foundation

/// An error that the screen has no text for.
enum OtherError: Error {
    case fileIsBusy
    case serverIsTeapot

    /// Two of ours, and some that look like a missing network, missing data, or a cancellation.
    static let examples: [any Error] = [
        OtherError.fileIsBusy,
        OtherError.serverIsTeapot,
        URLError(.notConnectedToInternet),
        URLError(.timedOut),
        URLError(.cancelled),
        CocoaError(.userCancelled),
        DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no JSON")),
    ]
}
