import Testing

@testable import Melodies

/// How a fetch can end: some of its calls fail, and the answer to the last one ends it.
struct Ending: CustomTestStringConvertible {
    let failures: Int
    let last: Result<[Melody], any Error>

    var answers: [Result<[Melody], any Error>] { .failures(failures) + [last] }
    var testDescription: String { "failures: \(failures), then \(last)" }

    static let all = (0...3).flatMap { failures in
        let givesUp: [any Error] = failures == 3 ? [ServerError.isBusy] : []
        let errors: [any Error] = [ServiceRequestError.noNetwork, ServiceRequestError.noData, CancellationError()]
        let lasts = [.success(Melody.some()), .success([])] + (errors + givesUp).map { Result.failure($0) }
        return lasts.map { Ending(failures: failures, last: $0) }
    }
}

extension [Result<[Melody], any Error>] {
    static func failures(_ count: Int) -> Self {
        Array(repeating: .failure(ServerError.isBusy), count: count)
    }
}
