import Testing

@testable import Melodies

/// Hands out its requests: a test answers each one when it wants. It ignores a cancellation, as a real service can.
final class MelodyServiceSpy: MelodyService {
    typealias Request = CheckedContinuation<[Melody], any Error>

    /// The calls of `getMelodies()`. Each one waits until a test resumes it.
    private(set) var requests: [Request] = []
    private var inbox: AsyncStream<Request>.Continuation?

    func getMelodies() async throws -> [Melody] {
        try await withCheckedThrowingContinuation { request in
            requests.append(request)
            inbox?.yield(request)
        }
    }

    /// Starts a fetch, and returns when it waits for an answer. A fetch that ends without a request fails the test.
    func start(
        _ fetch: @escaping @MainActor () async -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> WaitingFetch {
        let (requests, inbox) = AsyncStream.makeStream(of: Request.self)
        self.inbox = inbox
        let task = Task {
            await fetch()
            inbox.finish()
        }
        var arriving = requests.makeAsyncIterator()
        let request = await arriving.next()
        let message: Comment = "fetchMelodies() should call service.getMelodies(), and wait for its answer"
        return WaitingFetch(task: task, request: try #require(request, message, sourceLocation: sourceLocation))
    }
}

/// A fetch that waits for its answer.
struct WaitingFetch {
    let task: Task<Void, Never>
    let request: MelodyServiceSpy.Request

    /// Answers the request, and returns when the fetch has ended.
    func answer(with result: Result<[Melody], any Error>) async {
        request.resume(with: result)
        await task.value
    }
}
