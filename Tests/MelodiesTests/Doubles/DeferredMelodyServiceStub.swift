import Testing

@testable import Melodies

/// A stub: it answers when told, or at once with `immediateAnswer`. It ignores a cancellation, as a real service can.
final class DeferredMelodyServiceStub: MelodyService {
    /// No test would answer this call.
    struct UnexpectedCall: Error {}

    var immediateAnswer: Result<[Melody], any Error>?
    private var requests: AsyncStream<CheckedContinuation<[Melody], any Error>>.Continuation?

    func getMelodies() async throws -> [Melody] {
        if let immediateAnswer { return try immediateAnswer.get() }
        guard let requests else { throw UnexpectedCall() }
        self.requests = nil
        return try await withCheckedThrowingContinuation { requests.yield($0) }
    }

    /// Starts a fetch, and returns when the fetch waits for its answer. Throws if it ends without a call of the service.
    func waitingFetch(
        of fetch: @escaping @MainActor () async -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> WaitingFetch {
        let (stream, requests) = AsyncStream.makeStream(of: CheckedContinuation<[Melody], any Error>.self)
        self.requests = requests
        let task = Task {
            await fetch()
            requests.finish()
        }
        let request = await stream.first { @Sendable _ in true }
        let message: Comment = "fetchMelodies() should call service.getMelodies(), and wait for its answer"
        return WaitingFetch(task: task, request: try #require(request, message, sourceLocation: sourceLocation))
    }
}
