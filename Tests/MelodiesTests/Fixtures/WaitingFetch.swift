@testable import Melodies

/// A fetch whose service has not answered yet: the test can answer, or call the fetch off.
@MainActor
struct WaitingFetch {
    let task: Task<Void, Never>
    let request: SteeredMelodyService.Request

    func cancel() {
        task.cancel()
    }

    func succeed(with melodies: [Melody]) {
        request.succeed(with: melodies)
    }

    func fail(with error: any Error) {
        request.fail(with: error)
    }
}
