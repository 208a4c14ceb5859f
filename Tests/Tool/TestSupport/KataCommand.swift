import Foundation

/// One of the real programs, run in a folder.
package struct KataCommand: Sendable {
    package enum Program: String, Sendable {
        case kata
        case instructor = "kata-instructor"

        package var path: String {
            Checkout.binFolder.appending(path: rawValue).path
        }
    }

    package var program: Program
    package var folder: URL
    package var environment: [String: String] = [:]

    package init(_ program: Program = .kata, in folder: URL) {
        self.program = program
        self.folder = folder
    }

    @discardableResult
    package func callAsFunction(_ words: String...) throws -> Shell.Result {
        try self(words)
    }

    @discardableResult
    package func callAsFunction(_ words: [String]) throws -> Shell.Result {
        let script = "cd \"$1\" && program=$2 && shift 2 && exec \"$program\" \"$@\""
        return try Shell.output(of: script, [folder.path, program.path] + words, environment: environment)
    }
}
