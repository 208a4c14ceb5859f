import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests over the network.
final class URLSessionHTTPClient: HTTPClient {
    private let session: URLSession

    init(session: URLSession) {
        self.session = session
    }

    func get(_ url: URL, completion: @escaping (Result<HTTPResponse, any Error>) -> Void) {
        // The task inherits the main actor: the request runs elsewhere, and the completion is called here. The article
        // has completions, so no caller can cancel the task. An async function could be canceled.
        Task {
            do {
                let (body, response) = try await session.data(from: url)
                guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
                completion(.success(HTTPResponse(status: response.statusCode, body: body)))
            } catch {
                completion(.failure(error))
            }
        }
    }
}
