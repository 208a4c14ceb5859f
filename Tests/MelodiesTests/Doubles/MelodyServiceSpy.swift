import Testing

@testable import Melodies

/// A service that answers when the test says so. It ignores a cancellation, as a real service can.
final class MelodyServiceSpy: MelodyService {
    /// Set this, and the service answers each later call at once.
    var immediateAnswer: Result<[Melody], any Error>?
    private var requests: AsyncStream<WaitingFetch.Request>.Continuation?

    func getMelodies() async throws -> [Melody] {
        if let immediateAnswer { return try immediateAnswer.get() }
        return try await withCheckedThrowingContinuation { requests?.yield($0) }
    }

    /// Starts a fetch, and returns when the fetch waits for its answer. Throws if it ends without a call of the service.
    func start(
        _ fetch: @escaping @MainActor () async -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> WaitingFetch {
        let (stream, requests) = AsyncStream.makeStream(of: WaitingFetch.Request.self)
        self.requests = requests
        let task = Task {
            await fetch()
            // No request can follow. Without this line, the test would wait for one forever.
            requests.finish()
        }
        var iterator = stream.makeAsyncIterator()
        let request = await iterator.next()
        let message: Comment = "fetchMelodies() should call service.getMelodies(), and wait for its answer"
        return WaitingFetch(task: task, request: try #require(request, message, sourceLocation: sourceLocation))
    }
}

/// A fetch that waits for its answer.
struct WaitingFetch {
    typealias Request = CheckedContinuation<[Melody], any Error>

    let task: Task<Void, Never>
    let request: Request

    /// Answers the request, and returns when the fetch has ended.
    func answer(with result: Result<[Melody], any Error>) async {
        request.resume(with: result)
        await task.value
    }
}
