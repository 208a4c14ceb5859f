@testable import VIPArticles

/// All answers to a fetch, in order: a missing answer and a second answer both show.
final class AnswerLog {
    private(set) var answers: [Result<[Article], NetworkError>] = []

    /// Two errors of any type cannot be compared. So an error that is not a `NetworkError` becomes one that no test expects.
    func append(_ answer: Result<[Article], any Error>) {
        answers.append(answer.mapError { $0 as? NetworkError ?? .transport("not a NetworkError: \($0)") })
    }
}
