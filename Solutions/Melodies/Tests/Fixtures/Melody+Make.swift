import Foundation

@testable import Melodies

extension Melody {
    static func make(id: Int = 1, title: String = "Greensleeves", duration: TimeInterval = 214.5) -> Melody {
        Melody(id: id, title: title, duration: duration)
    }
}

extension [Melody] {
    /// Nothing sorts this list. Some titles and durations are odd, some ids are equal, and two melodies are.
    static let ten: [Melody] = [
        .make(id: 4, title: " Kalinka "), .make(id: 3, title: ""), .make(id: 4, title: "Katyusha"),
        .make(id: 4, title: "Katyusha"), .make(id: 9, title: "Sakura", duration: -1), .make(id: 2, title: "la paloma"),
        .make(id: 7, title: "Bella ciao", duration: 1 / 3), .make(id: 1), .make(id: 8, title: "Arirang"),
        .make(id: 6, title: "Waltzing Matilda", duration: 0),
    ]
}
