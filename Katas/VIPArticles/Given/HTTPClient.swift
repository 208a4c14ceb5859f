import Foundation

/// The answer of a server, a success or not.
struct HTTPResponse: Equatable, Sendable {
    var status: Int
    /// Empty when the answer had no body.
    var body: Data
}

/// Sends requests to a server.
protocol HTTPClient: AnyObject {
    /// Calls `completion` once, on the main actor. A failure means that no HTTP answer came.
    func get(_ url: URL, completion: @escaping (Result<HTTPResponse, any Error>) -> Void)
}
