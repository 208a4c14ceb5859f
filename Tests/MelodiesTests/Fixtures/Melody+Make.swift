import Foundation

@testable import Melodies

extension Melody {
    static func make(id: Int = 1, title: String = "Greensleeves", duration: TimeInterval = 214.5) -> Melody {
        Melody(id: id, title: title, duration: duration)
    }

    /// Any melodies. Nothing sorts them.
    static func mocks() -> [Melody] {
        [.make(id: 2, title: "La Paloma", duration: 187), .make()]
    }
}
