@testable import Melodies

/// Answers at once with the result that the test emulates, and logs each call. The article calls it a mock. It is a stub
/// that also records: a spy.
final class MelodyServiceMock: MelodyService, ServiceRequestMock {
    enum Call: Equatable {
        case getMelodies
    }

    private(set) var calls: [Call] = []
    var emulatedResult: ServiceRequestResult = .error(ServiceRequestError.unknownError)
    var melodies = Melody.mocks()

    func getMelodies() async throws -> [Melody] {
        calls.append(.getMelodies)
        return try mock(result: emulatedResult, model: melodies)
    }
}

extension MelodyServiceMock.Call: CustomDebugStringConvertible {
    var debugDescription: String {
        switch self {
        case .getMelodies: "getMelodies()"
        }
    }
}
