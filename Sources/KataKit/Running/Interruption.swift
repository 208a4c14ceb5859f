import Foundation

/// A signal that asks the tool to stop: Ctrl-C, a closed terminal, a `kill`.
package struct Interruption: Error {
    package var signal: Int32

    package static var pending: Interruption? {
        receivedSignal == 0 ? nil : Interruption(signal: Int32(receivedSignal))
    }

    /// From here on these signals are noted, and whoever waits for a child ends it first.
    package static func startListening() {
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            Foundation.signal(signal) { receivedSignal = sig_atomic_t($0) }
        }
    }
}

/// Written by the signal handler alone.
nonisolated(unsafe) private var receivedSignal: sig_atomic_t = 0
