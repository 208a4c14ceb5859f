/// Calls another service, and calls it again after an error that may be gone in a moment.
final class RetryingMelodyService: MelodyService {
    private let service: any MelodyService
    private let pause: any Pause

    init(service: any MelodyService, pause: any Pause) {
        self.service = service
        self.pause = pause
    }

    func getMelodies() async throws -> [Melody] {
        for seconds in [1, 2, 4] {
            do {
                return try await service.getMelodies()
            } catch let error where mayBeGoneSoon(error) {
                try await pause.wait(for: .seconds(seconds))
            }
        }
        // Nothing catches an error of the last call: the caller gets it.
        return try await service.getMelodies()
    }

    private func mayBeGoneSoon(_ error: any Error) -> Bool {
        switch error {
        case ServiceRequestError.noNetwork, ServiceRequestError.noData, is CancellationError: false
        default: true
        }
    }
}
