@testable import Melodies

extension Melody {
    /// Any melodies. Nothing sorts them, two have the same id, and two are equal.
    static func some() -> [Melody] {
        [
            Melody(id: 2, title: "La Paloma", duration: 187),
            Melody(id: 1, title: "Greensleeves", duration: 214.5),
            Melody(id: 2, title: "La Paloma", duration: 201),
            Melody(id: 1, title: "Greensleeves", duration: 214.5),
        ]
    }

    /// Other melodies, also in no order.
    static func others() -> [Melody] {
        [
            Melody(id: 3, title: "Scarborough Fair", duration: 190),
            Melody(id: 1, title: "Greensleeves", duration: 214.5),
        ]
    }
}
