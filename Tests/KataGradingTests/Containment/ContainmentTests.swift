import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

/// What the shells around a run do.
@Suite(.offThePool, .slow)
struct ContainmentTests: ~Copyable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "contained-\(UUID().uuidString)")
    private let output: URL

    init() throws {
        output = folder.appending(path: "output.txt")
        try FileManager.default.createDirectory(at: folder.appending(path: "root"), withIntermediateDirectories: true)
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

    /// Dispatch looks there for its threads, and traps when it does not find them.
    @Test(.enabled(if: isRootOfLinux, "other users may not make namespaces everywhere"))
    func `with or without files of its own, a run finds itself in the list of processes`() throws {
        let lifeline = try Lifeline(at: folder.appending(path: "lifeline"))
        defer { withExtendedLifetime(lifeline) {} }
        for layers: Set<Layer> in [[.processNamespace], [.processNamespace, .privateFiles]] {
            let command = "read -r number rest </proc/self/stat; [ $number = $$ ]"
            #expect(try child(command, layers: layers).run() == .exited(0), "\(layers)")
        }
    }

    @Test(.enabled(if: isRootOfLinux, "other users may not make namespaces everywhere"))
    func `a run with files of its own needs no program of the grader's PATH`() throws {
        let lifeline = try Lifeline(at: folder.appending(path: "lifeline"))
        defer { withExtendedLifetime(lifeline) {} }
        let links = folder.appending(path: "bin")
        try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
        let script = "for name in unshare sh mount ip mkdir readlink ln env; do ln -s $(command -v $name) \"$1\"; done"
        try Shell.run(script, links.path)
        #expect(try child("exit 3", layers: [.privateFiles], path: links.path).run() == .exited(3))
    }

    private func child(
        _ script: String,
        layers: Set<Layer> = [],
        path: String? = nil,
        timeout: Double = 10
    ) -> ChildProcess {
        let containment = Containment(
            layers: layers.union(Layer.everywhere),
            libraries: [],
            root: folder.appending(path: "root"),
            seconds: 60,
            lifeline: folder.appending(path: "lifeline").path,
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
