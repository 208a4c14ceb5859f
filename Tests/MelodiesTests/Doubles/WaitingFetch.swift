@testable import Melodies

/// A fetch that waits for the answer of the service.
struct WaitingFetch {
    let task: Task<Void, Never>
    let request: CheckedContinuation<[Melody], any Error>

    /// Answers the request, and returns when the fetch has ended.
    func answer(with result: Result<[Melody], any Error>) async {
        request.resume(with: result)
        await task.value
    }
}
