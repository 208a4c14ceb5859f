@testable import Melodies

/// Is online or not, as the test has it.
@MainActor
final class NetworkStatusStub: NetworkStatus {
    var isOnline = true
}
