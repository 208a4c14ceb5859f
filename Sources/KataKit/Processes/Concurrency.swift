import Foundation

/// Transforms each element on a thread of its own: for work that mostly waits for child processes. The results are in the
/// order of the elements.
///
/// - Parameter limit: how many are at work at the same time.
/// - Throws: the first error in that order, after all have ended.
package func mapInParallel<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    atMost limit: Int = .max,
    _ transform: @escaping @Sendable (Element) throws -> Output
) throws -> [Output] {
    let free = DispatchSemaphore(value: min(limit, elements.count))
    let work = elements.map { element in
        free.wait()
        return Background {
            defer { free.signal() }
            return try transform(element)
        }
    }
    return try work.map { work in Result { try work.value() } }.compactMap { try $0.get() }
}

/// Work on a thread of its own. It has ended when the last reference to it goes.
final class Background<Output: Sendable>: Sendable {
    private let result = Locked<Result<Output, any Error>?>(nil)
    private let group = DispatchGroup()

    init(_ work: @escaping @Sendable () throws -> Output) {
        group.enter()
        Thread.detachNewThread { [result, group] in
            let ended = Result { try work() }
            result.change { $0 = ended }
            group.leave()
        }
    }

    deinit { group.wait() }

    /// Waits for its end.
    func value() throws -> Output? {
        group.wait()
        return try result.value?.get()
    }
}

package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    package init(_ value: Value) { stored = value }

    package var value: Value { lock.withLock { stored } }

    @discardableResult
    package func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&stored) }
    }
}
