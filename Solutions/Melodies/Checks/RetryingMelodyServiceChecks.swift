import Foundation
import Testing

@testable import Melodies

struct RetryingMelodyServiceChecks {
    private let spy = ServiceAndPauseSpy()
    private let service: RetryingMelodyService

    init() {
        service = RetryingMelodyService(service: spy, pause: spy)
    }

    @Test func `Success: the melodies of the first call are returned as they are`() async throws {
        spy.answers = [.success(Melody.some()), .success(Melody.others())]

        let returned = try await service.getMelodies()

        #expect(returned == Melody.some(), "the fetch should return what the service returns, as it is")
        #expect(spy.calls == [.getMelodies], "after a success, there should be no pause and no other call")
    }

    @Test func `Success: an empty list is returned too`() async throws {
        spy.answers = [.success([]), .success(Melody.some())]

        let returned = try await service.getMelodies()

        #expect(returned == [], "an empty list is a success, and the fetch should return it")
        #expect(spy.calls == [.getMelodies], "after a success, there should be no pause and no other call")
    }

    @Test func `Success: the next fetch returns the new melodies`() async throws {
        spy.answers = [.success(Melody.some()), .success(Melody.others())]
        _ = try await service.getMelodies()

        let returned = try await service.getMelodies()

        #expect(returned == Melody.others(), "each fetch should return what its own call returns")
    }

    @Test func `Success: the service behind it is retained`() async throws {
        let service = RetryingMelodyService(service: MelodyServiceStub(Melody.some()), pause: spy)

        let returned = try await service.getMelodies()

        #expect(returned == Melody.some(), "the service behind the fetch should be retained, and called")
    }

    @Test func `Success: the pause is retained`() async throws {
        var pause: ServiceAndPauseSpy? = ServiceAndPauseSpy()
        weak let retained = pause
        let service = RetryingMelodyService(service: spy, pause: try #require(pause))
        pause = nil
        spy.answers = .failures(1) + [.success(Melody.some())]

        _ = try await service.getMelodies()

        #expect(retained?.pauses == [.seconds(1)], "the pause should be retained, and called after an error")
    }

    @Test(arguments: RetriedError.examples, 1...3)
    func `Retry: after each error, a pause comes before the next call`(error: any Error, errors: Int) async throws {
        spy.answers = Array(repeating: .failure(error), count: errors) + [.success(Melody.some())]

        let returned = try await service.getMelodies()

        #expect(returned == Melody.some(), "the fetch should return the melodies of the first call that succeeds")
        #expect(spy.calls == .calls(errors + 1), "after each error, there should be one pause, and then one call")
    }

    @Test(arguments: 1...3)
    func `Retry: an empty list ends the fetch`(errors: Int) async throws {
        spy.answers = .failures(errors) + [.success([]), .success(Melody.some())]

        let returned = try await service.getMelodies()

        #expect(returned == [], "an empty list is a success, and the fetch should return it")
        #expect(spy.calls == .calls(errors + 1), "after a success, there should be no pause and no other call")
    }

    @Test(arguments: EarlierFetch.allCases)
    func `Retry: the next fetch is retried again`(earlier: EarlierFetch) async throws {
        spy.answers = earlier.answers
        _ = await Task { try await service.getMelodies() }.result
        spy.clearLog()
        spy.answers = .failures(3) + [.success(Melody.others())]

        let returned = try await service.getMelodies()

        #expect(returned == Melody.others(), "the fetch should return the melodies of its own last call")
        #expect(spy.calls == .calls(4), "the fetch should make four calls, whatever an earlier one did")
    }

    @Test(arguments: RetriedError.examples)
    func `Pauses: they take 1, 2, 4 seconds`(error: any Error) async throws {
        spy.answers = [.failure(error), .failure(error), .failure(error), .success(Melody.some())]

        _ = try await service.getMelodies()

        #expect(spy.pauses == [.seconds(1), .seconds(2), .seconds(4)], "the pauses should take 1, 2 and 4 seconds")
    }

    @Test func `Pauses: errors of different kinds count together`() async throws {
        spy.answers = [
            .failure(ServiceRequestError.unknownError), .failure(URLError(.timedOut)), .failure(ServerError.isBusy),
            .success(Melody.some()),
        ]

        _ = try await service.getMelodies()

        #expect(spy.pauses == [.seconds(1), .seconds(2), .seconds(4)], "the pauses should take 1, 2 and 4 seconds")
    }

    @Test(arguments: EarlierFetch.allCases)
    func `Pauses: each fetch begins with 1 second again`(earlier: EarlierFetch) async throws {
        spy.answers = earlier.answers
        _ = await Task { try await service.getMelodies() }.result
        spy.clearLog()
        spy.answers = .failures(3) + [.success(Melody.others())]

        _ = try await service.getMelodies()

        #expect(
            spy.pauses == [.seconds(1), .seconds(2), .seconds(4)],
            "the pauses should take 1, 2 and 4 seconds, whatever an earlier fetch did"
        )
    }

