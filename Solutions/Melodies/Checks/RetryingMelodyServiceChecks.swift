import Testing

@testable import Melodies

struct RetryingMelodyServiceChecks {
    private let spy = ServiceAndPauseSpy()
    private let service: RetryingMelodyService

    init() {
        service = RetryingMelodyService(service: spy, pause: spy)
    }

    @Test(arguments: [false, true])
    func `Success: the melodies of the first call are returned as they are`(isEmpty: Bool) async {
        let melodies = isEmpty ? [] : Melody.some()
        spy.answers = [.success(melodies)]

        let returned = try? await service.getMelodies()

        #expect(returned == melodies, "the fetch should return what the service returns, as it is")
        #expect(spy.calls == [.getMelodies], "after a success, there should be no pause and no other call")
    }

    @Test(arguments: [ServiceRequestError.unknownError, ServerError.isBusy] as [any Error])
    func `Retry: after an error and a pause, the service is called again`(error: any Error) async {
        spy.answers = [.failure(error), .success(Melody.some())]

        let returned = try? await service.getMelodies()

        #expect(returned == Melody.some(), "the fetch should return the melodies of the second call")
        #expect(
            spy.calls == [.getMelodies, .wait, .getMelodies],
            "after an error, the fetch should pause once, and then call the service once more"
        )
    }

    @Test func `Pauses: they take 1, 2 and 4 seconds`() async {
        spy.answers = Array(repeating: .failure(ServerError.isBusy), count: 3) + [.success(Melody.some())]

        _ = try? await service.getMelodies()

        #expect(
            spy.pauses == [.seconds(1), .seconds(2), .seconds(4)],
            "the pauses after the first three errors should take 1, 2 and 4 seconds"
        )
    }

    @Test(arguments: [1, 4])
    func `Pauses: each fetch begins with 1 second again`(failures: Int) async {
        spy.answers = Array(repeating: .failure(ServerError.isBusy), count: failures)
        if failures < 4 { spy.answers.append(.success(Melody.some())) }
        _ = try? await service.getMelodies()
        let earlier = spy.pauses.count

        spy.answers = [.failure(ServerError.isBusy), .success(Melody.some())]
        _ = try? await service.getMelodies()

        #expect(
            spy.pauses.dropFirst(earlier) == [.seconds(1)],
            "the first pause of a fetch should take 1 second, also after a fetch with \(failures) errors"
        )
    }

    @Test func `Giving up: the fourth error is thrown, without another pause`() async {
        spy.answers = [
            .failure(ServiceRequestError.unknownError), .failure(ServiceRequestError.unknownError),
            .failure(ServerError.isRestarting), .failure(ServerError.isBusy),
        ]

        await #expect(throws: ServerError.isBusy, "the fetch should throw the error of its fourth call") {
            try await service.getMelodies()
        }

        #expect(
            spy.calls == [.getMelodies, .wait, .getMelodies, .wait, .getMelodies, .wait, .getMelodies],
            "the fetch should call the service four times, and pause only between these calls"
        )
    }

    @Test(arguments: [ServiceRequestError.noNetwork, .noData])
    func `No retry: noNetwork and noData are thrown at once`(error: ServiceRequestError) async {
        spy.answers = [.failure(error), .success(Melody.some())]

        await #expect(throws: error, "the fetch should throw this error as it is") {
            try await service.getMelodies()
        }

        #expect(spy.calls == [.getMelodies], "after this error, there should be no pause and no other call")
    }

    @Test(arguments: [ServiceRequestError.noNetwork, .noData])
    func `No retry: noNetwork and noData also end a fetch that was retried`(error: ServiceRequestError) async {
        spy.answers = [.failure(ServerError.isBusy), .failure(error), .success(Melody.some())]

        await #expect(throws: error, "the fetch should throw this error as it is") {
            try await service.getMelodies()
        }

        #expect(
            spy.calls == [.getMelodies, .wait, .getMelodies],
            "after this error, there should be no other pause and no other call"
        )
    }

    @Test func `Canceled fetch: a CancellationError of the service is thrown at once`() async {
        spy.answers = [.failure(CancellationError()), .success(Melody.some())]

        await #expect(throws: CancellationError.self, "the fetch should throw the CancellationError") {
            try await service.getMelodies()
        }

        #expect(spy.calls == [.getMelodies], "after a cancellation, there should be no pause and no other call")
    }

    @Test func `Canceled fetch: a cancellation during a pause ends it`() async {
        spy.answers = [.failure(ServerError.isBusy), .success(Melody.some())]
        let fetch = Task { try await service.getMelodies() }
        spy.duringPause = { fetch.cancel() }

        await #expect(throws: CancellationError.self, "the fetch should throw the CancellationError of the pause") {
            try await fetch.value
        }

        #expect(
            spy.calls == [.getMelodies, .wait],
            "the pause should be canceled with its fetch, and the fetch should not call the service again"
        )
    }
}
