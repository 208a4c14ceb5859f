import Foundation

@testable import Melodies

/// The rules treat all errors alike, also those that look like a missing network, a missing file or a cancellation.
enum AnyError: Error {
    case example

    static let examples: [any Error] = [
        AnyError.example, ServiceRequestError.noNetwork, ServiceRequestError.noData, ServiceRequestError.unknownError,
        CancellationError(), URLError(.notConnectedToInternet), URLError(.networkConnectionLost), URLError(.timedOut),
        URLError(.cancelled), CocoaError(.fileReadNoSuchFile),
        DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no JSON")),
    ]
}
