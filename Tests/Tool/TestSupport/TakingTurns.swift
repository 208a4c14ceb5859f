import Foundation
import Testing

/// Lets two suites that build packages run at a time: one by itself leaves a core idle, and many at once slow each
/// other down.
package struct TakingTurns: SuiteTrait, TestScoping {
    private static let places = DispatchSemaphore(value: 2)

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        Self.takePlace()
        defer { Self.places.signal() }
        try await function()
    }

    /// This may block its thread, because the suites do not run on the cooperative pool.
    private static func takePlace() {
        places.wait()
    }
}

extension Trait where Self == TakingTurns {
    package static var takingTurns: Self { Self() }
}
