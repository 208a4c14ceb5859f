import Foundation

@testable import VIPArticles

extension HTTPResponse {
    static func make(status: Int = 200, body: String = "[]") -> HTTPResponse {
        HTTPResponse(status: status, body: Data(body.utf8))
    }
}