    @Test func `Pauses: fetches that overlap make their own calls`() async {
        spy.answers = .failures(8)
        var second: Task<[Melody], any Error>?
        // During the first pause.
        spy.duringCall[2] = { second = await beginFetch() }

        let first = Task { try await service.getMelodies() }
        _ = await first.result
        _ = await second?.result

        #expect(
            spy.pauses.sorted() == [.seconds(1), .seconds(1), .seconds(2), .seconds(2), .seconds(4), .seconds(4)],
            "each of the two fetches should pause for 1, 2 and 4 seconds"
        )
        #expect(spy.calls.count == 14, "each of the two fetches should make four calls, with three pauses")
    }

    @Test(arguments: EarlierFetch.allCases)
    func `Giving up: the fourth error is thrown, without another pause`(earlier: EarlierFetch) async {
        spy.answers = earlier.answers
        _ = await Task { try await service.getMelodies() }.result
        spy.clearLog()
        spy.answers = .failures(3) + [.failure(ServerError.isRestarting), .success(Melody.some())]

        await #expect(throws: ServerError.isRestarting, "the fetch should throw the error of its fourth call") {
            try await service.getMelodies()
        }

        #expect(spy.calls == .calls(4), "there should be four calls, and pauses only between them")
    }

    @Test(arguments: RetriedError.examples)
    func `Giving up: the fourth error is thrown as it is`(error: any Error) async throws {
        spy.answers = .failures(3) + [.failure(error), .success(Melody.some())]

        let thrown = try await #require(throws: (any Error).self, "the fetch should throw its fourth error") {
            try await service.getMelodies()
        }

        #expect(
            String(reflecting: thrown) == String(reflecting: error),
            "the fetch should throw the error of its fourth call, and not a different one"
        )
    }

    @Test(arguments: [ServiceRequestError.noNetwork, .noData], 0...3)
    func `No retry: noNetwork or noData ends the fetch`(error: ServiceRequestError, errors: Int) async {
        spy.answers = .failures(errors) + [.failure(error), .success(Melody.some())]

        await #expect(throws: error, "the fetch should throw this error as it is") {
            try await service.getMelodies()
        }

        #expect(spy.calls == .calls(errors + 1), "after this error, there should be no pause and no other call")
    }

    @Test(arguments: 0...3)
    func `Canceled fetch: a CancellationError of the service ends the fetch`(errors: Int) async {
        spy.answers = .failures(errors) + [.failure(CancellationError()), .success(Melody.some())]

        await #expect(throws: CancellationError.self, "the fetch should throw the CancellationError") {
            try await service.getMelodies()
        }

        #expect(spy.calls == .calls(errors + 1), "after a cancellation, there should be no pause and no other call")
    }

    @Test(arguments: 1...4)
    func `Canceled fetch: a cancellation during a call reaches the service`(call: Int) async {
        spy.answers = .failures(call - 1) + [.success(Melody.some())]
        let fetch = Task { try await service.getMelodies() }
        spy.duringCall[2 * call - 1] = { fetch.cancel() }

        await #expect(throws: CancellationError.self, "the fetch should throw the CancellationError of the service") {
            try await fetch.value
        }

        #expect(spy.calls == .calls(call), "the call should be canceled with its fetch, and be the last one")
    }

    @Test(arguments: 1...3)
    func `Canceled fetch: a cancellation during a pause ends it`(pause: Int) async {
        spy.answers = .failures(3) + [.success(Melody.some())]
        let fetch = Task { try await service.getMelodies() }
        spy.duringCall[2 * pause] = { fetch.cancel() }

        await #expect(throws: CancellationError.self, "the fetch should throw the CancellationError of the pause") {
            try await fetch.value
        }

        #expect(spy.calls == .calls(pause) + [.wait], "the pause should end with its fetch, without another call")
    }

    @Test func `Canceled fetch: another fetch goes on`() async {
        spy.answers = .failures(8)
        var other: Task<[Melody], any Error>?
        let canceled = Task { try await service.getMelodies() }
        spy.duringCall[2] = {
            other = await beginFetch()
            canceled.cancel()
        }

        await #expect(throws: CancellationError.self, "the canceled fetch should throw the CancellationError") {
            try await canceled.value
        }
        await #expect(throws: ServerError.isBusy, "the other fetch should make its four calls") {
            try await other?.value
        }
    }

    /// Starts a fetch, and returns when it has begun. Both are on the main actor, so the fetch first runs until it waits.
    private func beginFetch() async -> Task<[Melody], any Error> {
        let (hasBegun, begin) = AsyncStream<Never>.makeStream()
        let fetch = Task {
            begin.finish()
            return try await service.getMelodies()
        }
        for await _ in hasBegun {}
        return fetch
    }
}
