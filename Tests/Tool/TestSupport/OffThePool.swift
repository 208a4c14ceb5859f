import Foundation
import Testing

/// Runs a suite that waits for processes on threads of its own. The cooperative pool has one thread for each core, and
/// a test that blocks one starves the tests that await. With it comes the guard that ends these processes with the test run.
package struct OffThePool: SuiteTrait, TestScoping {
    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        #expect(LeftoverGuard.isStarted)
        guard #available(macOS 15, *) else { return try await function() }
        try await withTaskExecutorPreference(BlockingExecutor.shared) { try await function() }
    }
}

extension Trait where Self == OffThePool {
    package static var offThePool: Self { Self() }
}

@available(macOS 15, *)
private final class BlockingExecutor: TaskExecutor {
    static let shared = BlockingExecutor()

    private let queue = DispatchQueue(label: "tests that block", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
