import Foundation
import TestSupport
import Testing

@testable import KataKit

/// What a test is told when it breaks off the run: a Mac prints less than Linux.
struct BlameTests: ~Copyable {
    private let package = Checkout.fixtures.appending(path: "blame-\(UUID().uuidString)").resolved()
    private let test = TestOutcome(
        id: "ETests.T/it",
        name: "it",
        location: SourceLocation(file: "/T.swift", line: 1, column: 1)
    )

    init() throws {
        try package.write("", to: "Katas/E/Sources/Deep/E.swift")
        try package.write("", to: "Katas/E/Sources/Twice.swift")
        try package.write("", to: "Katas/E/Given/Twice.swift")
        try package.write("", to: "Katas/E/Tests/Own.swift")
    }

    deinit {
        try? FileManager.default.removeItem(at: package)
    }

    @Test(arguments: [
        ("E/E.swift:3: Fatal error: no", "Katas/E/Sources/Deep/E.swift"),
        ("EOwnTests/Own.swift:3: Fatal error: no", "Katas/E/Tests/Own.swift"),
    ])
    func `without a backtrace the place is that of the message`(line: String, file: String) throws {
        let failure = try failure(after: line)

        let folder = package.lastPathComponent
        #expect(failure.location?.file.hasSuffix("/\(folder)/\(file)") == true)
        #expect(failure.location?.line == 3)
        #expect(failure.messages == ["the test crashed", "Fatal error: no"])
    }

    @Test(arguments: ["E/Twice.swift:3", "Swift/ContiguousArrayBuffer.swift:692"])
    func `a file that has two places, or none, has no path`(place: String) throws {
        #expect(try failure(after: "\(place): Fatal error: no").location == test.location)
    }

    @Test func `a helper in the learner's own tests is a learner's file`() throws {
        let path = "\(package.path)/Katas/E/Tests/Own.swift"
        let failure = try failure(
            after: """
                Thread 1 crashed:
                  0 [ra] 0x01 _assertionFailure(_:) + 2 in libswiftCore.so
                  1 [ra] 0x02 Model.init() + 2 in Tests.xctest at \(package.path)/Katas/E/Given/Twice.swift:1:2
                  2 [ra] 0x03 helper() + 3 in Tests.xctest at \(path):8:9
                """
        )
        #expect(failure.location == SourceLocation(file: path, line: 8, column: 9))
    }

    @Test func `without a message, the innermost function of Swift is named, and no usual cause`() throws {
        let failure = try failure(
            after: """
                Thread 0 crashed:
                  0 0x01 __DISPATCH_WAIT_FOR_QUEUE__ + 344 in libdispatch.so
                  1 [ra] 0x02 _dispatch_sync_f_slow + 194 in libdispatch.so
                  2 [ra] 0x03 DispatchQueue.sync(execute:) + 145 in libswiftDispatch.so
                """
        )
        #expect(failure.messages == ["the test crashed in DispatchQueue.sync(execute:): Illegal instruction"])
    }

    @Test func `without any word a signal says what is usual`() throws {
        let failure = try failure(after: "", signal: SIGSEGV)
        #expect(failure.messages.last == "The usual cause: a function or a property that calls itself without an end.")
    }

    private func failure(after words: String, signal: Int32 = SIGILL) throws -> TestOutcome.Failure {
        let process = TestRun.TestProcess(
            log: RunLog(),
            ending: .killed(signal: signal),
            epilogue: words
        )
        return try #require(test.blamed(for: process, timeout: 20, in: CodeFolders(of: package)).failures.last)
    }
}
