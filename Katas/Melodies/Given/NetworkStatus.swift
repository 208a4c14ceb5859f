/// Says whether the server can be reached now.
@MainActor
protocol NetworkStatus: AnyObject {
    var isOnline: Bool { get }
}
