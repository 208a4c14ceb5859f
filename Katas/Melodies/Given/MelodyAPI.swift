/// The server with all the melodies.
protocol MelodyAPI: AnyObject {
    func getMelodies() async throws -> [Melody]
}
