/// Downloads the melodies and stores them; without a network it falls back to what is stored.
@MainActor
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
        // Melodies that could not be stored can be shown all the same.
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
