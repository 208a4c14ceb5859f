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
        let melodies: [Melody] = [.make(id: 2, title: "La Paloma"), .make(id: 1), .make(id: 2), .make(id: 2)]
        spy.answers = [.success(melodies)]

        let returned = try await service.getMelodies()

        #expect(returned == melodies)
        #expect(spy.calls == [.getMelodies])
    }

    @Test func `an empty list is an answer too`() async throws {
        spy.answers = [.success([]), success]

        let returned = try await service.getMelodies()

        #expect(returned == [])
        #expect(spy.calls == [.getMelodies])
    }

    @Test func `the next fetch returns its own melodies`() async throws {
        spy.answers = [.success([.make(title: "La Paloma")]), .success([.make(title: "Sakura")])]
        _ = try await service.getMelodies()

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "Sakura")])
    }

    @Test(arguments: RetriedError.examples, 1...3)
    func `after an error, a pause comes before the next call`(error: any Error, errors: Int) async throws {
        spy.answers = Array(repeating: .failure(error), count: errors) + [success]

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "La Paloma")])
        let retries: [ServiceAndPauseSpy.Call] = [
            .wait(.seconds(1)), .getMelodies, .wait(.seconds(2)), .getMelodies, .wait(.seconds(4)), .getMelodies,
        ]
        #expect(spy.calls == [.getMelodies] + retries.prefix(2 * errors))
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

    @Test func `after four calls, an error of the network is thrown as it is`() async {
        spy.answers = [failure, failure, failure, .failure(URLError(.timedOut))]

        await #expect(throws: URLError(.timedOut)) { try await service.getMelodies() }
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
        _ = await Task { try await service.getMelodies() }.result
        spy.answers = [failure, success]

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "La Paloma")])
        #expect(spy.pauses.last == .seconds(1))
    }

    @Test(arguments: [CancellationError(), ServiceRequestError.noNetwork, ServiceRequestError.noData] as [any Error])
    func `after a fetch that ended early, the next one begins with one second again`(error: any Error) async throws {
        spy.answers = [failure, .failure(error)]
        _ = await Task { try await service.getMelodies() }.result
        spy.answers = [failure, .success([.make(title: "La Paloma")])]

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "La Paloma")])
        #expect(spy.pauses == [.seconds(1), .seconds(1)])
    }

    @Test func `a fetch that gives up does not return the melodies of an earlier one`() async throws {
        spy.answers = [success]
        _ = try await service.getMelodies()
        spy.answers = [failure, failure, failure, failure]

        await #expect(throws: ServerError.isBusy) { try await service.getMelodies() }
    }

    @Test func `fetches that overlap make their own pauses`() async {
        spy.answers = [failure, failure, failure, failure, failure, failure, failure, failure]
        var second: Task<[Melody], any Error>?
        spy.duringPause[1] = { second = await beginFetch() }

        let first = Task { try await service.getMelodies() }
        _ = await first.result
        _ = await second?.result

        #expect(spy.pauses.sorted() == [.seconds(1), .seconds(1), .seconds(2), .seconds(2), .seconds(4), .seconds(4)])
        #expect(spy.serviceCalls == 8)
    }

    @Test func `a canceled fetch does not end another one`() async throws {
        spy.answers = [failure, failure, .success([.make(title: "La Paloma")])]
        var other: Task<[Melody], any Error>?
        let canceled = Task { try await service.getMelodies() }
        spy.duringPause[1] = {
            other = await beginFetch()
            canceled.cancel()
        }

        let canceledResult = await canceled.result
        let melodies = try await other?.value

        #expect(throws: CancellationError.self) { try canceledResult.get() }
        #expect(melodies == [.make(title: "La Paloma")])
    }

    @Test(arguments: [ServiceRequestError.noNetwork, .noData])
    func `an error that stays is thrown at once`(error: ServiceRequestError) async {
        spy.answers = [.failure(error), success]

        await #expect(throws: error) { try await service.getMelodies() }

        #expect(spy.calls == [.getMelodies])
    }

    @Test(arguments: [ServiceRequestError.noNetwork, .noData], 1...3)
    func `an error that stays ends the retries`(error: ServiceRequestError, errors: Int) async {
        spy.answers = Array(repeating: failure, count: errors) + [.failure(error), success]

        await #expect(throws: error) { try await service.getMelodies() }

        #expect(spy.pauses.count == errors)
    }

    @Test(arguments: 0...3)
    func `a cancellation by the service ends the fetch`(errors: Int) async {
        spy.answers = Array(repeating: failure, count: errors) + [.failure(CancellationError()), success]

        await #expect(throws: CancellationError.self) { try await service.getMelodies() }

        #expect(spy.pauses.count == errors)
    }

    @Test(arguments: [(1, 0), (2, 1), (3, 2), (4, 3)])
    func `a fetch that is canceled during a call makes no other pause`(call: Int, pauses: Int) async {
        spy.answers = [failure, failure, failure, success]
        let fetch = Task { try await service.getMelodies() }
        spy.duringServiceCall[call] = { fetch.cancel() }

        await #expect(throws: CancellationError.self) { try await fetch.value }

        #expect(spy.pauses.count == pauses)
    }

    @Test(arguments: 1...3)
    func `a fetch that is canceled during a pause makes no other call`(pause: Int) async {
        spy.answers = [failure, failure, failure, success]
        let fetch = Task { try await service.getMelodies() }
        spy.duringPause[pause] = { fetch.cancel() }

        await #expect(throws: CancellationError.self) { try await fetch.value }

        #expect(spy.serviceCalls == pause)
    }

    @Test func `the service behind it is retained`() async throws {
        let service = RetryingMelodyService(service: MelodyServiceStub(), pause: ServiceAndPauseSpy())

        let returned = try await service.getMelodies()

        #expect(returned == [.make(title: "La Paloma")])
    }

    @Test func `the pause is retained`() async throws {
        var pause: ServiceAndPauseSpy? = ServiceAndPauseSpy()
        weak let retained = pause
        let service = RetryingMelodyService(service: spy, pause: try #require(pause))
        pause = nil
        spy.answers = [failure, success]

        _ = try await service.getMelodies()

        #expect(retained?.pauses == [.seconds(1)])
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
