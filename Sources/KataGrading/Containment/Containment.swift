import Foundation
import KataKit

/// How runs of learners' code are contained on this machine.
struct Containment: Sendable {
    var barriers: Set<Barrier>
    /// The folders with the toolchain's libraries.
    var libraries: [String]
    /// An empty folder that becomes the root of a run's file system.
    var root: URL
    /// The limit of CPU time of one process, in seconds.
    var seconds: Int
    /// The path of a ``LivenessPipe``. A run ends when that is over, however this program ends.
    var livenessPipe: String
    /// The number of this containment among those that are used at the same time.
    var number: Int

    /// The limit of memory, in KiB. A run must fill it well within its timeout, also on a virtual machine, where each
    /// new page costs microseconds: otherwise it depends on the machine whether a run that takes all memory crashes or
    /// times out.
    private static let addressSpace = 1 << 20
    /// The limit of processes and threads of a run. Tests that run one after the other need some ten.
    private static let processes = 128
    /// Debian's `sh` calls the limit -p, which is something else for others.
    private static let processLimit = "ulimit -u \(processes) 2>/dev/null || ulimit -p \(processes)"
    /// Each containment on the machine has a user of its own, also next to another grader: the limit of processes is for
    /// all processes of a user together. No system gives these numbers to a person or a service, see
    /// https://systemd.io/UIDS-GIDS, and a container has them too: it may have only the first 65,536.
    private var user: Int {
        60_578 + (Int(getpid()) * 8 + number) % 422
    }

    /// The names of the barriers, in their order.
    var names: [String] {
        Barrier.allCases.filter(has).map(\.rawValue)
    }

    /// A command that runs the given command with these barriers around it.
    ///
    /// - Parameters:
    ///   - files: what the command needs of the build.
    ///   - pipe: the only file outside of its own folder to which the command may write.
    func around(_ command: [String], reading files: [URL], writing pipe: URL) -> [String] {
        let readable = files.map(\.path) + libraries
        let arguments = [root.path, pipe.path, "\(readable.count)"] + readable
        return ["/bin/sh", "-c", Self.outside, "sh", livenessPipe] + namespaces + ["/bin/sh", "-c", inside, "sh"]
            + arguments + command
    }

    private func has(_ barrier: Barrier) -> Bool {
        barriers.contains(barrier)
    }

    private var isRoot: Bool {
        geteuid() == 0
    }

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

    private var namespaces: [String] {
        let wanted: [(Barrier, [String])] = [
            (.noNetwork, ["--net"]),
            // Dispatch traps when /proc does not know the numbers of its threads, which are those of the namespace.
            (
                .processNamespace,
                ["--pid", "--fork", "--kill-child", "--ipc"] + (has(.privateFiles) ? [] : ["--mount-proc"])
            ),
            (.privateFiles, ["--mount"]),
        ]
        let options = wanted.filter { has($0.0) }.flatMap(\.1)
        guard !options.isEmpty else { return [] }
        return ["unshare"] + (isRoot ? [] : ["--map-root-user"]) + options
    }

    /// Not `exec`: the first process of a namespace ignores most signals, so the tests are its child.
    private var inside: String {
        let files = has(.privateFiles)
        let command = [
            files ? "chroot \"$root\" /usr/bin/env PATH=/usr/bin:/bin TMPDIR=/scratch HOME=/scratch" : nil,
            has(.noPrivileges) ? "setpriv --no-new-privs --bounding-set=-all --inh-caps=-all" : nil,
            has(.otherUser) ? "--reuid=\(user) --regid=\(user) --clear-groups" : nil,
            "\"$@\"",
        ]
        return """
            set -e
            root=$1 pipe=$2 count=$3
            shift 3
            # The folders of chroot and ip are not in every user's PATH.
            PATH=$PATH:/usr/sbin:/sbin
            \(files ? Self.privateFiles : "shift $count")
            \(has(.noNetwork) ? "ip link set lo up" : ":")
            \(ShellLimit.outputSize)
            ulimit -t \(seconds)
            \(has(.addressSpace) ? "ulimit -v \(Self.addressSpace)" : ":")
            \(has(.processCount) ? Self.processLimit : ":")
            set +e
            \(command.compactMap { $0 }.joined(separator: " "))
            exit $?
            """
    }

    /// Makes an empty file system, mounts the necessary parts of the real one in it, read-only, and removes the files
    /// from the arguments.
    ///
    /// Swift's libraries need the part of /proc that is about their own process. A process that may not be traced by the
    /// run is not in it.
    private static let privateFiles = """
        mount -t tmpfs -o mode=755,size=128m tmpfs "$root"
        show() {
            [ -e "$1" ] || return 0
            if [ -d "$1" ]; then mkdir -p "$root$1"; else mkdir -p "$root${1%/*}"; : > "$root$1"; fi
            mount --bind "$1" "$root$1"
        }
        lock() {
            [ -e "$1" ] || return 0
            mount -o remount,bind,ro "$root$1" 2>/dev/null ||
                mount -o remount,bind,ro,nosuid,nodev "$root$1" 2>/dev/null || [ ! -w "$root$1" ]
        }
        for path in /bin /sbin /lib /lib64; do
            if [ -L $path ]; then ln -s "$(readlink $path)" "$root$path"; else show $path; lock $path; fi
        done
        for path in /usr /etc/ld.so.cache /etc/hosts /etc/nsswitch.conf /etc/localtime; do show $path; lock $path; done
        for path in /dev/null /dev/zero /dev/urandom "$pipe"; do show "$path"; done
        mkdir "$root/scratch"
        while [ $count -gt 0 ]; do
            show "$1"
            lock "$1"
            shift
            count=$((count - 1))
        done
        mkdir "$root/proc"
        mount -t proc -o hidepid=2 proc "$root/proc"
        lock /
        mount -t tmpfs -o mode=1777,size=64m tmpfs "$root/scratch"
        """
}

extension Containment {
    /// The barriers that this machine has. Each is tried by a run of real tests.
    ///
    /// - Parameter works: whether a run with these barriers has the same result as a run without them.
    func probed(_ works: (Containment) throws -> Bool) rethrows -> Containment {
        var best = self
        best.barriers = Set(Barrier.everywhere)
        var all = self
        all.barriers = Set(Barrier.allCases)
        #if os(Linux)
            if !isRoot { all.barriers.remove(.otherUser) }
            if try works(all) { return all }
            for barrier in Barrier.allCases where !best.has(barrier) && all.has(barrier) {
                var candidate = best
                candidate.barriers.insert(barrier)
                // A different user needs a file system of its own, and must start without privileges.
                let needed: Set<Barrier> = barrier == .otherUser ? [.privateFiles, .noPrivileges] : []
                guard needed.isSubset(of: candidate.barriers) else { continue }
                // The system does not limit the processes of root, and counts all processes of another user together.
                if barrier == .processCount, isRoot ? !candidate.has(.otherUser) : candidate.namespaces.isEmpty {
                    continue
                }
                if try works(candidate) { best = candidate }
            }
        #endif
        return best
    }
}
