import Testing

@testable import Melodies

struct RetryingMelodyServiceTests {
    // No test here waits for time to pass: the pause returns at once, and logs how long it should be.

    private let spy = ServiceAndPauseSpy()
    private let service: RetryingMelodyService
    private let melodies = [Melody.make(id: 2, title: "La Paloma"), .make(id: 1, title: "Greensleeves")]
    private let failure: Result<[Melody], any Error> = .failure(ServerError.isBusy)

    init() {
        service = RetryingMelodyService(service: spy, pause: spy)
    }

    @Test func `a first answer is returned as it is, also an empty list`() async throws {
        spy.answers = [.success(melodies), .success([])]

        let first = try await service.getMelodies()
        let second = try await service.getMelodies()

        #expect(first == melodies, "the fetch should return all the melodies of the service, in their order")
        #expect(second == [], "an empty list is an answer, and the fetch should return it")
        #expect(spy.calls == [.getMelodies, .getMelodies], "each fetch should call the service once, without a pause")
    }

    @Test(arguments: [ServiceRequestError.unknownError, ServerError.isBusy] as [any Error])
    func `after an error and a pause, the service is called again`(error: any Error) async throws {
        spy.answers = [.failure(error), .success(melodies)]

        let returned = try await service.getMelodies()

        #expect(returned == melodies, "the fetch should return the melodies of the second call")
        #expect(
            spy.calls == [.getMelodies, .wait(.seconds(1)), .getMelodies],
            "after an error, the fetch should pause, and then call the service once more"
        )
    }

    @Test func `the pauses take one, two and four seconds`() async throws {
        spy.answers = [failure, failure, failure, .success(melodies)]

        let returned = try await service.getMelodies()

        #expect(returned == melodies, "the fetch should return the melodies of the fourth call")
        #expect(spy.pauses == [.seconds(1), .seconds(2), .seconds(4)], "each pause should double the last one")
    }

    @Test func `each fetch begins with one second again`() async {
        let givesUp = [failure, failure, failure, failure]
        let succeeds = [failure, .success(melodies)]
        spy.answers = givesUp + succeeds + succeeds

        for _ in 1...3 { _ = try? await service.getMelodies() }

        #expect(
            spy.pauses == [.seconds(1), .seconds(2), .seconds(4), .seconds(1), .seconds(1)],
            "after a fetch that gave up, and after one that did not, the first pause should take one second"
        )
    }

    @Test func `after four calls, the fetch throws the last error`() async {
        spy.answers = [failure, failure, failure, .failure(ServerError.isRestarting)]

        await #expect(throws: ServerError.isRestarting) {
            try await service.getMelodies()
        }

        #expect(
            spy.calls == [
                .getMelodies, .wait(.seconds(1)),
                .getMelodies, .wait(.seconds(2)),
                .getMelodies, .wait(.seconds(4)),
                .getMelodies,
            ],
            "the fetch should give up after the fourth call, without another pause"
        )
    }

    @Test(arguments: [ServiceRequestError.noNetwork, .noData])
    func `an error that stays is thrown at once, also after a retry`(error: ServiceRequestError) async {
        spy.answers = [.failure(error), failure, .failure(error)]

        await #expect(throws: error) {
            try await service.getMelodies()
        }
        #expect(spy.calls == [.getMelodies], "the fetch should end with its first call")

        await #expect(throws: error) {
            try await service.getMelodies()
        }
        #expect(
            spy.calls.dropFirst() == [.getMelodies, .wait(.seconds(1)), .getMelodies],
            "the fetch should end with its second call, without another pause"
        )
    }

    @Test func `a cancellation by the service is thrown at once`() async {
        spy.answers = [.failure(CancellationError()), .success(melodies)]

        await #expect(throws: CancellationError.self) {
            try await service.getMelodies()
        }

        #expect(spy.calls == [.getMelodies], "after a cancellation, there should be no pause and no other call")
    }

    @Test func `a fetch that is canceled during a pause ends there`() async {
        spy.answers = [failure, .success(melodies)]
        let fetch = Task { try await service.getMelodies() }
        spy.duringPause = { fetch.cancel() }

        await #expect(throws: CancellationError.self) {
            try await fetch.value
        }

        #expect(
            spy.calls == [.getMelodies, .wait(.seconds(1))],
            "the pause should be canceled with its fetch, and the fetch should not call the service again"
        )
    }
}
