import Testing

@testable import Melodies

/// Gives each request to the test, one by one, and answers when the test says so: the test controls the time.
///
/// It ignores a cancellation, as a real service can.
final class SteeredMelodyService: MelodyService {
    /// A call of `getMelodies()` that waits. If the test ends without an answer, the wait ends with a
    /// `CancellationError`.
    final class Request {
        private var continuation: CheckedContinuation<[Melody], any Error>?
        private let onAnswer: () -> Void

        fileprivate init(_ continuation: CheckedContinuation<[Melody], any Error>, onAnswer: @escaping () -> Void) {
            self.continuation = continuation
            self.onAnswer = onAnswer
        }

        deinit {
            continuation?.resume(throwing: CancellationError())
        }

        func succeed(with melodies: [Melody]) {
            answer(.success(melodies))
        }

        func fail(with error: any Error) {
            answer(.failure(error))
        }

        private func answer(_ result: Result<[Melody], any Error>) {
            onAnswer()
            continuation?.resume(with: result)
            continuation = nil
        }
    }

    private var requests: [Request] = []
    private var runningFetches = 0
    private var unansweredRequests = 0
    private var test: CheckedContinuation<Request?, Never>?

    /// Whether a call of `getMelodies()` has returned in a canceled task.
    private(set) var hasSeenCancellation = false

    func getMelodies() async throws -> [Melody] {
        defer { if Task.isCancelled { hasSeenCancellation = true } }
        return try await withCheckedThrowingContinuation { continuation in
            unansweredRequests += 1
            requests.append(Request(continuation) { [weak self] in self?.unansweredRequests -= 1 })
            wakeTest()
        }
    }

    /// Starts a fetch, and notes when the fetch has ended.
    func run(_ fetch: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        runningFetches += 1
        return Task {
            await fetch()
            runningFetches -= 1
            wakeTest()
        }
    }

    /// The next request, or `nil` when no more can come: each fetch has ended or waits for its answer.
    ///
    /// A fetch can also wait for something else, for example for another fetch. Only then does time pass here: after 5
    /// seconds no request is expected any more, and `isFetchStuck` is true.
    func nextRequest() async -> Request? {
        if requests.isEmpty, isFetchStuck {
            let patience = Task {
                try await Task.sleep(for: .seconds(5))
                wakeTest(isOutOfTime: true)
            }
            defer { patience.cancel() }
            // At its timeout a test is canceled, so the wait must end here.
            return await withTaskCancellationHandler {
                await withCheckedContinuation { test = $0 }
            } onCancel: {
                Task { @MainActor in wakeTest(isOutOfTime: true) }
            }
        }
        return requests.isEmpty ? nil : requests.removeFirst()
    }

    /// Whether a fetch has neither ended nor called this service.
    var isFetchStuck: Bool {
        runningFetches > unansweredRequests
    }

    private func wakeTest(isOutOfTime: Bool = false) {
        guard let test, isOutOfTime || !requests.isEmpty || !isFetchStuck else { return }
        self.test = nil
        test.resume(returning: requests.isEmpty ? nil : requests.removeFirst())
    }
}

extension SteeredMelodyService.Request: CustomTestStringConvertible {
    nonisolated var testDescription: String {
        "getMelodies()"
    }
}
