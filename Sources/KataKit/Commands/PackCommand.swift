import Foundation

extension Command {
    private static let output = Option(
        "--output",
        value: "FILE",
        "Where to write it (default: submission.zip, or .tar.gz without zip)."
    )

    static let pack = Command(
        name: "pack",
        abstract: "Run your katas, then make the archive to hand in.",
        options: [output, .timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments, .english)
            let pack = try session.pack(to: arguments.value(of: output))
            let laps = session.kit.katas.laps()
            let judged = try session.judgeLearnersCode(laps, runsStarter: { _ in false })
            try session.write(pack)
            for lap in laps {
                guard let judged = judged[lap] else { continue }
                print("\(lap.kata.name), \(lap.lap.title): \(session.renderer.summary(judged))")
            }
            var attacks = ""
            for kata in session.kit.katas {
                let patches = try Attack(kata: kata).readKept().keys.filter { $0.hasSuffix(".patch") }
                if !patches.isEmpty { attacks = ", your attacks" }
                for patch in patches.sorted() { print("\(kata.name), beaten by: \(patch.dropLast(6))") }
            }
            let runs = "your runs: times, colors, guesses, scores"
            print("In it: your Swift files below Katas\(attacks) and, without code, \(runs).")
            print("To hand in: \(pack.archive.relativePath)")
            return 0
        }
    )
}

extension Session {
    /// Where a pack goes, and the learner's Swift files, by path from the kit's root.
    fileprivate typealias Pack = (archive: URL, format: ArchiveFormat, files: [String: Data])

    /// - Throws: ``CommandError`` when it cannot be written or graded. Call this before a lap runs.
    fileprivate func pack(to path: String?) throws -> Pack {
        let name = path ?? "submission" + (ArchiveFormat.zip.isAvailable ? ArchiveFormat.zip : .tar).suffix
        guard let format = ArchiveFormat.allCases.first(where: { name.hasSuffix($0.suffix) }) else {
            throw CommandError(.misuse, "--output \(name): name a file that ends in .zip or .tar.gz")
        }
        guard format.isAvailable else {
            let advice = "install it, or name a file of the other kind"
            throw CommandError(.missingTool, "there is no '\(format)' in PATH: \(advice)")
        }
        let archive = URL(filePath: name)
        try archive.requireWritableOutput()
        let files = try kit.katas.laps().reduce(into: [:]) { files, lap in
            files.merge(try lap.readFiles().within(lap.kata.folder.path(from: kit.root))) { $1 }
        }
        let sizes = files.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: $0.value.count) }
        if let reason = SubmissionLimits.reason(against: sizes) {
            throw CommandError(.misuse, "\(reason), and cannot be graded: make it smaller, or move it out")
        }
        return (archive, format, files)
    }

    /// Puts the learner's code, runs and attacks into an archive.
    fileprivate func write(_ pack: Pack) throws {
        var files = pack.files
        for kata in kit.katas {
            files.merge(try Attack(kata: kata).readKept().within(kata.attack.path(from: kit.root))) { $1 }
            let runs = try history(of: kata).lines()
            if !runs.isEmpty { files["Katas/\(kata.name)/\(History.fileInArchive)"] = Data(runs.utf8) }
        }
        try judge.launcher.withTemporaryFile("pack") { folder in
            try sync(files, to: folder)
            // A draft is written first. It then replaces the old archive as a whole.
            try judge.launcher.withTemporaryFile("draft\(pack.format.suffix)") { draft in
                let enter = ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder.path]
                let result = try judge.launcher.capture(enter + pack.format.command(to: draft), timeout: 60)
                guard result.ending == .exited(0) else {
                    throw CommandError(.ownFailure, "the archive was not made: \(result.text)")
                }
                try pack.archive.writeOutput(Data(contentsOf: draft))
            }
        }
    }
}
