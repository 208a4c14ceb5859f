import Foundation
import KataKit

/// A copy of the code that a patch changes, which the author edits. It is a git repository with a tag on the code as it was.
struct PatchCopy {
    let name: String
    let folder: URL
    let patch: URL
    private let lap: LapID
    private let launcher: ProcessLauncher

    /// - Parameter kind: the folder of such patches, `Mutants` or `Variants`.
    init(_ name: String, _ kind: String, of lap: LapID, _ launcher: ProcessLauncher) {
        (self.name, self.lap, self.launcher) = (name, lap, launcher)
        let path = "\(lap.kata.name)/\(kind)/\(lap.lap.rawValue)/\(name)"
        folder = lap.kata.root.appending(path: "Copies/\(path)")
        patch = lap.kata.root.appending(path: "Solutions/\(path).patch")
    }

    /// Copies the code and applies the patch, if there is one. Where the code has changed, git merges both: it knows the old
    /// code from the history of the kit.
    ///
    /// - Returns: whether the whole patch is in the copy, without a conflict.
    func open() throws -> Bool {
        try launcher.withTemporaryFile("copy") { copy in
            try sync(lap.readPatchedCode().filter { Lap(of: $0.key) == (lap.lap == .bite ? nil : lap.lap) }, to: copy)
            let script = """
                history=$(unset GIT_DIR GIT_INDEX_FILE && git -C "$2" rev-parse --path-format=absolute --git-path objects)
                git init --quiet && git add --all . && git tag original $(git write-tree) || exit 2
                [ ! -e "$1" ] || GIT_ALTERNATE_OBJECT_DIRECTORIES=$history git apply --3way --whitespace=nowarn "$1"
                """
            let result = try run(script, in: copy, patch.path, lap.kata.root.path)
            guard [.exited(0), .exited(1)].contains(result.ending) else {
                throw CommandError(.ownFailure, "git: \(result.text)")
            }
            try folder.deletingLastPathComponent().makeFolder()
            try FileManager.default.moveItem(at: copy, to: folder)
            return result.ending == .exited(0)
        }
    }

    func findFiles() throws -> [URL] {
        try folder.readFiles().keys.filter(\.isSwiftFile).sorted().map { folder.appending(path: $0) }
    }

    /// The files with marks of a conflict.
    func findConflicts() throws -> [URL] {
        let names = try run("git grep -lE '^(<<<<<<<|>>>>>>>) '", in: folder).text.split(separator: "\n")
        return names.map { folder.appending(path: String($0)) }
    }

    /// The changes as a unified diff, with the whole hashes of the code, by which a merge finds it.
    func readChanges() throws -> String {
        try run("git add --all '*.swift' && git diff --cached --full-index original", in: folder).text
    }

    private func run(_ script: String, in folder: URL, _ words: String...) throws -> ProcessLauncher.Output {
        try launcher.capture(
            ["/bin/sh", "-c", "cd \"$0\" && \(script)", folder.path] + words,
            variables: [
                "GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index", "GIT_CONFIG_GLOBAL": "/dev/null",
                "GIT_CONFIG_NOSYSTEM": "1",
            ],
            timeout: 60
        )
    }
}
