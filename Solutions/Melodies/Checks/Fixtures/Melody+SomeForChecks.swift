@testable import Melodies

extension Melody {
    /// Any melodies. Nothing sorts them, and two have the same id.
    static func some() -> [Melody] {
        [
            Melody(id: 2, title: "La Paloma", duration: 187),
            Melody(id: 1, title: "Greensleeves", duration: 214.5),
            Melody(id: 2, title: "La Paloma", duration: 201),
        ]
    }
}
