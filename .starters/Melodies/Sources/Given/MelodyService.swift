/// Where the melodies come from, wherever that is at the moment.
@MainActor
protocol MelodyService: AnyObject {
    func getMelodies() async throws -> [Melody]
}
