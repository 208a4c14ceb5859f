import Foundation

/// A signal that asks the tool to stop: Ctrl-C, a closed terminal, a `kill`.
package struct Interruption: Error {
    package var signal: Int32

    package static var pending: Interruption? {
        receivedSignal == 0 ? nil : Interruption(signal: Int32(receivedSignal))
    }

    /// From here on the tool notes these signals, and ends its child before it stops.
    package static func startListening() {
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            Foundation.signal(signal) { receivedSignal = sig_atomic_t($0) }
        }
    }
}

/// Only the signal handler writes it.
nonisolated(unsafe) private var receivedSignal: sig_atomic_t = 0
