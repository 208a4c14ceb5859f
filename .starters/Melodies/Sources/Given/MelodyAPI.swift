/// The server that has all the melodies.
@MainActor
protocol MelodyAPI: AnyObject {
    func getMelodies() async throws -> [Melody]
}
