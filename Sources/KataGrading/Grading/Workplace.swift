import Foundation
import KataKit

/// The sandbox of one worker, which is made again when something broke it.
///
/// One thread at a time uses it.
final class Workplace: @unchecked Sendable {
    let number: Int
    private let source: Kit
    private let make: () throws -> GradingSandbox
    private var made: GradingSandbox?

    /// - Parameter make: makes the sandbox, with a build that is green on the reference.
    init(_ number: Int, source: Kit, make: @escaping () throws -> GradingSandbox) {
        self.number = number
        self.source = source
        self.make = make
    }

    /// The sandbox. It is made if there is none. Folders of an earlier run that are broken are made again.
    func sandbox() throws -> GradingSandbox {
        if let made { return made }
        let isNew = !folder.exists
        do {
            made = try make()
        } catch let error where !isNew && !(error is Interruption) {
            try clear()
            made = try make()
        }
        return try made ?? make()
    }

    /// Removes the sandbox with all its builds. The next one is new.
    func clear() throws {
        made = nil
        let stages = source.scratchDirectory.appending(path: "stages")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: stages.path)) ?? []
        let own = "grading-bite-\(number)"
        for name in names where name == own || name.hasPrefix("\(own)-") {
            try stages.appending(path: name).removeTree()
        }
        try folder.removeTree()
        for folder in [stages, folder.deletingLastPathComponent()] { try folder.makeFolder() }
    }

    private var folder: URL {
        source.scratchDirectory.appending(path: "grading/sandbox-\(number)")
    }
}
