import Foundation

/// One lap of one kata. Each lap gets its own verdict.
package struct LapID: Hashable, Sendable {
    package var kata: Kata
    package var lap: Lap

    fileprivate init(kata: Kata, lap: Lap) {
        self.kata = kata
        self.lap = lap
    }

    /// The learner's folder.
    package var folder: URL { lap == .green ? kata.sources : kata.ownTests }

    /// The module whose tests decide the verdict.
    package var testModule: String { lap == .green ? "\(kata.name)Tests" : "\(kata.name)OwnTests" }

    /// The guide that names its tests; nil where the learner writes them.
    package var guide: Guide? { lap == .green ? kata.guide : nil }

    /// Whether the learner's folder is, byte for byte, what is shipped.
    func isUntouched() -> Bool {
        folder.hasSameCode(as: kata.starter.appending(path: folder.lastPathComponent))
    }

    package static func == (one: LapID, other: LapID) -> Bool {
        one.kata.name == other.kata.name && one.lap == other.lap
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(kata.name)
        hasher.combine(lap)
    }
}

extension Kata {
    package func lap(_ lap: Lap) -> LapID { LapID(kata: self, lap: lap) }
}

extension Sequence<Kata> {
    package func laps(_ laps: [Lap] = Lap.allCases) -> [LapID] {
        flatMap { kata in laps.map { LapID(kata: kata, lap: $0) } }
    }
}
