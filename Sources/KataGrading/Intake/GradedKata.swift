import Foundation
import KataKit

/// The kit's own files of a kata, read once. What a learner could hand in has the form of a submission.
struct GradedKata: Sendable {
    let kata: Kata
    /// By path from the kata's folder.
    let given: [String: Data]
    let starter: SubmittedFiles
    let reference: SubmittedFiles

    init(_ kata: Kata) throws {
        self.kata = kata
        given = try kata.readGiven()
        starter = try SubmittedFiles(all: kata.starter.readFiles().filter { Lap(of: $0.key) != nil })
        reference = try SubmittedFiles(all: kata.solution.readFiles().filter { Lap(of: $0.key) != nil })
    }

    var name: String { kata.name }

    func has(_ lap: Lap) -> Bool { kata.laps.contains(kata.lap(lap)) }

    /// Reads the files that count in place of a submission's own, by path from the kit's root.
    func readInstead() throws -> [String: Data] {
        let manifest = ["Package.swift": try Data(contentsOf: kata.root.appending(path: "Package.swift"))]
        let suites = try kata.officialTests.readFiles().within("Tests/\(name)Tests")
        return given.within("Katas/\(name)").merging(suites) { $1 }.merging(manifest) { $1 }
    }
}

extension [String: SubmittedFiles] {
    /// What was submitted of a kata, also where that is nothing.
    subscript(kata: GradedKata) -> SubmittedFiles { self[kata.name] ?? SubmittedFiles() }
}
