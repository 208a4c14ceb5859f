import Foundation

/// Key presses without a return key. The terminal gets its settings back when the tool ends, also by a signal.
enum Keyboard {
    /// Whether keys can be read: standard input is a terminal, and the tool is in its foreground.
    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp() }

    /// Changes the terminal's settings, unless that is done. It is necessary again after the tool was suspended.
    static func open() {
        guard !isOpen, isInteractive, tcgetattr(STDIN_FILENO, &found) == 0 else { return }
        var keys = found
        keys.c_lflag &= ~tcflag_t(ICANON | ECHO)
        // Positions differ between systems.
        withUnsafeMutableBytes(of: &keys.c_cc) { bytes in
            bytes[Int(VMIN)] = 1
            bytes[Int(VTIME)] = 0
        }
        isOpen = true
        for signal in [SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGTSTP] {
            Foundation.signal(signal) { signal in
                Keyboard.close()
                Foundation.signal(signal, SIG_DFL)
                raise(signal)
            }
        }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &keys)
    }

    /// Restores the terminal's settings. It is safe in a signal handler.
    static func close() {
        guard isOpen else { return }
        isOpen = false
        tcsetattr(STDIN_FILENO, TCSANOW, &found)
    }

    /// Waits for a key, at most for some milliseconds.
    ///
    /// - Throws: ``Interruption`` when the terminal is gone.
    static func key(within milliseconds: Int32) throws -> Character? {
        guard isOpen, isInteractive else {
            usleep(UInt32(milliseconds) * 1000)
            return nil
        }
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, milliseconds) > 0 else { return nil }
        var byte: UInt8 = 0
        switch read(STDIN_FILENO, &byte, 1) {
        case 1: return Character(Unicode.Scalar(byte))
        case -1 where errno == EINTR: return nil
        default: throw Interruption(signal: SIGHUP)
        }
    }
}

/// The terminal's original settings. They are set before a handler can read them.
nonisolated(unsafe) private var found = termios()
nonisolated(unsafe) private var isOpen = false
