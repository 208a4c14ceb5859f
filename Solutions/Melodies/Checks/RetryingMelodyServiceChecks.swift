import Testing

@testable import Melodies

struct RetryingMelodyServiceChecks {
    private let spy = ServiceAndPauseSpy()
    private let service: RetryingMelodyService

    init() {
        service = RetryingMelodyService(service: spy, pause: spy)
    }

    @Test(arguments: await [[], Melody.some()], await [[], Melody.others()])
    func `Success: the melodies of the first call are returned as they are`(first: [Melody], second: [Melody]) async {
        spy.answers = [.success(first), .success(second)]

        let returned = [try? await service.getMelodies(), try? await service.getMelodies()]

        #expect(returned == [first, second], "each fetch should return what the service returns, as it is")
        #expect(
            spy.calls == [.getMelodies, .getMelodies],
            "after a success, there should be no pause and no other call"
        )
    }

    @Test(arguments: AnyError.goneSoon, 1...3)
    func `Retry: after an error and a pause, the service is called again`(error: any Error, failures: Int) async {
        spy.answers = Array(repeating: .failure(error), count: failures) + [.success(Melody.some())]

        let returned = try? await service.getMelodies()

        #expect(returned == Melody.some(), "the fetch should return the melodies of call \(failures + 1)")
        #expect(
            spy.calls == .calls(failures + 1),
            "after each error, the fetch should pause once, and then call the service once more"
        )
    }

    @Test(arguments: 1...3)
    func `Retry: an empty list ends the fetch and is returned`(failures: Int) async {
        spy.answers = .failures(failures) + [.success([]), .success(Melody.some())]

        let returned = try? await service.getMelodies()

        #expect(returned == [], "an empty list is a success, and the fetch should return it")
        #expect(spy.calls == .calls(failures + 1), "after a success, there should be no pause and no other call")
    }

    @Test(arguments: AnyError.goneSoon, AnyError.goneSoon)
    func `Pauses: they take 1, 2 and 4 seconds`(first: any Error, next: any Error) async {
        spy.answers = [.failure(first), .failure(next), .failure(next), .success(Melody.some())]

        _ = try? await service.getMelodies()

        #expect(
            spy.pauses == [.seconds(1), .seconds(2), .seconds(4)],
            "the pauses after the first three errors should take 1, 2 and 4 seconds"
        )
    }

    @Test(arguments: Ending.all)
    func `Pauses: each fetch begins with 1 second again`(earlier: Ending) async {
        spy.answers = earlier.answers
        _ = try? await service.getMelodies()

        for _ in 1...5 {
            let (calls, pauses) = (spy.calls.count, spy.pauses.count)
            spy.answers = .failures(3) + [.success(Melody.others())]

            let returned = try? await service.getMelodies()

            #expect(
                spy.pauses.dropFirst(pauses) == [.seconds(1), .seconds(2), .seconds(4)],
                "after a fetch with \(earlier.testDescription), the pauses should take 1, 2 and 4 seconds again"
            )
            #expect(
                Array(spy.calls.dropFirst(calls)) == .calls(4),
                "after a fetch with \(earlier.testDescription), the next fetch should make four calls again"
            )
            #expect(returned == Melody.others(), "the fetch should return the melodies of its own last call")
        }
    }

    @Test func `Pauses: fetches that overlap make their own calls and pauses`() async {
        spy.answers = .failures(8)
        let fetches = (1...2).map { _ in Task { try await service.getMelodies() } }

        for fetch in fetches {
            await #expect(throws: ServerError.isBusy, "each fetch should throw the error of its own fourth call") {
                try await fetch.value
            }
        }

        #expect(
            spy.pauses.sorted() == [1, 1, 2, 2, 4, 4].map { .seconds($0) },
            "each of the two fetches should pause for 1, 2 and 4 seconds"
        )
        #expect(
            spy.calls.count(where: { $0 == .getMelodies }) == 8,
            "each of the two fetches should call the service four times"
        )
    }

    @Test(arguments: Ending.all)
    func `Giving up: the fourth error is thrown, without another pause`(earlier: Ending) async {
        spy.answers = earlier.answers
        _ = try? await service.getMelodies()
        let calls = spy.calls.count
        spy.answers = [
            .failure(ServiceRequestError.unknownError), .failure(ServiceRequestError.unknownError),
            .failure(ServerError.isBusy), .failure(ServerError.isRestarting),
        ]

        await #expect(throws: ServerError.isRestarting, "the fetch should throw the error of its fourth call") {
            try await service.getMelodies()
        }

        #expect(
            Array(spy.calls.dropFirst(calls)) == .calls(4),
            "the fetch should call the service four times, and pause only between these calls"
        )
    }

    @Test(arguments: AnyError.goneSoon)
    func `Giving up: whatever the fourth error is, it is thrown as it is`(error: any Error) async {
        spy.answers = .failures(3) + [.failure(error), .success(Melody.some())]

        let thrown = await #expect(throws: (any Error).self, "the fetch should throw the error of its fourth call") {
            try await service.getMelodies()
        }

        #expect(
            thrown.map { String(reflecting: $0) } == String(reflecting: error),
            "the fetch should throw the error of its fourth call, and not a different one"
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

    @Test(arguments: [ServiceRequestError.noNetwork, .noData], 1...3)
    func `No retry: noNetwork and noData also end a fetch that was retried`(
        error: ServiceRequestError,
        failures: Int
    ) async {
        spy.answers = .failures(failures) + [.failure(error), .success(Melody.some())]

        await #expect(throws: error, "the fetch should throw this error as it is") {
            try await service.getMelodies()
        }

        #expect(
            spy.calls == .calls(failures + 1),
            "after this error, there should be no other pause and no other call"
        )
    }

    @Test(arguments: 0...3)
    func `Canceled fetch: a CancellationError of the service is thrown at once`(failures: Int) async {
        spy.answers = .failures(failures) + [.failure(CancellationError()), .success(Melody.some())]

        await #expect(throws: CancellationError.self, "the fetch should throw the CancellationError") {
            try await service.getMelodies()
        }

        #expect(spy.calls == .calls(failures + 1), "after a cancellation, there should be no pause and no other call")
    }

    @Test(arguments: 1...4)
    func `Canceled fetch: a cancellation during a call reaches the service`(call: Int) async {
        spy.answers = .failures(call - 1) + [.success(Melody.some())]
        let fetch = Task { try await service.getMelodies() }
        spy.duringCall = { if spy.calls.count(where: { $0 == .getMelodies }) == call { fetch.cancel() } }

        await #expect(throws: CancellationError.self, "the fetch should throw the CancellationError of the service") {
            try await fetch.value
        }

        #expect(
            spy.calls == .calls(call),
            "call \(call) should be canceled with its fetch, and be the last one, without a pause after it"
        )
    }

    @Test(arguments: 1...3)
    func `Canceled fetch: a cancellation during a pause ends it`(pause: Int) async {
        spy.answers = .failures(3) + [.success(Melody.some())]
        let fetch = Task { try await service.getMelodies() }
        spy.duringPause = { if spy.pauses.count == pause { fetch.cancel() } }

        await #expect(throws: CancellationError.self, "the fetch should throw the CancellationError of the pause") {
            try await fetch.value
        }

        #expect(
            spy.calls == .calls(pause) + [.wait],
            "pause \(pause) should be canceled with its fetch, and the fetch should not call the service again"
        )
    }

    @Test func `Canceled fetch: another fetch goes on`() async {
        spy.answers = .failures(8)
        let fetches = (1...2).map { _ in Task { try await service.getMelodies() } }
        spy.duringPause = { fetches[0].cancel() }

        await #expect(throws: CancellationError.self, "the canceled fetch should throw the CancellationError") {
            try await fetches[0].value
        }
        await #expect(throws: ServerError.isBusy, "the other fetch should make its four calls") {
            try await fetches[1].value
        }
    }
}
