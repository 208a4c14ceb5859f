import Foundation
import KataKit

/// What grading takes from one kata.
struct SubmittedFiles: Sendable, Equatable {
    /// The learner's own code and tests, by path from the kata's folder.
    var all: [String: Data] = [:]
    /// The colors and times of the learner's runs, see ``SubmissionReader``.
    var runs: [String] = []
    /// What has beaten the kit, as the learner says.
    var attacks: [String] = []
    /// What was left out, and why.
    var leftOut: [String] = []

    /// All code, also that of other laps.
    var code: [String: Data] { all.filter { $0.key.hasPrefix("Sources/") } }

    func files(of lap: Lap) -> [String: Data] { all.filter { Lap(of: $0.key) == lap } }

    func code(of lap: Lap) -> [String: Data] { files(of: lap).filter { $0.key.hasPrefix("Sources/") } }

    func tests(of lap: Lap) -> [String: Data] { files(of: lap).filter { $0.key.hasPrefix("Tests/") } }
}

extension [String: SubmittedFiles] {
    /// What was submitted of a kata, also where that is nothing.
    subscript(kata: Kata) -> SubmittedFiles { self[kata.name] ?? SubmittedFiles() }

    /// Everything that a result depends on, by path.
    var contents: [String: Data] {
        reduce(into: [:]) { contents, part in
            let (kata, files) = part
            contents.merge(files.all.within(kata)) { $1 }
            contents["\(kata)/left out"] = Data(files.leftOut.joined(separator: "\n").utf8)
        }
    }
}

extension Data {
    /// For comparisons of code: systems end lines differently, and some begin with a byte order mark.
    var withoutWhiteSpace: Data { Data(text.utf8.filter { $0 > UInt8(ascii: " ") }) }
}
