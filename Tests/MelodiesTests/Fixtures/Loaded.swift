import Foundation

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
            // A CocoaError prints on three lines, and names the temporary folder.
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
