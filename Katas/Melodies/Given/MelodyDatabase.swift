/// Stores the melodies of the last save. It blocks the main actor meanwhile: a real app would make it async.
protocol MelodyDatabase: AnyObject {
    /// Returns `nil` before the first save. Throws when the stored data cannot be read, and does not delete that data.
    func loadMelodies() throws -> [Melody]?

    /// Replaces all stored melodies. When it throws, the old melodies are still stored.
    func saveMelodies(_ melodies: [Melody]) throws
}
