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
        #expect(api.calls == [.getMelodies], "the service should call api.getMelodies() once")
        #expect(database.calls == [.saveMelodies(new)], "the service should save the melodies once, and load nothing")
    }

    @Test func `online, an empty answer throws noData and keeps the stored melodies`() async {
        api.result = .success([])

        await #expect(throws: ServiceRequestError.noData) {
            try await service.getMelodies()
        }

        #expect(database.stored == old, "an empty answer should not replace the stored melodies")
        #expect(database.calls == [], "the service should not call the database")
    }

    @Test(arguments: [ServiceRequestError.noNetwork, .unknownError, .noData])
    func `online, an error of the API is thrown as it is, without a fallback`(error: ServiceRequestError) async {
        api.result = .failure(error)

        await #expect(throws: error) {
            try await service.getMelodies()
        }

        #expect(api.calls == [.getMelodies], "the service should call api.getMelodies() once")
        #expect(database.calls == [], "the service should not call the database")
    }

    @Test func `online, any other error of the API is thrown as it is`() async {
        api.result = .failure(ForeignError())

        await #expect(throws: ForeignError()) {
            try await service.getMelodies()
        }
    }

    @Test func `online, melodies are returned even if they cannot be stored`() async {
        api.result = .success(new)
        database.saveError = ForeignError()

        let melodies = try? await service.getMelodies()

        #expect(melodies == new, "the service should return the melodies even if the disk is full")
        #expect(database.calls == [.saveMelodies(new)], "the service should try to save once")
    }

    @Test func `offline, the stored melodies are returned`() async throws {
        networkStatus.isOnline = false
        api.result = .success(new)

        let melodies = try await service.getMelodies()

        #expect(melodies == old)
        #expect(api.calls == [], "the service should not call the API without a network")
        #expect(database.calls == [.loadMelodies], "the service should load once, and save nothing")
    }

    @Test(arguments: [nil, []] as [[Melody]?])
    func `offline, an empty store throws noNetwork`(stored: [Melody]?) async {
        networkStatus.isOnline = false
        database.stored = stored

        await #expect(throws: ServiceRequestError.noNetwork) {
            try await service.getMelodies()
        }

        #expect(api.calls == [], "the service should not call the API without a network")
    }

    @Test(arguments: [ForeignError(), ServiceRequestError.noData] as [any Error])
    func `offline, a damaged store throws unknownError`(error: any Error) async {
        networkStatus.isOnline = false
        database.loadError = error

        await #expect(throws: ServiceRequestError.unknownError) {
            try await service.getMelodies()
        }

        #expect(api.calls == [], "the service should not call the API without a network")
        #expect(database.calls == [.loadMelodies], "the service should load once, and not save to a damaged store")
    }

    @Test func `each fetch checks the network again`() async throws {
        api.result = .success(new)

        networkStatus.isOnline = false
        let offline = try await service.getMelodies()
        networkStatus.isOnline = true
        let online = try await service.getMelodies()
        networkStatus.isOnline = false
        let offlineAgain = try await service.getMelodies()

        #expect(
            [offline, online, offlineAgain] == [old, new, new],
            "offline, the service should return the last downloaded melodies"
        )
        #expect(api.calls == [.getMelodies], "the service should call the API only while it is online")
    }
}

private struct ForeignError: Error, Equatable {}
