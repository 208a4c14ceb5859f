import Foundation

package enum Console {
    /// The system's number for why something did not arrive on standard output; nil while all does.
    private static let failure = Locked<Int32?>(nil)

    /// Writes text on standard output, at once, also into a pipe. On a terminal it may be wrapped to its width.
    static func show(_ text: String, isWrapped: Bool = true) {
        write("\(isWrapped ? wrapped(text, for: STDOUT_FILENO) : text)\n")
    }

    /// Writes on standard output as it is. Nobody can go on where it fails, so the command says so at its end.
    package static func write(_ text: String) {
        do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
            failure.change { $0 = $0 ?? (error as? CocoaError)?.codeOfSystem ?? EIO }
        }
    }

    /// - Throws: ``CommandError`` when something has not arrived. Who closes a pipe has read enough.
    static func requireWholeOutput() throws {
        // What was printed may still be kept back.
        let failure = fflush(nil) == 0 ? failure.value : errno
        guard let failure, failure != EPIPE else { return }
        let reason = String(cString: strerror(failure))
        throw CommandError(.ownFailure, "standard output: \(reason): what is there is not whole")
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
