import Foundation
import Testing

@testable import VIPArticles

struct NetworkErrorTests {
    @Test(arguments: [
        (NetworkError.noData, "The server sent nothing."),
        (.decodingError, "The server sent something that is not a list of articles."),
        (.badStatus(404), "The server answered with status 404."),
        (.badStatus(500), "The server answered with status 500."),
        (.badStatus(1000), "The server answered with status 1000."),
        (.badStatus(0), "The server answered with status 0."),
        (.transport("The line is dead."), "The server could not be reached: The line is dead."),
        (.transport(" No LINE\n"), "The server could not be reached:  No LINE\n"),
        (.transport(""), "The server could not be reached: "),
    ])
    func `every error has a message for the user`(error: NetworkError, message: String) {
        #expect(error.localizedDescription == message)
    }
}
