/// Whether the server can be reached right now.
@MainActor
protocol NetworkStatus: AnyObject {
    var isOnline: Bool { get }
}
