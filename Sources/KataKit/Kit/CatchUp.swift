import Foundation

/// A kata as it is when one of its steps begins.
package struct CatchUp {
    var kata: Kata
    var step: Guide.Step
    /// Where the learner's files are.
    var folder: URL

    package init(kata: Kata, step: Guide.Step, folder: URL? = nil) {
        self.kata = kata
        self.step = step
        self.folder = folder ?? kata.folder
    }

    /// The steps that are done by then.
    var earlier: [Guide.Step] { Array(kata.guide.workingOrder.prefix { $0.suite != step.suite }) }

    /// Reads the reference for earlier steps' files, the starter for given code, the learner's folder for the rest.
    ///
    /// If a file also belongs to later steps, `Solutions/KATA/CatchUp/N` has its version for the beginning of step N.
    package func readFiles() throws -> [String: Data] {
        var files = try folder.readFiles()
        files.merge(try kata.starter.readFiles().filter { $0.key.hasPrefix("Given/") || files[$0.key] == nil }) { $1 }
        for file in earlier.flatMap(\.files).map({ kata.root.appending(path: $0) }) {
            let path = file.path(from: kata.folder)
            let snapshot = kata.solution.appending(path: "CatchUp/\(step.number)/\(file.lastPathComponent)")
            files[path] = try Data(contentsOf: snapshot.exists ? snapshot : kata.solution.appending(path: path))
        }
        return files
    }
}
