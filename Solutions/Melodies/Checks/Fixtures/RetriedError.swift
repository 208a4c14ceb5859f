import Foundation

@testable import Melodies

enum RetriedError {
    /// Errors after which a fetch calls the service again. Some look like a missing network, or like a cancellation.
    nonisolated static let examples: [any Error] = [
        ServiceRequestError.unknownError,
        ServerError.isBusy,
        ServerError.noData,
        URLError(.notConnectedToInternet),
        URLError(.timedOut),
        URLError(.cancelled),
        CocoaError(.userCancelled),
        CocoaError(.fileReadUnknown, userInfo: [NSUnderlyingErrorKey: CancellationError()]),
        DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "half a list")),
    ]
}
