import Foundation

@testable import Melodies

extension Melody {
    static func make(id: Int = 1, title: String = "Greensleeves", duration: TimeInterval = 214.5) -> Melody {
        Melody(id: id, title: title, duration: duration)
    }

    /// Any melodies. Nothing sorts them, and two have the same id and title.
    static func mocks() -> [Melody] {
        [.make(id: 2, title: "La Paloma", duration: 187), .make(), .make(id: 2, title: "La Paloma", duration: 201)]
    }

    /// Melodies that code likes to change: odd titles, ids and durations, and some that are equal.
    static func odd() -> [Melody] {
        [
            .make(id: 2, title: " für Élise,\n\"WoO 59\" ", duration: 1 / 3),
            .make(id: .max, title: "", duration: 0),
            .make(id: -1, title: "🎻\0"),
            .make(id: -1, title: "🎻\0"),
            .make(id: 2, title: String(repeating: "la ", count: 50), duration: -1),
            .make(id: .max, title: "", duration: 0),
        ]
    }
}

extension Melody: CustomDebugStringConvertible {
    public var debugDescription: String {
        "melody \(id): \(title) (\(duration) s)"
    }
}
