/// Calls another service, and calls it again after an error that may be gone in a moment.
final class RetryingMelodyService: MelodyService {
    private let service: any MelodyService
    private let pause: any Pause

    init(service: any MelodyService, pause: any Pause) {
        self.service = service
        self.pause = pause
    }

    func getMelodies() async throws -> [Melody] {
        // Write a test first. It says what is missing here.
        []
    }
}
