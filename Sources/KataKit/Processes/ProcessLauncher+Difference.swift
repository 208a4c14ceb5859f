import Foundation

extension ProcessLauncher {
    /// The variables for git without the caller's settings, which may have hooks, a signature or other line ends.
    package static let gitWithoutSettings = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]

    /// What differs between two folders, as git shows it. Empty if nothing does.
    ///
    /// - Parameters:
    ///   - folders: their paths from the root.
    ///   - root: a folder of the tool's own.
    /// - Throws: ``CommandError`` when git is missing or fails.
    func difference(between folders: [String], in root: URL, isColored: Bool) throws -> String {
        let options = [
            "--no-index", "--no-prefix", "--no-renames", "--no-ext-diff", isColored ? "--color" : "--no-color",
        ]
        let git = try capture(
            ["git", "-C", root.path, "diff"] + options + folders,
            // In a repository, git would name the files from its root.
            variables: ["GIT_CEILING_DIRECTORIES": root.deletingLastPathComponent().path],
            timeout: 60
        )
        guard [.exited(0), .exited(1)].contains(git.ending) else {
            throw CommandError(.ownFailure, "git diff failed: \(git.text)")
        }
        return git.text
    }

    /// The files in these folders of a repository that are not as they were committed. None without git or a repository.
    ///
    /// - Parameter root: of the repository.
    func changedFiles(in folders: [String], of root: URL) -> [Substring] {
        guard root.appending(path: ".git").exists else { return [] }
        let command = ["git", "-C", root.path, "diff", "--name-only", "HEAD", "--"] + folders
        let git = try? capture(command, timeout: 60)
        return git?.ending == .exited(0) ? git?.text.split(separator: "\n") ?? [] : []
    }
}
