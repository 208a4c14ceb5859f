@testable import Melodies

extension Melody {
    static func make(id: Int = 1, title: String = "Greensleeves", duration: Double = 214.5) -> Melody {
        Melody(id: id, title: title, duration: duration)
    }
}
