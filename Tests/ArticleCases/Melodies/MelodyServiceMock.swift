@testable import Melodies

/// The article's double. It is called a mock, but in Meszaros' terms it is a stub: it answers, and checks nothing.
final class MelodyServiceMock: MelodyService, ServiceRequestMock {
    var emulatedResult = ServiceRequestResult.error(.unknownError)

    func getMelodies() async throws -> [Melody] {
        try mock(result: emulatedResult, model: Melody.mocks())
    }
}

enum ServiceRequestResult {
    case success
    case error(ServiceRequestError)
}

/// Lets a double of any service answer with the emulated result. The article fulfills or rejects a promise here.
protocol ServiceRequestMock {
    func mock<T>(result: ServiceRequestResult, model: T) throws -> T
}

extension ServiceRequestMock {
    func mock<T>(result: ServiceRequestResult, model: T) throws -> T {
        switch result {
        case .success: return model
        case .error(let error): throw error
        }
    }
}
