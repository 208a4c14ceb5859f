/// Says whether the server can be reached now.
protocol NetworkStatus: AnyObject {
    var isOnline: Bool { get }
}
