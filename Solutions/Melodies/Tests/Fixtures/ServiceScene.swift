@testable import Melodies

/// A service between its doubles. The API has a melody, and nothing is stored.
struct ServiceScene {
    let api = MelodyAPISpy()
    let database = MelodyDatabaseSpy()
    let networkStatus = NetworkStatusStub()
    let service: MelodyServiceImp

    init(isOnline: Bool) {
        service = MelodyServiceImp(api: api, database: database, networkStatus: networkStatus)
        networkStatus.isOnline = isOnline
    }
}
