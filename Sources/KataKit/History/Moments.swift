import Foundation

/// The learner's files at each run of a kata, in a git repository of the tool's own. The learner's repository takes no part.
///
/// It is next to the backups, and so not in `.build`: `swift package reset` removes `.build`.
package struct Moments {
    /// Where an archive has the lights of a kata, from its folder in `Katas`.
    package static let fileOfLights = "lights.txt"

    /// The most that are kept. The oldest go first.
    var most = 500

    let kata: Kata
    let launcher: ProcessLauncher

    private var repository: URL { kata.root.appending(path: ".backups/history/\(kata.name)") }
    /// Git's list of commits, a line for each.
    private var log: URL { repository.appending(path: "logs/HEAD") }

    /// Keeps the learner's present files with the light of their run, unless the last moment has both.
    ///
    /// - Parameter noted: what the run of a test-first lap found out.
    /// - Throws: ``CommandError`` when git is missing or fails.
    func note(_ light: Light, noted: Moment.Advice? = nil) throws {
        try repository.makeFolder()
        let script = """
            [ -e "$GIT_DIR/HEAD" ] || git init --quiet || exit
            git add --all --force . || exit
            git diff --quiet --cached HEAD 2>/dev/null && [ "$(git log -1 --format=%s)" = "$1" ] ||
                git commit --quiet --allow-empty --no-verify --message "$1"
            """
        try run(["/bin/sh", "-c", script, "sh", light.rawValue + (noted.map { " \($0.rawValue)" } ?? "")])
        try forgetOldest()
    }

    /// The moments, the oldest first.
    ///
    /// - Throws: ``CommandError`` when git is missing or fails.
    func all() throws -> [Moment] {
        guard log.exists else { return [] }
        // A line that begins with a byte that no path has, then the paths of what changed.
        let text = try run(["git", "log", "--reverse", "--no-renames", "--name-only", "--format=%x01%ct %s"])
        var moments: [Moment] = []
        for entry in text.split(separator: "\u{1}") {
            let lines = entry.split(separator: "\n").map(String.init)
            let words = lines[0].split(separator: " ").map(String.init)
            guard words.count >= 2, let seconds = TimeInterval(words[0]), let light = Light(rawValue: words[1]) else {
                continue
            }
            let (number, date) = (moments.count + 1, Date(timeIntervalSince1970: seconds))
            let paths = moments.isEmpty ? [] : Array(lines.dropFirst())
            let noted = Moment.Advice(rawValue: words.last ?? "")
            moments.append(Moment(number, date, light, paths: paths, noted: noted, after: moments))
        }
        return moments
    }

    /// A line for each moment, with its time and color.
    func lights() throws -> String {
        try all().map { moment in
            let color = moment.advice == .refactoring ? "refactoring" : moment.light.rawValue
            return "\(moment.date.ISO8601Format()) \(color)\n"
        }.joined()
    }

    /// What changed between this moment and the one before, as git shows it.
    func difference(at moment: Moment, of all: [Moment], isColored: Bool) throws -> String {
        let folder = "Katas/\(kata.name)/"
        let options = ["--src-prefix=\(folder)", "--dst-prefix=\(folder)", "--color=\(isColored ? "always" : "never")"]
        return try run(["git", "show", "--format="] + options + [name(of: moment, among: all)])
    }

    /// The learner's files at a moment, by path from the kata's folder.
    func files(at moment: Moment, of all: [Moment]) throws -> [String: Data] {
        try launcher.withTemporaryFile("moment") { folder in
            try launcher.withTemporaryFile("index") { index in
                let script = "git read-tree \"$1\" && git checkout-index --all --prefix=\"$2/\""
                let words = [name(of: moment, among: all), folder.path]
                try run(["/bin/sh", "-c", script, "sh"] + words, ["GIT_INDEX_FILE": index.path])
                return try folder.readFiles()
            }
        }
    }

    private func name(of moment: Moment, among all: [Moment]) -> String { "HEAD~\(all.count - moment.number)" }

    /// Cuts the history to the last ``most`` when it has a fifth more.
    private func forgetOldest() throws {
        let commits = log.readText(upTo: nil).split(separator: "\n")
        guard commits.count >= most * 6 / 5 else { return }
        let kept = commits.suffix(most)
        // Git takes a commit in this file for the first one.
        let first = kept.first?.split(separator: " ").dropFirst().first ?? ""
        try Data("\(first)\n".utf8).write(to: repository.appending(path: "shallow"), options: .atomic)
        try Data(kept.map { "\($0)\n" }.joined().utf8).write(to: log, options: .atomic)
        try run(["git", "gc", "--quiet", "--prune=now"])
    }

    /// Runs git in the learner's folder. The user's settings, hooks and variables take no part.
    @discardableResult
    private func run(_ command: [String], _ further: [String: String] = [:]) throws -> String {
        let settings = [
            ("core.autocrlf", "false"), ("core.hooksPath", "/dev/null"), ("core.logAllRefUpdates", "always"),
            ("gc.auto", "0"), ("user.email", "kata@localhost"), ("user.name", "kata"),
        ]
        var variables = [
            "GIT_DIR": repository.path, "GIT_WORK_TREE": kata.folder.path, "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_INDEX_FILE": repository.appending(path: "index").path, "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_COUNT": "\(settings.count)",
        ]
        for (index, (key, value)) in settings.enumerated() {
            variables["GIT_CONFIG_KEY_\(index)"] = key
            variables["GIT_CONFIG_VALUE_\(index)"] = value
        }
        let command = ["/bin/sh", "-c", "cd \"$GIT_WORK_TREE\" && exec \"$@\"", "sh"] + command
        let output = try launcher.capture(command, variables: variables.merging(further) { $1 }, timeout: 60, upTo: nil)
        guard output.ending != .exited(127) else { throw CommandError(.missingTool, "git is missing: install git") }
        guard output.ending == .exited(0) else { throw CommandError(.ownFailure, "git: \(output.text)") }
        return output.text
    }
}
