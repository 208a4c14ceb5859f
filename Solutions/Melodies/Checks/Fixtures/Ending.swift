import Testing

@testable import Melodies

/// How a fetch can end: some of its calls fail, and the answer to the last one ends it.
nonisolated struct Ending: CustomTestStringConvertible {
    enum Answer: String, CaseIterable {
        case melodies = "some melodies"
        case emptyList = "an empty list"
        case noNetwork
        case noData
        case cancellation = "a CancellationError"
        case fourthError = "a fourth one"
    }

    let failures: Int
    let answer: Answer

    static let all = (0...3).flatMap { failures in
        Answer.allCases.filter { failures == 3 || $0 != .fourthError }.map { Ending(failures: failures, answer: $0) }
    }

    var testDescription: String { "\(failures) errors, then \(answer.rawValue)" }

    @MainActor var answers: [Result<[Melody], any Error>] {
        let last: Result<[Melody], any Error> =
            switch answer {
            case .melodies: .success(Melody.some())
            case .emptyList: .success([])
            case .noNetwork: .failure(ServiceRequestError.noNetwork)
            case .noData: .failure(ServiceRequestError.noData)
            case .cancellation: .failure(CancellationError())
            case .fourthError: .failure(ServerError.isBusy)
            }
        return .failures(failures) + [last]
    }
}

extension [Result<[Melody], any Error>] {
    static func failures(_ count: Int) -> Self {
        Array(repeating: .failure(ServerError.isBusy), count: count)
    }
}
