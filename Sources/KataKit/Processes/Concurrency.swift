import Foundation

/// Transforms each element on a thread of its own. The results are in the order of the elements.
///
/// - Throws: the first error in that order, after all have ended.
package func mapInParallel<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    _ transform: @Sendable (Element) throws -> Output
) throws -> [Output] {
    let results = Locked<[Int: Result<Output, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        let result = Result { try transform(elements[index]) }
        results.change { $0[index] = result }
    }
    let all = results.value
    return try elements.indices.compactMap { try all[$0]?.get() }
}

/// Transforms all elements at the same time, however few processors there are: for work that mostly waits. The results
/// are in the order of the elements.
///
/// - Parameters:
///   - check: called often, on this thread. What it throws stops all.
///   - transform: calls `stop` often, which throws when it must not go on.
package func mapAtOnce<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    check: () throws -> Void,
    _ transform: @escaping @Sendable (Element, _ stop: @escaping @Sendable () throws -> Void) throws -> Result
) throws -> [Result] {
    let results = Locked<[Int: Swift.Result<Result, any Error>]>([:])
    let isStopped = Locked(false)
    let group = DispatchGroup()
    for (index, element) in elements.enumerated() {
        group.enter()
        Thread.detachNewThread {
            let result = Swift.Result {
                try transform(element) { if isStopped.value { throw CancellationError() } }
            }
            results.change { $0[index] = result }
            group.leave()
        }
    }
    while group.wait(timeout: .now() + .milliseconds(10)) == .timedOut {
        do {
            try check()
        } catch {
            isStopped.change { $0 = true }
            group.wait()
            throw error
        }
    }
    let all = results.value
    return try elements.indices.compactMap { try all[$0]?.get() }
}

package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    package init(_ value: Value) {
        stored = value
    }

    package var value: Value {
        lock.withLock { stored }
    }

    @discardableResult
    package func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&stored) }
    }
}
