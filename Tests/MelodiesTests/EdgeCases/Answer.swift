@testable import Melodies

/// What the service can answer.
enum Answer: CaseIterable {
    case melodies
    case emptyList
    case serviceError
    case otherError
    case cancellation

    var result: Result<[Melody], any Error> {
        switch self {
        case .melodies: .success([.make(title: "La Paloma")])
        case .emptyList: .success([])
        case .serviceError: .failure(ServiceRequestError.noNetwork)
        case .otherError: .failure(OtherError.serverIsTeapot)
        case .cancellation: .failure(CancellationError())
        }
    }
}

enum OtherError: Error {
    case serverIsTeapot
}
