import Testing

@testable import Melodies

/// The rules by the state of the network. Each nested suite sets up its own scene, and a failure names its suite.
struct MelodyServiceImpTests {
    struct Online {
        private let scene = Scene(isOnline: true)

        @Test func `the melodies come from the API and are stored`() async throws {
            scene.api.result = .success(scene.new)

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == scene.new, "the service should return all the melodies of the API, in their order")
            #expect(scene.api.calls == [.getMelodies], "the service should call api.getMelodies() once")
            #expect(
                scene.database.calls == [.saveMelodies(scene.new)],
                "the service should save all the melodies once, and load nothing"
            )
        }

        @Test func `an empty answer throws noData and keeps the stored melodies`() async {
            scene.api.result = .success([])

            await #expect(throws: ServiceRequestError.noData) {
                try await scene.service.getMelodies()
            }

            #expect(scene.database.calls == [], "an empty answer should not replace the stored melodies")
        }

        @Test(arguments: [ServiceRequestError.noNetwork, .unknownError, .noData])
        func `an error of the API is thrown as it is, without a fallback`(error: ServiceRequestError) async {
            scene.api.result = .failure(error)

            await #expect(throws: error) {
                try await scene.service.getMelodies()
            }

            #expect(scene.api.calls == [.getMelodies], "the service should call api.getMelodies() once")
            #expect(scene.database.calls == [], "the service should not call the database")
        }

        @Test func `any other error of the API is thrown as it is`() async {
            scene.api.result = .failure(ForeignError())

            await #expect(throws: ForeignError()) {
                try await scene.service.getMelodies()
            }
        }

        @Test func `a cancellation of the API is thrown as it is`() async {
            scene.api.result = .failure(CancellationError())

            await #expect(throws: CancellationError.self) {
                try await scene.service.getMelodies()
            }
        }

        @Test func `melodies are returned even if they cannot be stored`() async {
            scene.api.result = .success(scene.new)
            scene.database.saveResult = .failure(ForeignError())

            let melodies = try? await scene.service.getMelodies()

            #expect(melodies == scene.new, "the service should return the melodies even if the disk is full")
            #expect(scene.database.calls == [.saveMelodies(scene.new)], "the service should try to save only once")
        }

        @Test func `the next fetch downloads and stores again, also after a full disk`() async throws {
            scene.api.result = .success(scene.new)
            scene.database.saveResult = .failure(ForeignError())
            _ = try await scene.service.getMelodies()

            let newer = [Melody.make(id: 5, title: "Bella ciao")]
            scene.api.result = .success(newer)
            scene.database.saveResult = .success(())
            let melodies = try await scene.service.getMelodies()

            #expect(melodies == newer, "the service should return what the API returns now")
            #expect(scene.api.calls == [.getMelodies, .getMelodies], "each fetch should call api.getMelodies() once")
            #expect(
                scene.database.calls == [.saveMelodies(scene.new), .saveMelodies(newer)],
                "each fetch should save its own melodies"
            )
        }
    }

    struct Offline {
        private let scene = Scene(isOnline: false)

        @Test func `the stored melodies are returned`() async throws {
            scene.api.result = .success(scene.new)

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == scene.old, "the service should return all the stored melodies, in their order")
            #expect(scene.api.calls == [], "the service should not call the API without a network")
            #expect(scene.database.calls == [.loadMelodies], "the service should load once, and save nothing")
        }

        @Test(arguments: [nil, []] as [[Melody]?])
        func `an empty store throws noNetwork`(stored: [Melody]?) async {
            scene.database.loadResult = .success(stored)

            await #expect(throws: ServiceRequestError.noNetwork) {
                try await scene.service.getMelodies()
            }

            #expect(scene.api.calls == [], "the service should not call the API without a network")
        }

        @Test(arguments: [ForeignError(), ServiceRequestError.noData] as [any Error])
        func `a damaged store throws unknownError`(error: any Error) async {
            scene.database.loadResult = .failure(error)

            await #expect(throws: ServiceRequestError.unknownError) {
                try await scene.service.getMelodies()
            }

            #expect(scene.api.calls == [], "the service should not call the API without a network")
            #expect(
                scene.database.calls == [.loadMelodies],
                "the service should load once, and not save to a damaged store"
            )
        }
    }

    @Test(
        arguments: [
            (.success(nil), .noNetwork),
            (.success([]), .noNetwork),
            (.failure(ForeignError()), .unknownError),
        ] as [(Result<[Melody]?, any Error>, ServiceRequestError)]
    )
    func `offline, downloaded melodies do not replace a store without melodies`(
        stored: Result<[Melody]?, any Error>,
        error: ServiceRequestError
    ) async throws {
        let scene = Scene(isOnline: true)
        scene.api.result = .success(scene.new)
        _ = try await scene.service.getMelodies()

        scene.networkStatus.isOnline = false
        scene.database.loadResult = stored

        await #expect(throws: error) {
            try await scene.service.getMelodies()
        }
    }

    @Test func `offline, melodies that could not be stored are not returned`() async throws {
        let scene = Scene(isOnline: true)
        scene.api.result = .success(scene.new)
        scene.database.saveResult = .failure(ForeignError())
        _ = try await scene.service.getMelodies()

        scene.networkStatus.isOnline = false
        let melodies = try await scene.service.getMelodies()

        #expect(melodies == scene.old, "the service should return what is stored, and not what it remembers")
    }

    @Test func `each fetch checks the network again`() async throws {
        let scene = Scene(isOnline: false)
        scene.api.result = .success(scene.new)

        let offline = try await scene.service.getMelodies()
        scene.networkStatus.isOnline = true
        let online = try await scene.service.getMelodies()
        scene.database.loadResult = .success(online)
        scene.networkStatus.isOnline = false
        let offlineAgain = try await scene.service.getMelodies()

        #expect(
            [offline, online, offlineAgain] == [scene.old, scene.new, scene.new],
            "offline, the service should return what is stored, and online what the API returns"
        )
        #expect(scene.api.calls == [.getMelodies], "the service should call the API only while it is online")
    }
}

/// A service with its test doubles. The database has old melodies. Nothing sorts these lists, and each has an id twice.
private struct Scene {
    let api = MelodyAPISpy()
    let database = MelodyDatabaseSpy()
    let networkStatus = NetworkStatusStub()
    let service: MelodyServiceImp

    let old = [Melody.make(id: 2, title: "La Paloma"), .make(id: 1, title: ""), .make(id: 2, title: "Sakura")]
    let new = [Melody.make(id: 4, title: "Kalinka"), .make(id: 3, title: "Für Elise"), .make(id: 4, title: "Katyusha")]

    init(isOnline: Bool) {
        service = MelodyServiceImp(api: api, database: database, networkStatus: networkStatus)
        networkStatus.isOnline = isOnline
        database.loadResult = .success(old)
    }
}

private struct ForeignError: Error, Equatable {}
