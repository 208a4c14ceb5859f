import Foundation

/// One lap of one kata. Each lap gets its own verdict.
package struct LapID: Hashable, Codable, Sendable {
    package var kata: Kata
    package var lap: Lap

    /// The learner's folder, where the tests are if they write tests.
    package var folder: URL { kata.folder.appending(path: lap.folders[0]) }

    /// The module whose tests decide the verdict.
    var testModule: String { "\(kata.name)\(lap.testSuffix)" }

    /// The guide that names its tests; nil where the learner writes them.
    package var guide: Guide? { lap.testFolder == nil ? kata.guide : nil }

    /// Whether the learner writes both the tests and the code.
    package var isTestFirst: Bool { lap.testFolder != nil && lap.codeFolder != nil }

    /// What the guide says where the learner writes tests.
    package var exercise: Guide.Exercise { kata.guide.exercises[lap] ?? Guide.Exercise() }

    /// Whether the learner writes this file.
    func owns(_ file: String) -> Bool { Lap(of: URL(filePath: file).path(from: kata.folder)) == lap }

    /// Reads the Swift files of the lap, by path from the kata's folder.
    ///
    /// - Parameter folder: the learner's, or one with the same folders in it.
    package func readFiles(in folder: URL? = nil) throws -> [String: Data] {
        try lap.folders.reduce(into: [:]) { files, path in
            files.merge(try (folder ?? kata.folder).appending(path: path).readFiles().within(path)) { $1 }
        }.filter { Lap(of: $0.key) == lap && $0.key.isSwiftFile }
    }

    /// Reads the tests of the lap, by path from the kata's folder.
    package func readTests(in folder: URL? = nil) throws -> [String: Data] {
        try readFiles(in: folder).filter { $0.key.hasPrefix("Tests/") }
    }

    package func readModelAnswer() throws -> [String: Data] { try readTests(in: kata.solution) }

    /// Reads the kit's checks of a test-first lap, in the place of the learner's tests.
    package func readChecks() throws -> [String: Data] { try kata.checks.readFiles().within(lap.testFolder ?? "") }

    /// The names of the checks, in the order of their files.
    package var namesOfChecks: [String] {
        let files = (try? readChecks())?.sorted { $0.key < $1.key } ?? []
        return files.flatMap { $0.value.text.namesOfTests }
    }

    /// Reads the code of the lap, by path from the kata's folder.
    package func readCode(in folder: URL? = nil) throws -> [String: Data] {
        try readFiles(in: folder).filter { $0.key.hasPrefix("Sources/") }
    }

    /// Reads the lap's code, and the starter's for the rest of the kata.
    func readCodeOnStarter(in folder: URL? = nil) throws -> [String: Data] { try onStarter(readCode(in: folder)) }

    /// The lap's part of some code, and the starter's code for the rest of the kata.
    func onStarter(_ code: [String: Data]) throws -> [String: Data] {
        try kata.readStarter().filter { Lap(of: $0.key) != lap }.merging(code.filter { Lap(of: $0.key) == lap }) { $1 }
    }

    /// Reads the code to which the patches of the lap apply: the reference, or the starter with the lap's part of the
    /// reference.
    package func readPatchedCode() throws -> [String: Data] {
        try guide == nil ? readCodeOnStarter(in: kata.solution) : kata.readReference()
    }

    /// Whether the learner's files are what is shipped, whatever their line ends.
    func isUntouched() -> Bool { findEdited().isEmpty }

    /// Whether the tests are those that are shipped, whatever became of the code.
    var hasStartersTests: Bool { !findEdited().contains { $0.hasPrefix("Tests/") } }

    private func findEdited() -> [String] {
        lap.folders.flatMap(kata.findEdited).filter { Lap(of: $0) == lap && $0.isSwiftFile }
    }
}

extension String {
    /// The raw identifiers of the tests in code of the kit.
    var namesOfTests: [String] { matches(of: /@Test[^`]*func `([^`]+)`/).map { String($0.output.1) } }
}

extension Kata {
    package func lap(_ lap: Lap) -> LapID { LapID(kata: self, lap: lap) }

    /// Its laps in their order. Only the green lap must be there.
    package var laps: [LapID] { Lap.allCases.filter { $0 == .green || guide.exercises[$0] != nil }.map(lap) }
}

extension Sequence<Kata> {
    /// - Parameter lap: nil for all.
    package func laps(_ lap: Lap? = nil) -> [LapID] {
        flatMap { kata in kata.laps.filter { lap == nil || $0.lap == lap } }
    }
}
