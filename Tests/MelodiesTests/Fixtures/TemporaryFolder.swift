import Foundation
import Testing

/// A trait that creates a new folder for each test case, and removes it afterward.
struct TemporaryFolder: SuiteTrait, TestTrait, TestScoping {
    /// The folder of the test case that is running.
    @TaskLocal static var current: URL?

    let isRecursive = true

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await Self.$current.withValue(folder) {
            try await function()
        }
    }
}

extension Trait where Self == TemporaryFolder {
    static var temporaryFolder: Self {
        TemporaryFolder()
    }
}
