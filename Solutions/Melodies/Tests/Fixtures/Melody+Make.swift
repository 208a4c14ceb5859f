import Foundation

@testable import Melodies

extension Melody {
    static func make(id: Int = 1, title: String = "Greensleeves", duration: TimeInterval = 214.5) -> Melody {
        Melody(id: id, title: title, duration: duration)
    }
}

extension [Melody] {
    /// Nothing sorts this list, two of its melodies are equal, and one has no title.
    static let unsortedWithDoubles: [Melody] = [
        .make(id: 4, title: "Kalinka"), .make(id: 3, title: ""), .make(id: 4, title: "Katyusha"),
        .make(id: 4, title: "Katyusha"), .make(id: 9, title: "Sakura"), .make(id: 2, title: " la paloma "),
        .make(id: 7, title: "Bella ciao"),
    ]
}
