/// Lets time pass. The app's own pause calls `Task.sleep(for:)`. A double takes its place in tests, so no time passes there.
protocol Pause: AnyObject {
    /// Returns after the given time. Throws a `CancellationError` as soon as its task is canceled.
    func wait(for duration: Duration) async throws
}
