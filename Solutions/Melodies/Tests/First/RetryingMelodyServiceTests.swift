import Testing

@testable import Melodies

struct RetryingMelodyServiceTests {
    // No test here waits for time to pass: the pause returns at once, and logs how long it should be.

    private let spy = ServiceAndPauseSpy()
    private let service: RetryingMelodyService
    private let melodies = [Melody.make(id: 2, title: "La Paloma"), .make(id: 1, title: "Greensleeves")]

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
        spy.answers = Array(repeating: .failure(ServerError.isBusy), count: 3) + [.success(melodies)]

        let returned = try await service.getMelodies()

        #expect(returned == melodies, "the fetch should return the melodies of the fourth call")
        #expect(spy.pauses == [.seconds(1), .seconds(2), .seconds(4)], "each pause should be twice as long as the last")
    }

    @Test func `the next fetch begins with one second again`() async throws {
        spy.answers = [
            .failure(ServerError.isBusy), .success(melodies),
            .failure(ServerError.isBusy), .success(melodies),
        ]

        _ = try await service.getMelodies()
        _ = try await service.getMelodies()

        #expect(spy.pauses == [.seconds(1), .seconds(1)], "the pauses of a fetch should not depend on earlier fetches")
    }

    @Test func `after four calls, the fetch throws the last error`() async {
        spy.answers = Array(repeating: .failure(ServiceRequestError.unknownError), count: 3)
        spy.answers.append(.failure(ServerError.isBusy))

        await #expect(throws: ServerError.isBusy) {
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
        spy.answers = [.failure(error), .failure(ServerError.isBusy), .failure(error)]

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
        spy.answers = [.failure(ServerError.isBusy), .success(melodies)]
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
