import Foundation
import Testing

@testable import Melodies

/// No test here waits for time to pass: the pause returns at once, and logs how long it should be.
struct RetryingMelodyServiceTests {
    private let spy = ServiceAndPauseSpy()
    private let service: RetryingMelodyService
    private let failure: Result<[Melody], any Error> = .failure(ServerError.isBusy)
    private let success: Result<[Melody], any Error> = .success([.make(title: "La Paloma")])

    init() {
        service = RetryingMelodyService(service: spy, pause: spy)
    }

    @Test func `the melodies of the service are returned`() async throws {
        spy.answers = [.success([.make(title: "La Paloma"), .make(title: "Greensleeves")])]

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "La Paloma"), .make(title: "Greensleeves")])
        #expect(spy.calls == [.getMelodies])
    }

    @Test func `an empty list is an answer too`() async throws {
        spy.answers = [.success([]), success]

        let returned = try await service.getMelodies()

        #expect(returned == [])
        #expect(spy.calls == [.getMelodies])
    }

    @Test(
        arguments: [
            ServiceRequestError.unknownError, ServerError.isBusy,
            URLError(.networkConnectionLost), URLError(.cancelled),
            DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "half a list")),
        ] as [any Error]
    )
    func `after an error, a pause comes before the next call`(error: any Error) async throws {
        spy.answers = [.failure(error), .success([.make(title: "La Paloma")])]

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "La Paloma")])
        #expect(spy.calls == [.getMelodies, .wait(.seconds(1)), .getMelodies])
    }

    @Test func `each pause is twice as long as the one before`() async throws {
        spy.answers = [
            .failure(ServerError.isBusy), .failure(URLError(.timedOut)), .failure(ServiceRequestError.unknownError),
            .success([.make(title: "La Paloma")]),
        ]

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "La Paloma")])
        #expect(spy.pauses == [.seconds(1), .seconds(2), .seconds(4)])
    }

    @Test(arguments: 1...3)
    func `an empty list ends the retries`(errors: Int) async throws {
        spy.answers = Array(repeating: failure, count: errors) + [.success([]), success]

        let returned = try await service.getMelodies()

        #expect(returned == [])
        #expect(spy.pauses.count == errors)
    }

    @Test func `after four calls, the fetch throws the last error`() async {
        spy.answers = [failure, failure, failure, .failure(ServerError.isRestarting)]

        await #expect(throws: ServerError.isRestarting) { try await service.getMelodies() }

        #expect(spy.pauses == [.seconds(1), .seconds(2), .seconds(4)])
    }

    @Test func `after a late success, the next fetch begins with one second again`() async throws {
        spy.answers = [failure, failure, failure, success]
        _ = try await service.getMelodies()
        spy.answers = [failure, failure, failure, .success([.make(title: "Sakura")])]

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "Sakura")])
        #expect(spy.pauses == [.seconds(1), .seconds(2), .seconds(4), .seconds(1), .seconds(2), .seconds(4)])
    }

    @Test func `after a fetch that gave up, the next one begins with one second again`() async throws {
        spy.answers = [failure, failure, failure, failure]
        await #expect(throws: ServerError.isBusy) { try await service.getMelodies() }
        spy.answers = [failure, success]

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "La Paloma")])
        #expect(spy.pauses.last == .seconds(1))
    }

    @Test func `after a canceled fetch, the next one is retried again`() async throws {
        spy.answers = [.failure(CancellationError())]
        await #expect(throws: CancellationError.self) { try await service.getMelodies() }
        spy.answers = [failure, success]

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "La Paloma")])
    }

    @Test func `a fetch that gives up does not return the melodies of an earlier one`() async throws {
        spy.answers = [success]
        _ = try await service.getMelodies()
        spy.answers = [failure, failure, failure, failure]

        await #expect(throws: ServerError.isBusy) { try await service.getMelodies() }
    }

    @Test func `fetches that overlap make their own pauses`() async {
        spy.answers = [failure, failure, failure, failure, failure, failure, failure, failure]
        let first = Task { try await service.getMelodies() }
        let second = Task { try await service.getMelodies() }

        _ = await (first.result, second.result)

        #expect(spy.pauses.sorted() == [.seconds(1), .seconds(1), .seconds(2), .seconds(2), .seconds(4), .seconds(4)])
    }

    @Test(arguments: [ServiceRequestError.noNetwork, .noData])
    func `an error that stays is thrown at once`(error: ServiceRequestError) async {
        spy.answers = [.failure(error), success]

        await #expect(throws: error) { try await service.getMelodies() }

        #expect(spy.calls == [.getMelodies])
    }

    @Test(arguments: 1...3)
    func `an error that stays ends the retries`(errors: Int) async {
        spy.answers = Array(repeating: failure, count: errors) + [.failure(ServiceRequestError.noNetwork), success]

        await #expect(throws: ServiceRequestError.noNetwork) { try await service.getMelodies() }

        #expect(spy.pauses.count == errors)
    }

    @Test(arguments: 0...3)
    func `a cancellation by the service ends the fetch`(errors: Int) async {
        spy.answers = Array(repeating: failure, count: errors) + [.failure(CancellationError()), success]

        await #expect(throws: CancellationError.self) { try await service.getMelodies() }

        #expect(spy.pauses.count == errors)
    }

    @Test(arguments: 1...7)
    func `a fetch that is canceled during a call or a pause ends there`(place: Int) async {
        spy.answers = [failure, failure, failure, success]
        let fetch = Task { try await service.getMelodies() }
        spy.duringCall[place] = { fetch.cancel() }

        await #expect(throws: CancellationError.self) { try await fetch.value }

        #expect(spy.calls.count == place)
    }

    @Test func `the service behind it is retained`() async throws {
        let service = RetryingMelodyService(service: MelodyServiceStub(), pause: ServiceAndPauseSpy())

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "La Paloma")])
    }
}
