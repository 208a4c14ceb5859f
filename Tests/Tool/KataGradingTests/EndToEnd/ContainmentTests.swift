import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

/// What the shells around a run do.
@Suite(.offThePool, .slow)
struct ContainmentTests: ~Copyable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "a contained \(UUID().uuidString)")
    private let output: URL

    init() throws {
        output = folder.appending(path: "output.txt")
        try FileManager.default.createDirectory(at: folder.appending(path: "root"), withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `a run ends when the grader is gone, although it sleeps`() throws {
        var livenessPipe: NamedPipe? = try NamedPipe(at: folder.appending(path: "liveness"))
        let start = Date()

        let ending = try child("sleep 1000", timeout: 20).run {
            if livenessPipe != nil, Date().timeIntervalSince(start) > 0.5 { livenessPipe = nil }
            return .none
        }

        #expect(ending == .killed(signal: SIGKILL))
    }

    @Test func `a run goes on while the grader lives, and ends as it does by itself`() throws {
        let livenessPipe = try NamedPipe(at: folder.appending(path: "liveness"))
        defer { withExtendedLifetime(livenessPipe) {} }

        #expect(try child("sleep 1; exit 3").run() == .exited(3))
        #expect(try child("kill -SEGV $$").run() == .killed(signal: SIGSEGV))
    }

    @Test func `a run has neither the liveness pipe nor an input`() throws {
        let livenessPipe = try NamedPipe(at: folder.appending(path: "liveness"))
        defer { withExtendedLifetime(livenessPipe) {} }

        _ = try child("cat; { true <&3; } 2>/dev/null && echo open; echo end").run()

        #expect(try String(contentsOf: output, encoding: .utf8) == "end\n")
    }

    /// Dispatch looks there for its threads, and traps when it does not find them.
    @Test(.enabled(if: isRootOfLinux, "other users may not make namespaces everywhere"))
    func `an isolated run finds itself in the list of processes`() throws {
        let livenessPipe = try NamedPipe(at: folder.appending(path: "liveness"))
        defer { withExtendedLifetime(livenessPipe) {} }
        let command = "read -r number rest </proc/self/stat; [ $number = $$ ]"
        #expect(try child(command, isIsolated: true).run() == .exited(0))
    }

    @Test(.enabled(if: isRootOfLinux, "other users may not make namespaces everywhere"))
    func `an isolated run needs no program of the grader's PATH`() throws {
        let livenessPipe = try NamedPipe(at: folder.appending(path: "liveness"))
        defer { withExtendedLifetime(livenessPipe) {} }
        let links = folder.appending(path: "bin")
        try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
        let script = "for name in unshare sh mount ip mkdir cp env; do ln -s $(command -v $name) \"$1\"; done"
        try Shell.run(script, links.path)
        #expect(try child("exit 3", isIsolated: true, path: links.path).run() == .exited(3))
    }

    @Test(.enabled(if: isRootOfLinux, "other users may not make namespaces everywhere"))
    func `an isolated run writes only to its scratch folder`() throws {
        let livenessPipe = try NamedPipe(at: folder.appending(path: "liveness"))
        defer { withExtendedLifetime(livenessPipe) {} }
        for (path, code) in [("/scratch/x", 0), ("/x", 1), ("/etc/fstab", 1), ("/usr/x", 1)] {
            let command = "(: >\(path)) 2>/dev/null || exit 1"
            #expect(try child(command, isIsolated: true).run() == .exited(Int32(code)), "\(path)")
        }
    }

    private func child(
        _ script: String,
        isIsolated: Bool = false,
        path: String? = nil,
        timeout: Double = 10
    ) -> ChildProcess {
        let containment = Containment(
            isIsolated: isIsolated,
            libraries: [],
            root: folder.appending(path: "root"),
            seconds: 60,
            livenessPipe: folder.appending(path: "liveness").path,
            grader: getpid(),
            number: 0
        )
        return ChildProcess(
            containment.around(["/bin/sh", "-c", script], reading: [], writing: output),
            environment: ProcessInfo.processInfo.environment.merging(path.map { ["PATH": $0] } ?? [:]) { $1 },
            output: output,
            timeout: timeout,
            termination: .kill
        )
    }
}
