/// Gets the melodies from the server or from the store.
protocol MelodyService: AnyObject {
    func getMelodies() async throws -> [Melody]
}
