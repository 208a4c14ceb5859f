import Foundation

/// The learner's files at each run of a kata. The learner's repository takes no part.
///
/// It is next to `.build` and not in it: `swift package reset` removes `.build`.
package struct History {
    /// Where an archive has a kata's runs, from its folder in `Katas`.
    package static let fileInArchive = "runs.txt"

    /// The most runs that are kept. The oldest go first, but not the first own tests of a lap that were counted.
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

    /// Where the files of a run have those of an attack.
    static let attack = "Attack"

    private static func code(of files: [String: Data]) -> [String: Data] {
        files.filter { Run.changes([$0.key]) == [.code] }
    }

    static func isOfAttack(_ path: String) -> Bool { path.hasPrefix("\(attack)/") }

    /// The learner's files at a run, by path from the kata's folder. Those of an attack are in ``attack`` there.
    func files(of run: Run) throws -> [String: Data] { try folder(of: run).readFiles() }

    /// The learner's present files, by the same paths.
    func presentFiles() throws -> [String: Data] {
        try kata.folder.readFiles().merging(kata.attack.readFiles().within(Self.attack)) { $1 }
    }

    /// Keeps the learner's files with the color of their run, unless the last run has both. Without a run, it keeps
    /// only files that the last run does not have.
    ///
    /// - Parameters:
    ///   - files: those that ran; nil for the present ones.
    ///   - tests: how many of them are green.
    ///   - finding: what the run of a test-first lap found out about its tests.
    ///   - guess: what the learner expected, and what came.
    /// - Returns: the run that has these files.
    @discardableResult
    func keep(
        _ color: Run.Color,
        of files: [String: Data]? = nil,
        tests: Run.Tests? = nil,
        finding: Run.Advice? = nil,
        guess: Run.Guess? = nil
    ) throws -> Run {
        try withExtendedLifetime(FileLock(folder.appending(path: "lock"))) {
            let earlier = try runs()
            let now = try files ?? presentFiles()
            let shipped = try kata.starter.exists ? kata.starter.readFiles() : nil
            let last = try earlier.last.map(self.files) ?? shipped ?? now
            let paths = Set(last.keys).union(now.keys).filter { last[$0] != now[$0] }
            if let run = earlier.last, paths.isEmpty, color == run.color || color == .kept { return run }
            // A comment is no step.
            let edited = paths.filter { !Self.isOfAttack($0) && last[$0]?.plainCode != now[$0]?.plainCode }
            var advice = Run.Advice(color, Array(edited), finding, after: earlier)
            // Code that is back is no change, whether git has put it back or the learner has undone it.
            let code = Self.code(of: now)
            if advice == .together,
                try Self.code(of: shipped ?? [:]) == code
                    || earlier.suffix(20).contains(where: { try Self.code(of: self.files(of: $0)) == code })
            {
                advice = nil
            }
            let run = Run(
                number: (earlier.last?.number ?? 0) + 1,
                date: Date(),
                color: color,
                tests: tests,
                changes: Run.changes(Array(paths)),
                advice: advice,
                seenRed: progress.seenRed(in: kata),
                guess: guess,
                lastWhole: earlier.last { [.red, .green].contains($0.color) }?.number,
                lap: color.isVerdict ? kata.findLastChange()?.lap : nil
            )
            try sync(now, to: folder(of: run))
            // What is not in the list is not kept: an interrupted copy counts for nothing.
            let runs = earlier + [run]
            let first = Lap.allCases.compactMap { lap in runs.first { $0.suite?.lap == lap }?.number }
            let old = runs.dropLast(most).filter { !first.contains($0.number) }
            try write(runs.filter { !old.contains($0) })
            for run in old { try folder(of: run).removeTree() }
            return run
        }
    }

    /// Replaces a run by what is known of it now.
    func replace(_ run: Run) throws {
        try withExtendedLifetime(FileLock(folder.appending(path: "lock"))) {
            let known = try runs()
            if !known.contains(run) { try write(known.map { $0.number == run.number ? run : $0 }) }
        }
    }

    private func write(_ runs: [Run]) throws {
        try JSONEncoder.readable.encode(runs).write(to: list, options: .atomic)
    }

    /// A line for each run, see ``RunLine``.
    func lines() throws -> String { try runs().map { "\(RunLine($0))\n" }.joined() }

    /// What changed between a run and the one before it, as git shows it.
    func difference(at run: Run, by launcher: ProcessLauncher, isColored: Bool) throws -> String {
        guard let before = try runs().last(where: { $0.number < run.number }) else { return "" }
        let folders = [before, run].map { folder(of: $0).path(from: folder) }
        return try launcher.difference(between: folders, in: folder, isColored: isColored)
    }
}
