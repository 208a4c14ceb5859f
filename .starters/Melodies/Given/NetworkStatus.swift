/// Says whether the server can be reached now. In your own code, send the request, and catch its error.
protocol NetworkStatus: AnyObject {
    var isOnline: Bool { get }
}
