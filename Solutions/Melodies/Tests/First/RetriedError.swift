import Foundation

@testable import Melodies

enum RetriedError {
    /// Errors after which a fetch calls the service again. Some look like a missing network, or like a cancellation.
    nonisolated static let examples: [any Error] = [
        ServiceRequestError.unknownError,
        ServerError.noData,
        CocoaError(.userCancelled),
        URLError(.cancelled),
        URLError(.notConnectedToInternet),
        URLError(.timedOut),
        CocoaError(.fileReadUnknown, userInfo: [NSUnderlyingErrorKey: CancellationError()]),
        DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "half a list")),
    ]
}
