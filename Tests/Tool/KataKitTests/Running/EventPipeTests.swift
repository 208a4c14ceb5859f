import Foundation
import TestSupport
import Testing

@testable import KataKit

@Suite(.offThePool)
struct EventPipeTests: ~Copyable {
    private let file = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)")
    private let pipe: EventPipe

    init() throws {
        pipe = try EventPipe(at: file)
    }

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    @Test func `lines arrive while the writer goes on, and the last one at the end`() throws {
        let writer = try #require(FileHandle(forWritingAtPath: file.path))
        #expect(read() == [])

        writer.write(Data("one\n\ntwo\nth".utf8))
        #expect(read() == ["one", "two"])

        writer.write(Data("ree\nhalf".utf8))
        #expect(read() == ["three"])
        var rest: [String] = []
        pipe.finish { rest.append(String(decoding: $0, as: UTF8.self)) }
        #expect(rest == ["half"])
    }

    @Test func `a run that writes without end is not read without end`() throws {
        let path = file.path
        // The limit counts bytes: a few thousand long lines reach it as well as millions of short ones.
        let line = String(repeating: "y", count: 4_000)
        let writer = ChildProcess(
            arguments: ["/bin/sh", "-c", "exec yes \(line) >'\(path)'"],
            environment: ProcessInfo.processInfo.environment,
            output: URL(filePath: "/dev/null"),
            timeout: 1
        )
        var count = 0

        let ending = try writer.run {
            pipe.read { count += $0.count + 1 }
            return !pipe.isOverLimit
        }

        #expect(ending == .timedOut)
        #expect((EventPipe.limit - line.count - 1...EventPipe.limit + 1 << 20).contains(count))
        pipe.read { _ in Issue.record("there should be no more lines") }
    }

    private func read() -> [String] {
        var lines: [String] = []
        pipe.read { lines.append(String(decoding: $0, as: UTF8.self)) }
        return lines
    }
}
