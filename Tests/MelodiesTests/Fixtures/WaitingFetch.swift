@testable import Melodies

/// A fetch that waits for its service: the test can answer, or cancel the fetch.
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
