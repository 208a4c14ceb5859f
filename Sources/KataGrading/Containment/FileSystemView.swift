import Foundation
import KataKit

/// The parts of the real file system that a contained run sees, at their own paths in an empty one.
struct FileSystemView {
    private static let system = ["/usr", "/bin", "/sbin", "/lib", "/lib64"]
    private static let settings = ["ld.so.cache", "hosts", "nsswitch.conf", "localtime"].map { "/etc/\($0)" }
    private static let devices = ["/dev/null", "/dev/zero", "/dev/urandom"]

    private var root: String
    private var folders: Set = ["etc", "proc", "scratch"]
    private var files: [String] = []
    private var mounts: [String] = []

    init(root: String, readOnly: [String], writable: [String]) {
        self.root = root
        for path in Self.system + readOnly { show(path, "bind,ro,nosuid,nodev") }
        // A container may take them from a place without programs, and a mount cannot allow what its source forbids.
        for path in Self.settings { show(path, "bind,ro,nosuid,nodev,noexec") }
        for path in Self.devices + writable { show(path, "bind") }
        // Swift's libraries need the part of /proc that is about their own process. A process that may not be traced by the
        // run is not in it.
        mount("proc", at: "/proc", "proc hidepid=2")
        mount("tmpfs", at: "/scratch", "tmpfs mode=1777,size=64m")
    }

    /// What does not exist is left out.
    private mutating func show(_ path: String, _ options: String) {
        let location = URL(filePath: path)
        guard let kind = location.resolved().kind else { return }
        folders.insert("." + (kind == .folder ? location : location.deletingLastPathComponent()).path)
        if kind != .folder { files.append("." + path) }
        mount(path, at: path, "none \(options)")
    }

    /// Adds a line to the file system table, where blanks end a field, see `man fstab`.
    private mutating func mount(_ source: String, at path: String, _ options: String) {
        let names = [source, root + path].map {
            $0.replacing("\\", with: "\\134").replacing(" ", with: "\\040").replacing("\t", with: "\\011")
        }
        mounts.append("\(names.joined(separator: " ")) \(options)")
    }

    /// The arguments of the script: the root, then lists with an entry on each line.
    var arguments: [String] { [root] + [folders.sorted(), files, mounts].map { $0.joined(separator: "\n") } }

    /// One program mounts everything, because a submission has hundreds of runs. It skips a line that it cannot read, and a run
    /// without that part of the file system fails.
    static let script = """
        root=$1 folders=$2 files=$3 mounts=$4
        shift 4
        mount -t tmpfs -o mode=755,size=1m tmpfs "$root"
        (
            cd "$root"
            set -f
            IFS='
        '
            mkdir -p $folders
            for file in $files; do : > "$file"; done
            printf '%s\\n' "$mounts" > etc/fstab
        )
        mount -a -T "$root/etc/fstab"
        mount -o remount,bind,ro "$root"
        """
}
