import Foundation

/// What a verdict is about: code of one kata, and the tests of one lap on it. Nothing else is in the build, so no other lap
/// can be at fault.
package struct Trial: Sendable {
    package let lap: LapID
    /// By path from the kata's folder.
    let code: [String: Data]
    /// In the place of the learner's tests. Where the official suites test the code, what is added to them.
    let tests: [String: Data]

    package init(_ lap: LapID, code: [String: Data], tests: [String: Data] = [:]) {
        self.lap = lap
        // Not notes, pictures and what editors leave.
        self.code = code.filter { $0.key.isSwiftFile && ["Given/", "Sources/"].contains(where: $0.key.hasPrefix) }
        self.tests = tests.filter(\.key.isSwiftFile)
    }

    /// The learner's work. Tests that a learner writes run on given code as it is shipped, and on nothing of another lap.
    package init(learnersWorkIn lap: LapID) throws {
        let code = try lap.lap.codeFolder == nil ? lap.kata.readStarter() : lap.kata.readLearnersCode()
        try self.init(lap, code: code, tests: lap.readTests())
    }

    /// By path from the kata's folder.
    var files: [String: Data] { code.merging(tests) { $1 } }
}

extension Trial {
    /// Whether there is nothing to judge.
    var isMissing: Bool {
        (lap.guide == nil ? tests : code.filter { Lap(of: $0.key) == lap.lap }).isEmpty
    }

    /// Why the compiler could not read a file; nil when it can read all.
    var unreadable: BuildFailure? {
        files.sorted { $0.key < $1.key }.lazy.compactMap { path, data -> BuildFailure? in
            let encoding = data.decoded?.encoding
            guard encoding != "UTF-8" || !path.isBuildable else { return nil }
            let saved = """
                this file is saved as \(encoding ?? "text of an unknown encoding"), and Swift reads UTF-8. \
                Save it as UTF-8: in VS Code with 'Save with Encoding', in Xcode with 'Text Encoding' of the File inspector
                """
            let message = path.isBuildable ? saved : "not every build accepts this name: rename the file"
            let file = lap.kata.folder.appending(path: path.printable).path
            let error = Diagnostic(file: file, line: 1, column: 1, severity: .error, message: message)
            return BuildFailure(diagnostics: [error], reason: message)
        }.first
    }

    /// Whether errors are in code of another lap, which a learner can break.
    func blamesOtherLap(_ failure: BuildFailure) -> Bool {
        failure.diagnostics.contains { error in
            let path = URL(filePath: error.file).path(from: lap.kata.folder)
            return path.hasPrefix("Sources/") && Lap(of: path) != lap.lap
        }
    }
}
