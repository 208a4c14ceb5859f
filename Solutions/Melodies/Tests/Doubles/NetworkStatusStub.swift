@testable import Melodies

/// Is online or offline, as the test sets it.
final class NetworkStatusStub: NetworkStatus {
    var isOnline = true
}
