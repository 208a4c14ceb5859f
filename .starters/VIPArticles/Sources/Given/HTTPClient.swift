import Foundation

/// What a server answered, whatever it means.
struct HTTPResponse: Equatable, Sendable {
    var status: Int
    /// Empty when the answer had no body.
    var body: Data
}

/// Asks a server.
@MainActor
protocol HTTPClient: AnyObject {
    /// Answers once, on the main actor. A failure says that there was no answer at all.
    func get(_ url: URL, completion: @escaping (Result<HTTPResponse, any Error>) -> Void)
}
