import Foundation

/// A signal that asks the tool to stop: Ctrl-C, a closed terminal, a `kill`.
package struct Interruption: Error {
    package var signal: Int32

    package static var pending: Interruption? {
        receivedSignal == 0 ? nil : Interruption(signal: Int32(receivedSignal))
    }

    /// From here on the tool notes these signals, and ends its child before it stops. A closed terminal that the caller
    /// ignores, as `nohup` does, stays ignored.
    package static func startListening() {
        let note: @convention(c) (Int32) -> Void = { receivedSignal = sig_atomic_t($0) }
        for signal in [SIGINT, SIGTERM] { Foundation.signal(signal, note) }
        let earlier = Foundation.signal(SIGHUP, note)
        if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            Foundation.signal(SIGHUP, SIG_IGN)
        }
    }
}

/// Only the signal handler writes it.
nonisolated(unsafe) private var receivedSignal: sig_atomic_t = 0
