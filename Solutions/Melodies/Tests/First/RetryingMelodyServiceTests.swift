import Foundation
import Testing

@testable import Melodies

struct RetryingMelodyServiceTests {
    // No test here waits for time to pass: the pause returns at once, and logs how long it should be.

    private let spy = ServiceAndPauseSpy()
    private let service: RetryingMelodyService
    private let melodies = [Melody.make(id: 2, title: "La Paloma"), .make(id: 1, title: "Greensleeves")]
    private let failure: Result<[Melody], any Error> = .failure(ServerError.isBusy)
    private let allCalls: [ServiceAndPauseSpy.Call] = [
        .getMelodies, .wait(.seconds(1)),
        .getMelodies, .wait(.seconds(2)),
        .getMelodies, .wait(.seconds(4)),
        .getMelodies,
    ]

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

    @Test(
        arguments: [
            ServiceRequestError.unknownError, ServerError.isBusy,
            URLError(.networkConnectionLost), URLError(.cancelled),
            DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "half a list")),
        ] as [any Error]
    )
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
        spy.answers = [
            .failure(ServerError.isBusy), .failure(URLError(.timedOut)), .failure(ServiceRequestError.unknownError),
            .success(melodies),
        ]

        let returned = try await service.getMelodies()

        #expect(returned == melodies, "the fetch should return the melodies of the fourth call")
        #expect(spy.pauses == [.seconds(1), .seconds(2), .seconds(4)], "each pause should double the last one")
    }

    @Test(arguments: 1...3)
    func `an empty list ends the fetch, also after a retry`(retries: Int) async throws {
        spy.answers = Array(repeating: failure, count: retries) + [.success([]), .success(melodies)]

        let returned = try await service.getMelodies()

        #expect(returned == [], "an empty list is an answer, and the fetch should return it")
        #expect(spy.calls.count == 2 * retries + 1, "after an answer, there should be no pause and no other call")
    }

    @Test func `each fetch begins with one second again`() async {
        let failures = [failure, failure, failure]
        let canceled: Result<[Melody], any Error> = .failure(CancellationError())
        spy.answers = failures + [.success(melodies)] + [canceled] + failures + [failure] + failures + [.success([])]

        var returned: [[Melody]?] = []
        for _ in 1...4 { returned.append(try? await service.getMelodies()) }

        #expect(returned == [melodies, nil, nil, []], "each fetch should return or throw what its own last call does")
        #expect(
            spy.pauses == [1, 2, 4, 1, 2, 4, 1, 2, 4].map { .seconds($0) },
            "the first pause should take one second, whether the earlier fetch succeeded, was canceled, or gave up"
        )
    }

    @Test func `fetches that overlap make their own calls and pauses`() async {
        spy.answers = Array(repeating: failure, count: 8)

        let first = Task { try await service.getMelodies() }
        let second = Task { try await service.getMelodies() }
        _ = await (first.result, second.result)

        #expect(
            spy.pauses.sorted() == [1, 1, 2, 2, 4, 4].map { .seconds($0) },
            "each of the two fetches should pause for one, two and four seconds"
        )
    }

    @Test func `after four calls, the fetch throws the last error`() async {
        spy.answers = [failure, failure, failure, .failure(ServerError.isRestarting)]

        await #expect(throws: ServerError.isRestarting) {
            try await service.getMelodies()
        }

        #expect(spy.calls == allCalls, "the fetch should give up after the fourth call, without another pause")
    }

    @Test(arguments: [ServiceRequestError.noNetwork, .noData], 0...3)
    func `an error that stays is thrown at once, also after a retry`(error: ServiceRequestError, retries: Int) async {
        spy.answers = Array(repeating: failure, count: retries) + [.failure(error)]

        await #expect(throws: error) {
            try await service.getMelodies()
        }

        #expect(
            spy.calls == Array(allCalls.prefix(2 * retries + 1)),
            "the fetch should end with this call, without another pause"
        )
    }

    @Test(arguments: 0...3)
    func `a cancellation by the service is thrown at once`(retries: Int) async {
        spy.answers = Array(repeating: failure, count: retries) + [.failure(CancellationError()), .success(melodies)]

        await #expect(throws: CancellationError.self) {
            try await service.getMelodies()
        }

        #expect(
            spy.calls == Array(allCalls.prefix(2 * retries + 1)),
            "after a cancellation, there should be no pause and no other call"
        )
    }

    @Test(arguments: 1...7)
    func `a fetch that is canceled during a call or a pause ends there`(place: Int) async {
        spy.answers = [failure, failure, failure, .success(melodies)]
        let fetch = Task { try await service.getMelodies() }
        spy.duringCall = { if spy.calls.count == place { fetch.cancel() } }

        await #expect(throws: CancellationError.self) {
            try await fetch.value
        }

        #expect(
            spy.calls == Array(allCalls.prefix(place)),
            "the call or the pause should be canceled with its fetch, and no other should follow"
        )
    }
}
