@testable import Melodies

/// What a fetch did, as a value that a test can compare.
enum Outcome: Equatable {
    case returned([Melody])
    case threw(String)

    /// Not every error is `Equatable`, but each has a description.
    static func threw(_ error: any Error) -> Outcome {
        .threw(String(reflecting: error))
    }

    init(of service: MelodyServiceImp) async {
        do {
            self = .returned(try await service.getMelodies())
        } catch {
            self = .threw(error)
        }
    }
}
