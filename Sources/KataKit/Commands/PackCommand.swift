import Foundation

extension Command {
    static let pack = Command(
        name: "pack",
        abstract: "Make the archive to hand in: your katas, and how they stand.",
        options: [
            Option("--output", value: "FILE", "Where to write it (default: submission.zip, or .tar.gz without zip)."),
            Option("--no-test", "Do not run the suites first."),
            .timeout, .buildTimeout,
        ],
        run: { arguments in
            let session = try Session(arguments)
            let katas = session.kit.katas
            var verdicts: Judge.Verdicts = [:]
            if !arguments.has("--no-test") { verdicts = try session.judge.judge(katas.units()) }
            let archive = try session.pack(verdicts, to: arguments.value(of: "--output"))
            for kata in katas {
                for lap in Lap.allCases {
                    guard let verdict = verdicts[Unit(kata: kata, lap: lap)] else { continue }
                    let tests = "\(verdict.passed) of \(verdict.outcomes.count) tests green"
                    print(
                        "\(kata.name), \(lap.rawValue) lap: \(tests)\(verdict.state == .doesNotCompile ? ", it does not compile" : "")"
                    )
                }
            }
            print("To hand in: \(archive.path(from: session.page.folder))")
            return 0
        }
    )
}

extension Session {
    /// Puts what grading reads, and nothing else, into an archive.
    fileprivate func pack(_ verdicts: Judge.Verdicts, to path: String?) throws -> URL {
        let format: (String) -> ArchiveFormat? = { name in ArchiveFormat.allCases.first { name.hasSuffix($0.ending) } }
        let hasZip = ArchiveFormat.zip.isAvailable
        let name = path ?? "submission" + (hasZip ? ArchiveFormat.zip : .tar).ending
        guard let format = format(name) else {
            throw Refusal(.misuse, "--output \(name): name a file that ends in .zip or .tar.gz")
        }
        let archive = name.hasPrefix("/") ? URL(filePath: name) : page.folder.appending(path: name)
        guard archive.deletingLastPathComponent().exists else {
            throw Refusal(.misuse, "--output \(name): there is no folder \(archive.deletingLastPathComponent().path)")
        }
        let folder = try judge.toolbox.scratchFile("pack")
        defer { try? FileManager.default.removeItem(at: folder) }
        for kata in kit.katas {
            for source in [kata.sources, kata.ownTests] where source.exists {
                let files = try source.files.filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("Given/") }
                try lay(files, in: folder.appending(path: "Katas/\(kata.name)/\(source.lastPathComponent)"))
            }
        }
        let text = try VerdictJSON.text(of: kit.katas, verdicts, from: kit.root)
        try Data(text.utf8).write(to: folder.appending(path: "verdicts.json"))

        // Written beside the old one, which it replaces when it is whole.
        let draft = try judge.toolbox.scratchFile("draft\(format.ending)")
        let output = try judge.toolbox.scratchFile("pack.txt")
        defer { try? FileManager.default.removeItem(at: output) }
        let ending = try ChildProcess(
            ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder.path] + format.command(to: draft),
            environment: judge.toolbox.environment(),
            output: output,
            limit: 60,
            farewell: .kill
        ).run()
        guard ending == .exited(0) else {
            throw Refusal(.ownFailure, "the archive was not made: \(judge.toolbox.read(output))")
        }
        try Data(contentsOf: draft).write(to: archive, options: .atomic)
        try? FileManager.default.removeItem(at: draft)
        return archive
    }
}

private enum ArchiveFormat: CaseIterable {
    case zip
    case tar

    var ending: String {
        self == .zip ? ".zip" : ".tar.gz"
    }

    func command(to file: URL) -> [String] {
        self == .zip ? ["zip", "-qrX", file.path, "."] : ["tar", "-czf", file.path, "."]
    }

    /// Whether its program is in PATH.
    var isAvailable: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(self == .zip ? "zip" : "tar")")
        }
    }
}
