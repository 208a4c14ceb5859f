import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// For tests that build packages: they take seconds each.
    package static var slow: Self {
        .enabled(if: slowTests?.isEmpty == false, "set KATA_SLOW_TESTS=1 to run it")
    }

    /// For suites that build whole packages many times, or wait for real timeouts. They take as long as all others together.
    package static var long: Self {
        .enabled(if: slowTests != "short", "set KATA_SLOW_TESTS=1 to run it")
    }

    /// For tests that take minutes.
    package static var onDemand: Self {
        .enabled(if: runsTestsOnDemand, "set KATA_SLOW_TESTS=all to run it")
    }
}

/// Whether the tests that take minutes run.
package let runsTestsOnDemand = slowTests == "all"

private let slowTests = ProcessInfo.processInfo.environment["KATA_SLOW_TESTS"]

extension Array {
    /// All elements on demand. Otherwise a few of them, so that a usual run takes minutes.
    package func sample(every step: Int) -> [Element] {
        runsTestsOnDemand ? self : stride(from: 0, to: count, by: step).map { self[$0] }
    }
}
