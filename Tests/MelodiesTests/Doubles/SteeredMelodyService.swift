@testable import Melodies

/// Gives each request to the test, and answers when the test says so. It ignores a cancellation, as a real service can.
final class SteeredMelodyService: MelodyService {
    typealias Answers = AsyncStream<Result<[Melody], any Error>>

    /// What a fetch does next: it calls `getMelodies()`, and waits for an answer, or it ends.
    enum Step {
        case request(Answers.Continuation)
        case end
    }

    private let (steps, fetches) = AsyncStream.makeStream(of: Step.self)

    /// Whether a call of `getMelodies()` has returned in a canceled task.
    private(set) var hasSeenCancellation = false

    func getMelodies() async throws -> [Melody] {
        defer { if Task.isCancelled { hasSeenCancellation = true } }
        let (answers, request) = Answers.makeStream()
        fetches.yield(.request(request))
        // A task of its own is not canceled with the fetch.
        return try await Task {
            for await answer in answers { return try answer.get() }
            throw CancellationError()
        }.value
    }

    /// Starts a fetch. It has one step after its start, and one after each answer.
    func start(_ fetch: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        Task {
            await fetch()
            fetches.yield(.end)
        }
    }

    /// The next step, or `nil` after 500 short pauses: then a fetch waits for something else, such as another fetch.
    func nextStep() async -> Step? {
        let limit = Task {
            // Turns, not seconds: where the processor is busy, they take longer, as the fetch does.
            for _ in 0..<500 { try await Task.sleep(for: .milliseconds(10)) }
            fetches.finish()
        }
        defer { limit.cancel() }
        for await step in steps { return step }
        return nil
    }
}

/// A fetch that waits for its service: the test can answer, or cancel the fetch.
struct WaitingFetch {
    let task: Task<Void, Never>
    let request: SteeredMelodyService.Answers.Continuation

    func cancel() {
        task.cancel()
    }

    func answer(with result: Result<[Melody], any Error>) {
        request.yield(result)
    }
}
