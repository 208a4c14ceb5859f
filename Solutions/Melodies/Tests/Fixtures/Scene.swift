@testable import Melodies

/// A service with its test doubles. The database has old melodies. Nothing sorts these lists, and code should not change
/// them: some titles and durations are odd, and some melodies are equal.
struct Scene {
    let api = MelodyAPISpy()
    let database = MelodyDatabaseSpy()
    let networkStatus = NetworkStatusStub()
    let service: MelodyServiceImp

    let old = [
        Melody.make(id: 2, title: " La Paloma ", duration: 1 / 3), .make(id: 1, title: "", duration: -1),
        .make(id: 2, title: "Sakura"), .make(id: 2, title: "Sakura"), .make(id: 1, title: "", duration: -1),
    ]
    let new = [
        Melody.make(id: 4, title: " Kalinka ", duration: 1 / 3), .make(id: 3, title: "", duration: -1),
        .make(id: 4, title: "Katyusha"), .make(id: 4, title: "Katyusha"), .make(id: 3, title: "", duration: -1),
    ]

    init(isOnline: Bool) {
        service = MelodyServiceImp(api: api, database: database, networkStatus: networkStatus)
        networkStatus.isOnline = isOnline
        database.loadResult = .success(old)
    }
}
