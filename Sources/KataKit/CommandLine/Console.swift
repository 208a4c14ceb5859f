import Foundation

package enum Console {
    /// Writes text on standard output, at once, also into a pipe. On a terminal it may be wrapped to its width.
    static func show(_ text: String, isWrapped: Bool = true) {
        let text = isWrapped ? wrapped(text, for: STDOUT_FILENO) : text
        try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    }

    /// Writes a line on standard error. A closed terminal does not crash the tool.
    @Sendable package static func say(_ message: String) {
        let text = wrapped("kata: \(message)", for: STDERR_FILENO)
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }

    /// The width in columns; nil for what is not a terminal.
    static func width(of descriptor: Int32 = STDOUT_FILENO) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    private static func wrapped(_ text: String, for descriptor: Int32) -> String {
        width(of: descriptor).map(text.wrapped) ?? text
    }
}
