/// Gets the melodies from the server or from the store.
@MainActor
protocol MelodyService: AnyObject {
    func getMelodies() async throws -> [Melody]
}
