/// The server with all the melodies.
@MainActor
protocol MelodyAPI: AnyObject {
    func getMelodies() async throws -> [Melody]
}
