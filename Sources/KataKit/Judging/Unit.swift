import Foundation

/// One lap of one kata: what is judged by itself.
package struct Unit: Hashable, Sendable {
    package var kata: Kata
    package var lap: Lap

    package init(kata: Kata, lap: Lap) {
        self.kata = kata
        self.lap = lap
    }

    /// The learner's folder.
    var folder: URL {
        lap == .green ? kata.sources : kata.ownTests
    }

    /// The module whose tests decide.
    package var testModule: String {
        lap == .green ? "\(kata.name)Tests" : "\(kata.name)OwnTests"
    }

    /// Whether it is, byte for byte, what was shipped.
    var isUntouched: Bool {
        folder.holdsTheSame(as: kata.starter.appending(path: folder.lastPathComponent))
    }

    /// What of a failed build lies in this unit: in the learner's folder, then, as her changes can break it, in the official
    /// suite.
    func errors(of failure: BuildFailure) -> [Diagnostic] {
        let folders = lap == .green ? [kata.sources, kata.officialTests] : [kata.ownTests]
        return folders.flatMap { folder in failure.diagnostics.filter { $0.isIn(folder) } }
    }

    package static func == (one: Unit, other: Unit) -> Bool {
        one.kata.name == other.kata.name && one.lap == other.lap
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(kata.name)
        hasher.combine(lap)
    }
}

extension Sequence<Kata> {
    package func units(_ laps: [Lap] = Lap.allCases) -> [Unit] {
        flatMap { kata in laps.map { Unit(kata: kata, lap: $0) } }
    }
}
