/// The melodies that were stored last.
@MainActor
protocol MelodyDatabase: AnyObject {
    /// `nil` when nothing has been stored yet; throws when what is stored cannot be read, and leaves it there.
    func loadMelodies() throws -> [Melody]?

    /// Replaces all that was stored. When it throws, what was stored is still there.
    func saveMelodies(_ melodies: [Melody]) throws
}
