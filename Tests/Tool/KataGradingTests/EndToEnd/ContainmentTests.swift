import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

/// What the shells around a run do.
@Suite(.offThePool, .slow)
struct ContainmentTests: ~Copyable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "a contained \(UUID().uuidString)")
    private let output: URL

    /// Other users may not make namespaces everywhere.
    private static let canIsolate = Barrier.all.contains(.otherUser)

    init() throws {
        output = folder.appending(path: "output.txt")
        try folder.appending(path: "root").makeFolder()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test(arguments: canIsolate ? [false, true] : [false])
    func `a run ends when the grader is gone, although it sleeps`(isIsolated: Bool) throws {
        var livenessPipe: NamedPipe? = try NamedPipe(at: folder.appending(path: "liveness"))
        let start = Date()

        let ending = try child("sleep 1000", isIsolated: isIsolated, timeout: 20).run {
            if livenessPipe != nil, Date().timeIntervalSince(start) > 0.5 { livenessPipe = nil }
            return false
        }

        #expect(ending == .killed(signal: SIGKILL))
    }

    @Test func `a run goes on while the grader lives, and ends as it does by itself`() throws {
        #expect(try run("sleep 1; exit 3") == .exited(3))
        #expect(try run("kill -SEGV $$") == .killed(signal: SIGSEGV))
    }

    @Test func `a run has neither the liveness pipe nor an input`() throws {
        _ = try run("cat; { true <&3; } 2>/dev/null && echo open; echo end")

        #expect(try String(contentsOf: output, encoding: .utf8) == "end\n")
    }

    @Test(
        .enabled(if: canIsolate),
        arguments: [
            // Dispatch looks there for its threads, and traps when it does not find them.
            ("read -r number rest </proc/self/stat; [ $number = $$ ]", 0),
            ("(: >/scratch/x) || exit 1", 0), ("(: >/x) || exit 1", 1), ("(: >/etc/fstab) || exit 1", 1),
            ("(: >/usr/x) || exit 1", 1),
        ]
    )
    func `an isolated run finds itself, and writes only to its scratch folder`(script: String, code: Int32) throws {
        #expect(try run(script, isIsolated: true) == .exited(code))
    }

    @Test(.enabled(if: canIsolate))
    func `an isolated run needs no program of the grader's PATH`() throws {
        let links = folder.appending(path: "bin")
        try links.makeFolder()
        let script = "for name in unshare sh mount mkdir env; do ln -s $(command -v $name) \"$1\"; done"
        try Shell.run(script, links.path)
        #expect(try run("exit 3", isIsolated: true, path: links.path) == .exited(3))
    }

    private func run(_ script: String, isIsolated: Bool = false, path: String? = nil) throws -> ChildProcess.Ending {
        let livenessPipe = try NamedPipe(at: folder.appending(path: "liveness"))
        return try withExtendedLifetime(livenessPipe) {
            try child(script, isIsolated: isIsolated, path: path, timeout: 10).run()
        }
    }

    private func child(_ script: String, isIsolated: Bool, path: String? = nil, timeout: Double) -> ChildProcess {
        let containment = Containment(
            isIsolated: isIsolated,
            libraries: [],
            root: folder.appending(path: "root"),
            seconds: 60,
            livenessPipe: folder.appending(path: "liveness").path,
            user: 60_578
        )
        return ChildProcess(
            arguments: containment.around(["/bin/sh", "-c", script], reading: [], writing: output),
            environment: ProcessInfo.processInfo.environment.merging(path.map { ["PATH": $0] } ?? [:]) { $1 },
            output: output,
            timeout: timeout
        )
    }
}
