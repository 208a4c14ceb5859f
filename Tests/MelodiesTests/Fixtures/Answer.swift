@testable import Melodies

/// What the service can answer. A test takes all the cases, where the kind of answer should not matter.
enum Answer: CaseIterable {
    case melodies
    case emptyList
    case serviceError
    case otherError
    case cancellation

    var result: Result<[Melody], any Error> {
        switch self {
        case .melodies: .success([.make(title: "ANSWER")])
        case .emptyList: .success([])
        case .serviceError: .failure(ServiceRequestError.noNetwork)
        case .otherError: .failure(OtherError.serverIsTeapot)
        case .cancellation: .failure(CancellationError())
        }
    }

    /// The calls that the view should get for this answer.
    var calls: [MelodyListViewControllerSpy.Call] {
        switch self {
        case .melodies: [.showMelodies([.make(title: "ANSWER")])]
        case .emptyList: [.showMelodies([])]
        case .serviceError: [.showLoadError(.noNetwork)]
        case .otherError: [.showLoadError(.unknownError)]
        case .cancellation: []
        }
    }
}
