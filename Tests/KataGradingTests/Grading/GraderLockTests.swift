import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// One grader at a time uses a kit.
struct GraderLockTests: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `a second grader says in one line who is at work, and may begin when that one is gone`() throws {
        var first: GraderLock? = try GraderLock(in: folder)
        let error = #expect(throws: CommandError.self) { _ = try GraderLock(in: folder) }
        let process = ProcessInfo.processInfo.processIdentifier
        let line = try #require(error?.message)
        #expect(line.hasPrefix("'kata grade' is at work on this kit (process \(process), since 20"), "\(line)")
        #expect(!line.contains("\n"))
        #expect(error?.code == .missingTool)

        withExtendedLifetime(first) {}
        first = nil
        _ = try GraderLock(in: folder)
    }
}
