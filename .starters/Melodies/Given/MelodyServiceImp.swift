/// Downloads the melodies and stores them. Without a network it returns the stored melodies.
///
/// A `ServiceRequestError` has no cause: why the store cannot be read or written ends here. A real app would log it.
final class MelodyServiceImp: MelodyService {
    private let api: any MelodyAPI
    private let database: any MelodyDatabase
    private let networkStatus: any NetworkStatus

    init(api: any MelodyAPI, database: any MelodyDatabase, networkStatus: any NetworkStatus) {
        self.api = api
        self.database = database
        self.networkStatus = networkStatus
    }

    func getMelodies() async throws -> [Melody] {
        networkStatus.isOnline ? try await downloadedMelodies() : try storedMelodies()
    }

    private func downloadedMelodies() async throws -> [Melody] {
        let melodies = try await api.getMelodies()
        guard !melodies.isEmpty else { throw ServiceRequestError.noData }
        // The user can see the melodies even if they cannot be stored.
        try? database.saveMelodies(melodies)
        return melodies
    }

    private func storedMelodies() throws -> [Melody] {
        let melodies: [Melody]?
        do {
            melodies = try database.loadMelodies()
        } catch {
            throw ServiceRequestError.unknownError
        }
        guard let melodies, !melodies.isEmpty else { throw ServiceRequestError.noNetwork }
        return melodies
    }
}
