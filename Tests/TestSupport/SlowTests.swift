import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// For tests that build packages: they take seconds each.
    package static var slow: Self {
        .enabled(if: slowTests?.isEmpty == false, "set KATA_SLOW_TESTS=1 to run it")
    }

    /// For tests that take minutes.
    package static var onDemand: Self {
        .enabled(if: slowTests == "all", "set KATA_SLOW_TESTS=all to run it")
    }
}

private let slowTests = ProcessInfo.processInfo.environment["KATA_SLOW_TESTS"]
