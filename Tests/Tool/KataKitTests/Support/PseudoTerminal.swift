import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The real `kata` on a terminal of its own, 80 columns wide, as a learner runs it.
///
/// A child leads a session of its own. Such a process gets the first terminal that it opens.
final class PseudoTerminal: @unchecked Sendable {
    let processFile: URL
    private var controller: Int32 = -1
    private var device: Int32 = -1
    private let lock = NSLock()
    private var received = Data()
    private var position = 0
    private var isClosing = false
    private var outcome: Result<ChildProcess.Ending, any Error>?

    convenience init(_ kit: FixtureKit, _ words: String...) throws {
        try self.init(kit, words)
    }

    /// - Parameter showsErrors: whether standard error is the terminal too. What it shows there depends on the time.
    init(_ kit: FixtureKit, _ words: [String], showsErrors: Bool = true) throws {
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&controller, &device, nil, nil, &size) == 0)
        // A child that kept the controlling end would keep the terminal open.
        for descriptor in [controller, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let path = String(cString: try #require(ttyname(device)))
        let build = kit.root.appending(path: ".build")
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        processFile = build.appending(path: "kata.pid")
        let script = "cd \"$1\"; echo $$ >\"$2\"; tty=$3; shift 3; exec \"$@\" <\"$tty\" >\"$tty\""
        let redirection = showsErrors ? " 2>&1" : ""
        let kata = KataCommand.Program.kata.path
        let child = ChildProcess(
            arguments: ["/bin/sh", "-c", script + redirection, "sh", kit.root.path, processFile.path, path, kata]
                + words,
            environment: Shell.environment.merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 },
            output: build.appending(path: "terminal.txt"),
            timeout: 300
        )
        Thread.detachNewThread { [self] in
            let result = Result { try child.run() }
            lock.withLock { outcome = result }
        }
        Thread.detachNewThread(collect)
    }

    /// Runs on a thread of its own, the only one that closes what it reads from.
    private func collect() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while !lock.withLock({ isClosing }) {
            var input = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
            guard poll(&input, 1, 20) > 0 else { continue }
            let count = read(controller, &bytes, bytes.count)
            guard count > 0 else { break }
            lock.withLock { received += bytes.prefix(count) }
        }
        close(controller)
    }

    /// The text that the terminal got and that is not read yet.
    var unread: String {
        lock.withLock { String(decoding: received.dropFirst(position), as: UTF8.self) }.replacing("\r\n", with: "\n")
    }

    /// Waits for a text, and reads up to the end of it. On a busy machine the first build takes minutes.
    @discardableResult
    func page(to text: String, within seconds: Double = 300) throws -> String {
        var shown = ""
        let isThere = wait(seconds) {
            let hasEnded = lock.withLock { outcome } != nil
            shown = unread
            return shown.contains(text) || hasEnded
        }
        guard isThere, let end = shown.range(of: text)?.upperBound else {
            throw Missing(text: text, shown: shown)
        }
        let page = String(shown[..<end])
        lock.withLock { position += Data(page.replacing("\n", with: "\r\n").utf8).count }
        return page
    }

    /// Reads all that the tool shows until it ends.
    func readToEnd() throws -> String {
        guard try ending(within: 300) != nil else { throw Missing(text: "the end", shown: unread) }
        // This comes after all that the tool has written.
        let end = "\u{4}"
        _ = end.utf8CString.withUnsafeBytes { write(device, $0.baseAddress, 1) }
        guard wait(30, for: { unread.hasSuffix(end) }) else { throw Missing(text: "the end", shown: unread) }
        return String(unread.dropLast())
    }

    func type(_ keys: String) {
        _ = keys.utf8CString.withUnsafeBytes { write(controller, $0.baseAddress, $0.count - 1) }
    }

    /// Closes the terminal's window.
    func hangUp() {
        lock.withLock { isClosing = true }
    }

    func send(_ signal: Int32) throws {
        let text = try String(contentsOf: processFile, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        kill(try #require(pid_t(text)), signal)
    }

    /// How the tool ended.
    func ending(within seconds: Double = 30) throws -> ChildProcess.Ending? {
        wait(seconds) { lock.withLock { outcome } != nil }
        return try lock.withLock { outcome }?.get()
    }

    /// Whether keys are shown as they are typed, and read line by line.
    var isAsItWas: Bool {
        var settings = termios()
        tcgetattr(device, &settings)
        return settings.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
    }

    struct Missing: Error, CustomStringConvertible {
        var text: String
        var shown: String
        var description: String { "'\(text)' was not shown, but: \(shown)" }
    }
}

/// Checks a condition again and again, for at most some seconds.
@discardableResult
func wait(_ seconds: Double, for condition: () throws -> Bool) rethrows -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while Date() < deadline {
        if try condition() { return true }
        usleep(20_000)
    }
    return try condition()
}
