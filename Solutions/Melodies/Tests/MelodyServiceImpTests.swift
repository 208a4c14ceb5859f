import Testing

@testable import Melodies

@MainActor
struct MelodyServiceImpTests {
    let api = MelodyAPIStub()
    let database = MelodyDatabaseFake()
    let networkStatus = NetworkStatusStub()
    let service: MelodyServiceImp

    let old = [Melody.make(id: 1), .make(id: 2, title: "La Paloma")]
    let new = [Melody.make(id: 3, title: "Kalinka"), .make(id: 4, title: "Für Elise")]

    init() {
        service = MelodyServiceImp(api: api, database: database, networkStatus: networkStatus)
        database.stored = old
    }

    @Test func `online, the melodies come from the API and are stored`() async throws {
        api.result = .success(new)

        let melodies = try await service.getMelodies()

        #expect(melodies == new)
        #expect(api.calls == [.getMelodies], "the API should be asked once")
        #expect(database.calls == [.saveMelodies(new)], "the melodies should be stored once, and nothing loaded")
    }

    @Test func `online, an API without melodies is noData, and what was stored stays`() async {
        api.result = .success([])

        await #expect(throws: ServiceRequestError.noData) {
            try await service.getMelodies()
        }

        #expect(database.stored == old, "an empty answer should not replace what is stored")
        #expect(database.calls == [], "the database should not be asked for anything")
    }

    @Test(arguments: [ServiceRequestError.noNetwork, .unknownError, .noData])
    func `online, an error of the API is passed on, without a fallback`(error: ServiceRequestError) async {
        api.result = .failure(error)

        await #expect(throws: error) {
            try await service.getMelodies()
        }

        #expect(api.calls == [.getMelodies], "the API should be asked once")
        #expect(database.calls == [], "the database should not be asked for anything")
    }

    @Test func `online, a foreign error of the API is passed on as it is`() async {
        api.result = .failure(ForeignError())

        await #expect(throws: ForeignError()) {
            try await service.getMelodies()
        }
    }

    @Test func `online, melodies that cannot be stored are returned all the same`() async {
        api.result = .success(new)
        database.saveError = ForeignError()

        let melodies = try? await service.getMelodies()

        #expect(melodies == new, "a full disk is no reason to show nothing")
        #expect(database.calls == [.saveMelodies(new)], "storing should be tried once")
    }

    @Test func `offline, what is stored is returned`() async throws {
        networkStatus.isOnline = false
        api.result = .success(new)

        let melodies = try await service.getMelodies()

        #expect(melodies == old)
        #expect(api.calls == [], "without a network the API should not be asked")
        #expect(database.calls == [.loadMelodies], "the database should be asked once, and nothing stored")
    }

    @Test(arguments: [nil, []] as [[Melody]?])
    func `offline, nothing stored is noNetwork`(stored: [Melody]?) async {
        networkStatus.isOnline = false
        database.stored = stored

        await #expect(throws: ServiceRequestError.noNetwork) {
            try await service.getMelodies()
        }

        #expect(api.calls == [], "without a network the API should not be asked")
    }

    @Test(arguments: [ForeignError(), ServiceRequestError.noData] as [any Error])
    func `offline, a damaged store is unknownError`(error: any Error) async {
        networkStatus.isOnline = false
        database.loadError = error

        await #expect(throws: ServiceRequestError.unknownError) {
            try await service.getMelodies()
        }

        #expect(api.calls == [], "without a network the API should not be asked")
        #expect(database.calls == [.loadMelodies], "a damaged store should not be written to")
    }

    @Test func `the network is looked at anew each time`() async throws {
        api.result = .success(new)

        networkStatus.isOnline = false
        let offline = try await service.getMelodies()
        networkStatus.isOnline = true
        let online = try await service.getMelodies()
        networkStatus.isOnline = false
        let offlineAgain = try await service.getMelodies()

        #expect([offline, online, offlineAgain] == [old, new, new], "what was downloaded should be there offline")
        #expect(api.calls == [.getMelodies], "the API should be asked only while there is a network")
    }
}

private struct ForeignError: Error, Equatable {}
