import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

/// What the shells around a run do, on any machine.
@Suite(.offThePool)
struct ContainmentTests: ~Copyable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "contained-\(UUID().uuidString)")
    private let output: URL

    init() throws {
        output = folder.appending(path: "output.txt")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `a run ends when the grader is gone, although it sleeps`() throws {
        var lifeline: Lifeline? = try Lifeline(at: folder.appending(path: "lifeline"))
        let start = Date()

        let ending = try child("sleep 1000", timeout: 20).run {
            if lifeline != nil, Date().timeIntervalSince(start) > 0.5 { lifeline = nil }
            return .none
        }

        #expect(ending == .killed(signal: SIGKILL))
    }

    @Test func `a run goes on while the grader lives, and ends as it does by itself`() throws {
        let lifeline = try Lifeline(at: folder.appending(path: "lifeline"))
        defer { withExtendedLifetime(lifeline) {} }

        #expect(try child("sleep 1; exit 3").run() == .exited(3))
        #expect(try child("kill -SEGV $$").run() == .killed(signal: SIGSEGV))
    }

    @Test func `a run has neither the lifeline nor an input`() throws {
        let lifeline = try Lifeline(at: folder.appending(path: "lifeline"))
        defer { withExtendedLifetime(lifeline) {} }

        _ = try child("cat; { true <&3; } 2>/dev/null && echo open; echo end").run()

        #expect(try String(contentsOf: output, encoding: .utf8) == "end\n")
    }

    private func child(_ script: String, timeout: Double = 10) -> ChildProcess {
        let containment = Containment(
            layers: Set(Layer.everywhere),
            libraries: [],
            root: folder,
            seconds: 60,
            lifeline: folder.appending(path: "lifeline").path,
            number: 0
        )
        return ChildProcess(
            containment.around(["/bin/sh", "-c", script], reading: [], writing: output),
            environment: ProcessInfo.processInfo.environment,
            output: output,
            timeout: timeout,
            termination: .kill
        )
    }
}
