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

    /// Reads each file, from where it comes: the reference for the files of earlier steps, the starter for
    /// given code, the learner's folder for the rest.
    ///
    /// If a file also belongs to later steps, `Solutions/KATA/Steps/N` has its version for the beginning of step N.
    package func readFiles() throws -> [String: Data] {
        var files = try folder.readFiles()
        files.merge(try kata.starter.readFiles().filter { $0.key.hasPrefix("Given/") || files[$0.key] == nil }) { $1 }
        for path in earlier.flatMap(\.files).map(kata.path(of:)) {
            let name = URL(filePath: path).lastPathComponent
            let snapshot = kata.solution.appending(path: "Steps/\(step.number)/\(name)")
            files[path] = try Data(contentsOf: snapshot.exists ? snapshot : kata.solution.appending(path: path))
        }
        return files
    }
}

extension Kata {
    /// `Sources/Code.swift` of `Katas/X/Sources/Code.swift`, as guides write it.
    fileprivate func path(of file: String) -> String { root.appending(path: file).path(from: folder) }
}
