/// Lets time pass. In a test, a double can take its place, and no time passes.
protocol Pause: AnyObject {
    /// Returns after the given time. Throws a `CancellationError` as soon as its task is canceled.
    func wait(for duration: Duration) async throws
}

/// The pause of the app. It decides nothing, so it needs no test.
final class SystemPause: Pause {
    func wait(for duration: Duration) async throws {
        try await Task.sleep(for: duration)
    }
}
