import Foundation
import KataKit

/// How runs of learners' code are contained on this machine: by all barriers, or only by limits.
struct Containment: Codable, Sendable {
    /// Whether a run has network, processes, files and rights of its own.
    var isIsolated: Bool
    var libraries: [String]
    /// An empty folder that becomes the root of a run's file system.
    var root: URL
    /// The limit of CPU time of one process, in seconds.
    var seconds: Int
    /// The path of a ``NamedPipe``. A run ends when that is over, however this program ends.
    var livenessPipe: String
    /// Each containment on the machine has a user of its own, also next to another grader: the limit of processes is for
    /// all processes of a user together.
    var user: Int

    /// The limit of memory, in KiB. A run must fill it well within its timeout, also on a virtual machine, where each
    /// new page costs microseconds: otherwise it depends on the machine whether a run that takes all memory crashes or
    /// times out.
    private static let addressSpace = 1 << 20
    /// The limit of processes and threads of a run. Tests that run one after the other need some ten.
    private static let processes = 128

    /// A command that runs the given command with these barriers around it.
    ///
    /// - Parameters:
    ///   - files: what the command needs of the build.
    ///   - pipe: the only file outside of its own folder to which the command may write.
    func around(_ command: [String], reading files: [URL], writing pipe: URL) -> [String] {
        let view = FileSystemView(root: root.path, readOnly: files.map(\.path) + libraries, writable: [pipe.path])
        let inner = isIsolated ? namespaces + shell(isolated) + view.arguments : shell("\(limits)\n\"$@\"\nexit $?")
        return shell(Self.outside) + [livenessPipe] + inner + command
    }

    private func shell(_ script: String) -> [String] { ["/bin/sh", "-c", script, "sh"] }

    /// Stays outside the namespaces. Inside, a signal does not end the first process: its exit code is 128 plus the
    /// signal. This turns the code into a signal again.
    ///
    /// The other end of the liveness pipe is open only in this program. Reading from it ends when this program is gone,
    /// even if it was killed. The shell leads the group of the run, so that the signal reaches all processes that have
    /// not left it. A namespace of processes ends with its first process, so the others end too.
    private static let outside = """
        ulimit -c 0
        exec 3<"$1"
        { read -r line; kill -KILL -$$; } <&3 &
        watch=$!
        exec 3<&-
        shift
        "$@"
        code=$?
        kill $watch
        [ $code -le 128 ] || kill -$((code - 128)) $$
        exit $code
        """

    private var limits: String {
        """
        \(ShellLimit.outputSize)
        ulimit -t \(seconds)
        \(Barrier.limits.contains(.addressSpace) ? "ulimit -v \(Self.addressSpace)" : ":")
        """
    }

    private var namespaces: [String] {
        ["unshare"] + (geteuid() == 0 ? [] : ["--map-root-user"])
            + ["--net", "--pid", "--fork", "--kill-child", "--ipc", "--mount"]
    }

    /// Not `exec`: the first process of a namespace ignores most signals, so the tests are its child. Debian's `sh`
    /// calls the limit of processes -p, which is something else for others.
    private var isolated: String {
        let asUser = geteuid() == 0 ? "--reuid=\(user) --regid=\(user) --clear-groups" : ""
        return """
            set -e
            # The folder of chroot is not in every user's PATH.
            PATH=$PATH:/usr/sbin:/sbin
            \(FileSystemView.script)
            \(limits)
            ulimit -u \(Self.processes) 2>/dev/null || ulimit -p \(Self.processes)
            set +e
            chroot "$root" /usr/bin/env PATH=/usr/bin:/bin TMPDIR=/scratch HOME=/scratch \
                setpriv --no-new-privs --bounding-set=-all --inh-caps=-all \(asUser) "$@"
            exit $?
            """
    }
}
