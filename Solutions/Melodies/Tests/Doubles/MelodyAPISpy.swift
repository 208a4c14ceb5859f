@testable import Melodies

/// A stub that also counts: it answers with the result that the test sets.
final class MelodyAPISpy: MelodyAPI {
    private(set) var callCount = 0
    var result: Result<[Melody], any Error>
    /// What happens during a download.
    var duringDownload: @MainActor () -> Void = {}

    init(result: Result<[Melody], any Error> = .success([.make()])) {
        self.result = result
    }

    func getMelodies() async throws -> [Melody] {
        callCount += 1
        duringDownload()
        // Other work has its turn, as during a real download.
        await Task.yield()
        return try result.get()
    }
}
