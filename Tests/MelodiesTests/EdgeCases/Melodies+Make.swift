@testable import Melodies

extension [Melody] {
    /// Melodies with the ids 1, 2, 3 and so on.
    static func make(count: Int) -> [Melody] {
        (1...count).map { .make(id: $0) }
    }
}
