import Foundation

@testable import Melodies

/// The outcome of `loadMelodies()`, as a value that a test can compare.
enum Loaded {
    case nothing
    case melodies([Melody])
    case error(String)
}

extension Loaded: Equatable {
    /// By their texts, which have all details of a melody: a duration that is NaN does not equal itself.
    static func == (one: Loaded, other: Loaded) -> Bool {
        one.debugDescription == other.debugDescription
    }
}

extension MelodyDisk {
    /// What a new database loads.
    func load() -> Loaded {
        do {
            guard let melodies = try open().loadMelodies() else { return .nothing }
            return .melodies(melodies)
        } catch {
            // A CocoaError prints three lines and the path of the temporary folder.
            return .error((error as? CocoaError)?.localizedDescription ?? "\(error)")
        }
    }
}

extension Loaded: CustomDebugStringConvertible {
    var debugDescription: String {
        switch self {
        case .nothing: "returned nil"
        case .melodies(let melodies): "returned \(melodies)"
        case .error(let error): "threw \(error)"
        }
    }
}
