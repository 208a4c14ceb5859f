import Foundation

@testable import Melodies

enum AnyError {
    /// Errors after which a fetch calls the service again. Some look like a missing network, or like a cancellation.
    nonisolated static let goneSoon: [any Error] = [
        ServiceRequestError.unknownError,
        ServerError.isBusy,
        URLError(.notConnectedToInternet),
        URLError(.timedOut),
        URLError(.cancelled),
        CocoaError(.userCancelled),
        DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "half a list")),
    ]
}
