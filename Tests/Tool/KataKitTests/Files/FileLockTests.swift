import Foundation
import Testing

@testable import KataKit

/// One command at a time has a lock.
struct FileLockTests: ~Copyable {
    let file = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    private func lock() throws -> FileLock {
        try FileLock(file) { throw CommandError(.missingTool, $0) }
    }

    @Test func `a refusal says who has the lock, and the next one gets it after that`() throws {
        var first: FileLock? = try lock()
        let error = #expect(throws: CommandError.self) { _ = try lock() }
        let process = ProcessInfo.processInfo.processIdentifier
        #expect(error?.message.hasPrefix("process \(process), since 20") == true, "\(error?.message ?? "")")

        withExtendedLifetime(first) {}
        first = nil
        _ = try lock()
    }
}
