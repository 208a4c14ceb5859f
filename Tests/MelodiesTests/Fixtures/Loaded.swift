@testable import Melodies

/// What `loadMelodies()` came to, as a value that a test can compare.
enum Loaded: Equatable {
    case nothing
    case melodies([Melody])
    case error(String)
}

extension MelodyDisk {
    /// What a newly opened database loads.
    func load() -> Loaded {
        do {
            guard let melodies = try open().loadMelodies() else { return .nothing }
            return .melodies(melodies)
        } catch {
            return .error("\(error)")
        }
    }
}
