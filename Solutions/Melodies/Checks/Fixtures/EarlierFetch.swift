@testable import Melodies

/// How an earlier fetch ended.
enum EarlierFetch: CaseIterable {
    case gotMelodies, gotMelodiesLate, gotAnEmptyList
    case hadNoNetwork, hadNoDataLate
    case wasCanceled, wasCanceledLate
    case gaveUp

    /// What its calls return or throw.
    var answers: [Result<[Melody], any Error>] {
        switch self {
        case .gotMelodies: [.success(Melody.some())]
        case .gotMelodiesLate: .failures(3) + [.success(Melody.some())]
        case .gotAnEmptyList: [.success([])]
        case .hadNoNetwork: [.failure(ServiceRequestError.noNetwork)]
        case .hadNoDataLate: .failures(2) + [.failure(ServiceRequestError.noData)]
        case .wasCanceled: [.failure(CancellationError())]
        case .wasCanceledLate: .failures(3) + [.failure(CancellationError())]
        case .gaveUp: .failures(4)
        }
    }
}

extension [Result<[Melody], any Error>] {
    static func failures(_ count: Int) -> Self {
        Array(repeating: .failure(ServerError.isBusy), count: count)
    }
}
