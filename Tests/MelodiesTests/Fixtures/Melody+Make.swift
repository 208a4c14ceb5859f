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
}

extension Melody: CustomDebugStringConvertible {
    public var debugDescription: String {
        "melody \(id): \(title) (\(duration) s)"
    }
}
