import Testing

@testable import Melodies

/// Answers when the test says so, and hands out what it was asked one by one: the test steers the time.
///
/// It takes no notice of a cancellation, as services may.
@MainActor
final class SteeredMelodyService: MelodyService {
    /// Somebody who asked for melodies, and waits. When the test ends without an answer, the wait is called off.
    @MainActor
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

    func getMelodies() async throws -> [Melody] {
        try await withCheckedThrowingContinuation { continuation in
            unansweredRequests += 1
            requests.append(Request(continuation) { [weak self] in self?.unansweredRequests -= 1 })
            wakeTest()
        }
    }

    /// Starts a fetch of which the service knows when it has ended.
    func run(_ fetch: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        runningFetches += 1
        return Task {
            await fetch()
            runningFetches -= 1
            wakeTest()
        }
    }

    /// The next one that was asked, or `nil` once there will be no more: each fetch has ended or waits for its answer.
    func nextRequest() async -> Request? {
        if requests.isEmpty, canBeAskedStill {
            // A test that ran out of time is cancelled; then it has waited long enough.
            return await withTaskCancellationHandler {
                await withCheckedContinuation { test = $0 }
            } onCancel: {
                Task { @MainActor in wakeTest(isOutOfTime: true) }
            }
        }
        return requests.isEmpty ? nil : requests.removeFirst()
    }

    private var canBeAskedStill: Bool {
        runningFetches > unansweredRequests
    }

    private func wakeTest(isOutOfTime: Bool = false) {
        guard let test, isOutOfTime || !requests.isEmpty || !canBeAskedStill else { return }
        self.test = nil
        test.resume(returning: requests.isEmpty ? nil : requests.removeFirst())
    }
}

extension SteeredMelodyService.Request: CustomTestStringConvertible {
    nonisolated var testDescription: String {
        "getMelodies()"
    }
}
