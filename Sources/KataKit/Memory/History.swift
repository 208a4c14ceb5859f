import Foundation

/// The learner's files at each run of a kata. The learner's repository takes no part.
///
/// It is next to `.build` and not in it: `swift package reset` removes `.build`.
package struct History {
    /// Where an archive has the colors of a kata's runs, from its folder in `Katas`.
    package static let fileInArchive = "runs.txt"

    /// The most runs that are kept. The oldest go first.
    var most = 300

    let kata: Kata
    let progress: LearnerProgress

    init(of kata: Kata, _ progress: LearnerProgress) {
        self.kata = kata
        self.progress = progress
    }

    private var folder: URL { kata.root.appending(path: ".backups/\(kata.name)") }
    private var list: URL { folder.appending(path: "runs.json") }

    private func folder(of run: Run) -> URL { folder.appending(path: "\(run.number)") }

    /// The kept runs, the oldest first.
    ///
    /// - Throws: ``CommandError`` when their list is damaged.
    func runs() throws -> [Run] {
        guard list.exists else { return [] }
        do { return try JSONDecoder().decode([Run].self, from: Data(contentsOf: list)) } catch is DecodingError {
            let advice = "move it away, and keep the folders next to it: they have your files"
            throw CommandError(.ownFailure, "\(list.path(from: kata.root)) is damaged: \(advice)")
        }
    }

    /// The learner's files at a run, by path from the kata's folder. Those of an attack are in a folder `Attack` there.
    func files(of run: Run) throws -> [String: Data] { try folder(of: run).readFiles() }

    /// Keeps the learner's present files with the color of their run, unless the last run has both. Without a run, it keeps
    /// only files that the last run does not have.
    ///
    /// - Parameters:
    ///   - tests: how many of them are green.
    ///   - finding: what the run of a test-first lap found out about its tests.
    /// - Returns: the run that has the present files.
    @discardableResult
    func keep(_ color: Run.Color, tests: Run.Tests? = nil, finding: Run.Advice? = nil) throws -> Run {
        try withExtendedLifetime(FileLock(folder.appending(path: "lock"))) {
            let earlier = try runs()
            let now = try kata.folder.readFiles().merging(kata.attack.readFiles().within("Attack")) { $1 }
            let shipped = try kata.starter.exists ? kata.starter.readFiles() : now
            let last = try earlier.last.map(files) ?? shipped
            let paths = Set(last.keys).union(now.keys).filter { last[$0] != now[$0] }
            if let run = earlier.last, paths.isEmpty, color == run.color || color == .kept { return run }
            let changed = paths.filter { !$0.hasPrefix("Attack/") }
            let run = Run(
                number: (earlier.last?.number ?? 0) + 1,
                date: Date(),
                color: color,
                tests: tests,
                changes: Run.changes(Array(changed)),
                advice: Run.Advice(color, Array(changed), finding, after: earlier),
                seenRed: progress.seenRed(in: kata)
            )
            try sync(now, to: folder(of: run))
            // What is not in the list is not kept: an interrupted copy counts for nothing.
            let runs = earlier + [run]
            try JSONEncoder.readable.encode(runs.suffix(most)).write(to: list, options: .atomic)
            for run in runs.dropLast(most) { try folder(of: run).removeTree() }
            return run
        }
    }

    /// A line for each run, with its time and color.
    func colors() throws -> String {
        try runs().map { run in
            let color = run.advice == .refactoring ? "refactoring" : run.color.rawValue
            return "\(run.date.ISO8601Format()) \(color)\n"
        }.joined()
    }

    /// What changed between a run and the one before it, as git shows it.
    func difference(at run: Run, by launcher: ProcessLauncher, isColored: Bool) throws -> String {
        guard let before = try runs().last(where: { $0.number < run.number }) else { return "" }
        let folders = [before, run].map { folder(of: $0).path(from: folder) }
        return try launcher.difference(between: folders, in: folder, isColored: isColored)
    }
}
