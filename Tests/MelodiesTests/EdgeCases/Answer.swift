@testable import Melodies

/// What the service can answer, and what the view should then show.
enum Answer: CaseIterable {
    case melodies
    case emptyList
    case serviceError
    case otherError
    case cancellation

    var result: Result<[Melody], any Error> {
        switch self {
        case .melodies: .success(Melody.mocks())
        case .emptyList: .success([])
        case .serviceError: .failure(ServiceRequestError.noNetwork)
        case .otherError: .failure(OtherError.serverIsTeapot)
        case .cancellation: .failure(CancellationError())
        }
    }

    var calls: [MelodyListViewControllerSpy.Call] {
        switch self {
        case .melodies: [.showMelodies(Melody.mocks())]
        case .emptyList: [.showMelodies([])]
        case .serviceError: [.showLoadError(.noNetwork)]
        case .otherError: [.showLoadError(.unknownError)]
        case .cancellation: []
        }
    }
}

enum OtherError: Error {
    case serverIsTeapot
}
