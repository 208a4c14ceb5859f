import Foundation
import Testing

/// What a program shows, in a file below `Tests/Tool/Screens`: each command after `$ kata`, with what it prints, or the error if it
/// prints nothing, and with its exit code if that is not 0.
///
/// With `KATA_RECORD_SCREENS=PATTERN`, the files whose path matches are written again in place of being compared.
package struct Screen: Sendable {
    package static let folder = Checkout.root.appending(path: "Tests/Tool/Screens")

    /// From the folder of all screens, without the ending.
    package var name: String

    package init(_ name: String) {
        self.name = name
    }

    private var file: URL { Self.folder.appending(path: "\(name).txt") }

    /// The words of each command in the file.
    package func commands() throws -> [[String]] {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return lines.filter { $0.hasPrefix("$ kata") }.map { $0.split(separator: " ").dropFirst(2).map(String.init) }
    }

    /// Expects what is in the file, or writes it there.
    package func expect(_ shown: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if try Self.isRecorded(name) { try shown.write(to: file, atomically: true, encoding: .utf8) }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        #expect(
            shown == recorded,
            "\(file.lastPathComponent) is different. Is the new screen right? KATA_RECORD_SCREENS=\(name)",
            sourceLocation: sourceLocation
        )
    }

    /// Whether the screen at a path is to be written.
    package static func isRecorded(_ path: String) throws -> Bool {
        let pattern = ProcessInfo.processInfo.environment["KATA_RECORD_SCREENS"] ?? ""
        return try !pattern.isEmpty && path.contains(Regex(pattern))
    }
}

extension KataCommand {
    /// Runs the commands of a screen, and expects what they show.
    ///
    /// - Parameter comparable: replaces what is different each time.
    /// - Returns: what they show, before anything is replaced.
    @discardableResult
    package func expectScreen(
        _ name: String,
        sourceLocation: SourceLocation = #_sourceLocation,
        comparable: (String) -> String = { $0 }
    ) throws -> String {
        let shown = try show(Screen(name))
        try Screen(name).expect(comparable(shown), sourceLocation: sourceLocation)
        return shown
    }

    /// Runs the commands of a screen.
    package func show(_ screen: Screen) throws -> String {
        try screen.commands().map { words in
            let result = try self(words)
            let text = result.output.isEmpty ? result.errors : result.output
            let ending = result.code == 0 ? "" : "exit code: \(result.code)\n"
            return (["$ kata"] + words).joined(separator: " ") + "\n\(text)\(ending)"
        }.joined()
    }
}
