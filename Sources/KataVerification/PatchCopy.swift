import Foundation
import KataKit

/// A copy of the code that a patch changes, which the author edits. It is a git repository with a tag on the code as it was.
struct PatchCopy {
    let session: Session
    let lap: LapID
    /// The patch, from the folders `Solutions` and `Copies`.
    let path: String

    var folder: URL { session.kit.root.appending(path: "Copies/\(path)") }
    var patch: URL { session.kit.root.appending(path: "Solutions/\(path).patch") }

    /// Copies the code and applies the patch, if there is one. Where the code has changed, git merges both: it finds the old
    /// code in the history of the kit.
    ///
    /// - Returns: whether the copy has the whole patch, without a conflict.
    func open() throws -> Bool {
        let code = try lap.readPatchedCode().filter { Lap(of: $0.key) == (lap.lap == .bite ? nil : lap.lap) }
        let script = """
            history=$(unset GIT_DIR GIT_INDEX_FILE; git -C "$2" rev-parse --path-format=absolute --git-path objects)
            git init --quiet && git add --all . && git tag original $(git write-tree) || exit 2
            [ ! -e "$1" ] || GIT_ALTERNATE_OBJECT_DIRECTORIES=$history git apply --3way --whitespace=nowarn "$1"
            """
        return try session.judge.launcher.withTemporaryFile("copy") { copy in
            try sync(code, to: copy)
            let git = try run(script, in: copy, patch.path, session.kit.root.path)
            guard [.exited(0), .exited(1)].contains(git.ending) else { throw CommandError(.ownFailure, git.text) }
            try folder.deletingLastPathComponent().makeFolder()
            try FileManager.default.moveItem(at: copy, to: folder)
            return git.ending == .exited(0)
        }
    }

    /// The files with marks of a conflict or, without one, all files.
    func findFiles(inConflict: Bool) throws -> [URL] {
        let list = "git \(inConflict ? "grep -lE '^(<<<<<<<|>>>>>>>) '" : "ls-files")"
        return try run(list, in: folder).text.split(separator: "\n").map { folder.appending(path: String($0)) }
    }

    /// What the author has changed, with the whole hashes of the code, by which a merge finds it.
    func readChanges() throws -> String {
        try run("git add --all '*.swift' && git diff --cached --full-index original", in: folder).text
    }

    private func run(_ script: String, in folder: URL, _ words: String...) throws -> ProcessLauncher.Output {
        let variables = ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index"]
            .merging(ProcessLauncher.gitWithoutSettings) { $1 }
        let command = ["/bin/sh", "-c", "cd \"$0\" && \(script)", folder.path] + words
        return try session.judge.launcher.capture(command, variables: variables, timeout: 60)
    }
}
