import Foundation

extension ProcessLauncher {
    /// Applies a unified diff to the files of a folder.
    ///
    /// - Parameter timeout: the timeout of git, in seconds.
    /// - Throws: ``CommandError`` when git is missing.
    package func apply(_ patch: URL, in folder: URL, timeout: Double) throws -> Output {
        try capture(
            ["git", "-C", folder.path, "apply", "--whitespace=nowarn", patch.path],
            // In a repository that ignores the folder, git applies nothing and says nothing.
            variables: ["GIT_DIR": "/dev/null", "LC_ALL": "C"],
            timeout: timeout
        )
    }
}
