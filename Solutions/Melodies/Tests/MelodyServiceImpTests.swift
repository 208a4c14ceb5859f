import Foundation
import Testing

@testable import Melodies

/// A nested suite for each group of rules. Run one with `--filter MelodyServiceImpTests/Offline`.
struct MelodyServiceImpTests {
    struct Online {
        private let scene = ServiceScene(isOnline: true)

        @Test func `all melodies of the API are returned as they are`() async throws {
            scene.api.result = .success(.unsortedWithDoubles)

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == .unsortedWithDoubles)
        }

        @Test func `the melodies of the API are returned, not the stored ones`() async throws {
            scene.api.result = .success([.make(title: "A new melody")])
            scene.database.loadResult = .success([.make(title: "An old melody")])

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == [.make(title: "A new melody")])
        }

        @Test func `the API is called once`() async throws {
            _ = try await scene.service.getMelodies()

            #expect(scene.api.callCount == 1)
        }

        @Test func `all melodies of the API are saved once, as they are`() async throws {
            scene.api.result = .success(.unsortedWithDoubles)

            _ = try await scene.service.getMelodies()

            #expect(scene.database.calls == [.saveMelodies(.unsortedWithDoubles)])
        }

        @Test func `melodies are saved although the network is lost by then`() async throws {
            scene.api.result = .success([.make(title: "La Paloma")])
            scene.api.duringDownload = { scene.networkStatus.isOnline = false }

            _ = try await scene.service.getMelodies()

            #expect(scene.database.calls == [.saveMelodies([.make(title: "La Paloma")])])
        }

        @Test func `the next fetch returns the new answer of the API`() async throws {
            _ = try await scene.service.getMelodies()
            scene.api.result = .success([.make(title: "La Paloma")])

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == [.make(title: "La Paloma")])
        }

        @Test(arguments: [.success([]), .failure(URLError(.timedOut))] as [Result<[Melody], any Error>])
        func `the fetch after a failed one calls the API again`(failed: Result<[Melody], any Error>) async throws {
            scene.api.result = failed
            _ = await Task { try await scene.service.getMelodies() }.result
            scene.api.result = .success([.make(title: "La Paloma")])

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == [.make(title: "La Paloma")])
        }

        @Test func `the next fetch saves the same melodies again`() async throws {
            scene.api.result = .success([.make(title: "La Paloma")])
            _ = try await scene.service.getMelodies()

            _ = try await scene.service.getMelodies()

            #expect(
                scene.database.calls == [
                    .saveMelodies([.make(title: "La Paloma")]), .saveMelodies([.make(title: "La Paloma")]),
                ]
            )
        }

        @Test func `two fetches that overlap both call the API`() async throws {
            let first = Task { try await scene.service.getMelodies() }
            let second = Task { try await scene.service.getMelodies() }

            _ = try await (first.value, second.value)

            #expect(scene.api.callCount == 2)
        }

        @Test func `two fetches that overlap both save their melodies`() async throws {
            scene.api.result = .success([.make(title: "La Paloma")])
            let first = Task { try await scene.service.getMelodies() }
            let second = Task { try await scene.service.getMelodies() }

            _ = try await (first.value, second.value)

            #expect(
                scene.database.calls == [
                    .saveMelodies([.make(title: "La Paloma")]), .saveMelodies([.make(title: "La Paloma")]),
                ]
            )
        }

        @Test func `the service retains its API`() async throws {
            let service = MelodyServiceImp(
                api: MelodyAPISpy(result: .success([.make(title: "La Paloma")])),
                database: scene.database,
                networkStatus: scene.networkStatus
            )

            let melodies = try await service.getMelodies()

            #expect(melodies == [.make(title: "La Paloma")])
        }

        @Test func `the service retains its network status`() async throws {
            scene.api.result = .success([.make(title: "La Paloma")])
            let service = MelodyServiceImp(
                api: scene.api,
                database: scene.database,
                networkStatus: NetworkStatusStub()
            )

            let melodies = try await service.getMelodies()

            #expect(melodies == [.make(title: "La Paloma")])
        }
    }

    struct FullDisk {
        private let scene = ServiceScene(isOnline: true)

        init() {
            scene.database.saveResult = .failure(CocoaError(.fileWriteOutOfSpace))
        }

        @Test func `the melodies are returned although they cannot be saved`() async throws {
            scene.api.result = .success([.make(title: "La Paloma")])

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == [.make(title: "La Paloma")])
        }

        @Test func `the service saves only once`() async throws {
            scene.api.result = .success([.make(title: "La Paloma")])

            _ = try await scene.service.getMelodies()

            #expect(scene.database.calls == [.saveMelodies([.make(title: "La Paloma")])])
        }

        @Test func `the next fetch saves again`() async throws {
            _ = try await scene.service.getMelodies()
            scene.api.result = .success([.make(title: "La Paloma")])

            _ = try await scene.service.getMelodies()

            #expect(scene.database.calls.last == .saveMelodies([.make(title: "La Paloma")]))
        }
    }

    struct EmptyAnswer {
        private let scene = ServiceScene(isOnline: true)

        @Test func `an empty answer of the API throws noData without a save`() async {
            scene.api.result = .success([])

            await #expect(throws: ServiceRequestError.noData) { try await scene.service.getMelodies() }

            #expect(scene.database.calls == [])
        }

        @Test func `an empty answer throws noData although the network is lost by then`() async {
            scene.api.result = .success([])
            scene.api.duringDownload = { scene.networkStatus.isOnline = false }

            await #expect(throws: ServiceRequestError.noData) { try await scene.service.getMelodies() }
        }

        @Test func `an empty answer after a download throws noData`() async throws {
            _ = try await scene.service.getMelodies()
            scene.api.result = .success([])

            await #expect(throws: ServiceRequestError.noData) { try await scene.service.getMelodies() }
        }
    }

    struct APIError {
        private let scene = ServiceScene(isOnline: true)

        init() {
            scene.database.loadResult = .success([.make(title: "An old melody")])
        }

        @Test(arguments: ServiceRequestError.allCases)
        func `a ServiceRequestError is thrown as it is`(error: ServiceRequestError) async {
            scene.api.result = .failure(error)

            await #expect(throws: error) { try await scene.service.getMelodies() }

            #expect(scene.database.calls == [])
        }

        @Test(arguments: [URLError(.timedOut), URLError(.notConnectedToInternet), URLError(.cancelled)])
        func `an error of the network is thrown as it is`(error: URLError) async {
            scene.api.result = .failure(error)

            await #expect(throws: error) { try await scene.service.getMelodies() }
        }

        @Test func `a cancellation is thrown as it is`() async {
            scene.api.result = .failure(CancellationError())

            await #expect(throws: CancellationError.self) { try await scene.service.getMelodies() }
        }

        @Test func `an error is thrown although the network is lost by then`() async {
            scene.api.result = .failure(URLError(.networkConnectionLost))
            scene.api.duringDownload = { scene.networkStatus.isOnline = false }

            await #expect(throws: URLError(.networkConnectionLost)) { try await scene.service.getMelodies() }
        }

        @Test func `after an error the API is not called again`() async {
            scene.api.result = .failure(URLError(.timedOut))

            await #expect(throws: URLError.self) { try await scene.service.getMelodies() }

            #expect(scene.api.callCount == 1)
        }

        @Test func `an error does not change the store`() async {
            scene.api.result = .failure(URLError(.timedOut))

            await #expect(throws: URLError.self) { try await scene.service.getMelodies() }

            #expect(scene.database.calls == [])
        }
    }

    struct Offline {
        private let scene = ServiceScene(isOnline: false)

        @Test func `all stored melodies are returned as they are`() async throws {
            scene.database.loadResult = .success(.unsortedWithDoubles)

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == .unsortedWithDoubles)
        }

        @Test func `the store is loaded once, without a save`() async throws {
            scene.database.loadResult = .success([.make(title: "La Paloma")])

            _ = try await scene.service.getMelodies()

            #expect(scene.database.calls == [.loadMelodies])
        }

        @Test func `the API is not called`() async throws {
            scene.database.loadResult = .success([.make(title: "La Paloma")])

            _ = try await scene.service.getMelodies()

            #expect(scene.api.callCount == 0)
        }

        @Test func `the next fetch loads the store again`() async throws {
            scene.database.loadResult = .success([.make(title: "La Paloma")])
            _ = try await scene.service.getMelodies()
            scene.database.loadResult = .success([.make(title: "Sakura")])

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == [.make(title: "Sakura")])
        }

        @Test(
            arguments: [.success(nil), .failure(CocoaError(.fileReadCorruptFile))] as [Result<[Melody]?, any Error>]
        )
        func `the fetch after a failed one loads the store again`(failed: Result<[Melody]?, any Error>) async throws {
            scene.database.loadResult = failed
            _ = await Task { try await scene.service.getMelodies() }.result
            scene.database.loadResult = .success([.make(title: "Sakura")])

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == [.make(title: "Sakura")])
        }

        @Test func `the service retains its database`() async throws {
            let service = MelodyServiceImp(
                api: scene.api,
                database: MelodyDatabaseSpy(loadResult: .success([.make(title: "La Paloma")])),
                networkStatus: scene.networkStatus
            )

            let melodies = try await service.getMelodies()

            #expect(melodies == [.make(title: "La Paloma")])
        }

        @Test(arguments: [nil, []] as [[Melody]?])
        func `an empty store throws noNetwork`(stored: [Melody]?) async {
            scene.database.loadResult = .success(stored)

            await #expect(throws: ServiceRequestError.noNetwork) { try await scene.service.getMelodies() }

            #expect(scene.database.calls == [.loadMelodies])
        }

        @Test(
            arguments: [
                CocoaError(.fileReadCorruptFile), CocoaError(.fileReadNoSuchFile), URLError(.notConnectedToInternet),
                ServiceRequestError.noNetwork, CancellationError(),
            ] as [any Error]
        )
        func `a damaged store throws unknownError`(error: any Error) async {
            scene.database.loadResult = .failure(error)

            await #expect(throws: ServiceRequestError.unknownError) { try await scene.service.getMelodies() }
        }

        @Test func `a damaged store is not changed`() async {
            scene.database.loadResult = .failure(CocoaError(.fileReadCorruptFile))

            await #expect(throws: ServiceRequestError.unknownError) { try await scene.service.getMelodies() }

            #expect(scene.database.calls == [.loadMelodies])
        }
    }

    struct Network {
        private let scene = ServiceScene(isOnline: true)

        @Test func `when the network is back, the next fetch calls the API`() async throws {
            scene.networkStatus.isOnline = false
            scene.database.loadResult = .success([.make(title: "An old melody")])
            _ = try await scene.service.getMelodies()
            scene.networkStatus.isOnline = true
            scene.api.result = .success([.make(title: "A new melody")])

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == [.make(title: "A new melody")])
        }

        @Test func `when the network is lost, the next fetch loads the store`() async throws {
            _ = try await scene.service.getMelodies()
            scene.networkStatus.isOnline = false
            scene.database.loadResult = .success([.make(title: "An old melody")])

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == [.make(title: "An old melody")])
        }

        @Test func `when the network is lost during a download, another fetch loads the store`() async throws {
            scene.database.loadResult = .success([.make(title: "An old melody")])
            let download = Task { try await scene.service.getMelodies() }
            let other = Task {
                scene.networkStatus.isOnline = false
                return try await scene.service.getMelodies()
            }

            _ = try await download.value
            let melodies = try await other.value

            #expect(melodies == [.make(title: "An old melody")])
        }

        @Test func `after a download, an empty store throws noNetwork`() async throws {
            _ = try await scene.service.getMelodies()
            scene.networkStatus.isOnline = false
            scene.database.loadResult = .success(nil)

            await #expect(throws: ServiceRequestError.noNetwork) { try await scene.service.getMelodies() }
        }

        @Test func `after a download, a damaged store throws unknownError`() async throws {
            _ = try await scene.service.getMelodies()
            scene.networkStatus.isOnline = false
            scene.database.loadResult = .failure(CocoaError(.fileReadCorruptFile))

            await #expect(throws: ServiceRequestError.unknownError) { try await scene.service.getMelodies() }
        }

        @Test func `after a damaged store, a download is saved`() async throws {
            scene.networkStatus.isOnline = false
            scene.database.loadResult = .failure(CocoaError(.fileReadCorruptFile))
            _ = await Task { try await scene.service.getMelodies() }.result
            scene.networkStatus.isOnline = true
            scene.api.result = .success([.make(title: "La Paloma")])

            _ = try await scene.service.getMelodies()

            #expect(scene.database.calls == [.loadMelodies, .saveMelodies([.make(title: "La Paloma")])])
        }

        @Test func `after a download on a full disk, the store still has the old melodies`() async throws {
            scene.database.saveResult = .failure(CocoaError(.fileWriteOutOfSpace))
            _ = try await scene.service.getMelodies()
            scene.networkStatus.isOnline = false
            scene.database.loadResult = .success([.make(title: "An old melody")])

            let melodies = try await scene.service.getMelodies()

            #expect(melodies == [.make(title: "An old melody")])
        }
    }
}
