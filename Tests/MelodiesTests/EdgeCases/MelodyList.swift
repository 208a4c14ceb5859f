@testable import Melodies

/// Lists that code likes to change.
enum MelodyList: CaseIterable {
    case equalMelodies
    case equalIDs
    case oddTitles
    case oddDurations

    var melodies: [Melody] {
        switch self {
        case .equalMelodies: [.make(), .make(id: 2), .make()]
        case .equalIDs: [.make(id: 2, title: "La Paloma"), .make(id: 2, title: "Kalinka")]
        case .oddTitles: [.make(title: " für Élise,\n\"WoO 59\" "), .make(title: ""), .make(title: "🎻\0")]
        case .oddDurations: [.make(duration: 1 / 3), .make(duration: 0), .make(duration: -1)]
        }
    }
}
