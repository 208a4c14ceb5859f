import Foundation

@testable import Melodies

/// The outcome of `loadMelodies()`, as a value that a test can compare.
enum Loaded: Equatable, CustomDebugStringConvertible {
    case nothing
    case melodies([Melody])
    case error(String)

    init(from database: any MelodyDatabase) {
        do {
            self = try database.loadMelodies().map(Loaded.melodies) ?? .nothing
        } catch {
            // A CocoaError prints three lines and the path of the temporary folder.
            self = .error((error as? CocoaError)?.localizedDescription ?? "\(error)")
        }
    }

    /// Compares in words, because the number NaN is not equal to itself.
    static func == (one: Loaded, other: Loaded) -> Bool {
        one.debugDescription == other.debugDescription
    }

    var debugDescription: String {
        switch self {
        case .nothing: "returned nil"
        case .melodies(let melodies): "returned \(melodies)"
        case .error(let error): "threw \(error)"
        }
    }
}
