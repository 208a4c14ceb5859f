import Testing

@testable import Melodies

/// The rules by the state of the network. Each nested suite sets up its own scene, and a failure names its suite.
struct MelodyServiceImpTests {
    struct Online {
        private let scene = Scene(isOnline: true)

        @Test func `the melodies come from the API and are stored`() async throws {
            scene.api.result = .success(scene.new)
            // The network is lost during the call. Only the next fetch notices it.
            scene.api.whileItWaits = { scene.networkStatus.isOnline = false }

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

            #expect(scene.api.calls == [.getMelodies], "the service should call api.getMelodies() once")
            #expect(scene.database.calls == [], "an empty answer should not replace the stored melodies")
        }

        @Test(arguments: AnyError.examples)
        func `an error of the API is thrown as it is, without a fallback`(error: any Error) async {
            scene.api.result = .failure(error)
            scene.api.whileItWaits = { scene.networkStatus.isOnline = false }

            let outcome = await Outcome(of: scene.service)

            #expect(outcome == .threw(error), "the service should throw the error of the API")
            #expect(scene.api.calls == [.getMelodies], "the service should call api.getMelodies() once")
            #expect(scene.database.calls == [], "the service should not call the database")
        }

        @Test(arguments: AnyError.examples)
        func `melodies are returned even if they cannot be stored`(error: any Error) async {
            scene.api.result = .success(scene.new)
            scene.database.saveResult = .failure(error)

            let melodies = try? await scene.service.getMelodies()

            #expect(melodies == scene.new, "the service should return the melodies even if the disk is full")
            #expect(scene.database.calls == [.saveMelodies(scene.new)], "the service should try to save only once")
        }

        @Test func `two fetches that overlap both download and store`() async throws {
            let newer = [Melody.make(id: 5, title: "Bella ciao")]
            var second: Task<[Melody], any Error>?
            scene.api.result = .success(scene.new)
            // While the first fetch waits for its answer, the second one begins.
            scene.api.whileItWaits = {
                scene.api.whileItWaits = {}
                scene.api.result = .success(newer)
                second = Task { try await scene.service.getMelodies() }
                await Task.yield()
            }

            let melodies = try await scene.service.getMelodies()
            let melodiesOfSecond = try await second?.value

            #expect(melodies == scene.new, "the first fetch should return its own answer")
            #expect(melodiesOfSecond == newer, "the second fetch should return its own answer")
            #expect(scene.api.calls == [.getMelodies, .getMelodies], "each fetch should call api.getMelodies() once")
            #expect(scene.database.calls.count == 2, "each fetch should save once")
            for melodies in [scene.new, newer] {
                #expect(
                    scene.database.calls.contains(.saveMelodies(melodies)),
                    "each fetch should save its own melodies, in whatever order"
                )
            }
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
            #expect(scene.database.calls == [.loadMelodies], "the service should load once, and save nothing")
        }

        @Test(arguments: AnyError.examples)
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

    @Test(arguments: Situation.allCases, Situation.allCases)
    func `no fetch depends on an earlier one`(first: Situation, second: Situation) async {
        let scene = Scene(isOnline: true)
        // Any situation can follow any other, and also itself.
        let situations = [first, second, first, second]

        var outcomes: [Outcome] = []
        for situation in situations {
            situation.begin(in: scene)
            outcomes.append(await Outcome(of: scene.service))
        }

        #expect(
            outcomes == situations.map { $0.outcome(in: scene) },
            "each fetch should return or throw as in its own situation"
        )
        #expect(
            scene.database.calls == situations.flatMap { $0.databaseCalls(in: scene) },
            "each fetch should call the database as in its own situation"
        )
        #expect(
            scene.api.calls.count == situations.count(where: \.isOnline),
            "each fetch should call the API once if it is online"
        )
    }
}
