@testable import Melodies

/// What the service can answer, and what the view should get for it.
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

    var calls: [MelodyListViewControllerSpy.Call] {
        switch self {
        case .melodies: [.showMelodies([.make(title: "La Paloma")])]
        case .emptyList: [.showMelodies([])]
        case .serviceError: [.showLoadError(.noNetwork)]
        case .otherError: [.showLoadError(.unknownError)]
        case .cancellation: []
        }
    }
}

enum OtherError: Error {
    case serverIsTeapot
    /// `ServiceRequestError` has a case of this name.
    case noNetwork
}
