@testable import NAME

/// Logs the texts that the store gets, in order.
final class NAMEStoreSpy: NAMEStore {
    private(set) var saved: [String] = []

    func save(_ text: String) {
        saved.append(text)
    }
}
