import Foundation
import KataKit

/// How runs of learners' code are contained on this machine.
struct Containment: Sendable {
    var layers: Set<Layer>
    /// The folders with the toolchain's libraries.
    var libraries: [String]
    /// An empty folder that becomes the root of a run's file system.
    var root: URL
    /// The limit of CPU time, in seconds.
    var seconds: Int

    /// The limit of memory, in KiB. A run must fill it well within its timeout, also on a virtual machine, where each
    /// new page costs microseconds: otherwise it depends on the machine whether a run that takes all memory crashes or
    /// times out.
    private static let addressSpace = 1 << 20

    /// The names of the layers, in their order.
    var names: [String] {
        Layer.allCases.filter(has).map(\.rawValue)
    }

    /// A command that runs the given command with these layers around it. It may write only this file.
    func around(_ command: [String], writing file: URL) -> [String] {
        // The run may belong to a different user.
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o666]
        _ = FileManager.default.createFile(atPath: file.path, contents: nil, attributes: attributes)
        let program = URL(filePath: command.first ?? "").deletingLastPathComponent().path
        let readable = [program] + libraries
        let arguments = [root.path, file.path, "\(readable.count)"] + readable
        return ["/bin/sh", "-c", Self.outside, "sh"] + namespaces + ["/bin/sh", "-c", inside, "sh"] + arguments
            + command
    }

    private func has(_ layer: Layer) -> Bool {
        layers.contains(layer)
    }

    private var isRoot: Bool {
        geteuid() == 0
    }

    /// Stays outside the namespaces. Inside, a signal does not end the first process: its exit code is 128 plus the
    /// signal. This turns the code into a signal again.
    private static let outside = """
        ulimit -c 0
        "$@"
        code=$?
        [ $code -le 128 ] || kill -$((code - 128)) $$
        exit $code
        """

    private var namespaces: [String] {
        let wanted: [(Layer, [String])] = [
            (.noNetwork, ["--net"]),
            (.processNamespace, ["--pid", "--fork", "--kill-child", "--ipc"]),
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
            files ? "chroot \"$root\" env TMPDIR=/scratch HOME=/scratch" : nil,
            has(.noPrivileges) ? "setpriv --no-new-privs --bounding-set=-all --inh-caps=-all" : nil,
            has(.otherUser) ? "--reuid=65534 --regid=65534 --clear-groups" : nil,
            "\"$@\"",
        ]
        return """
            set -e
            root=$1 file=$2 count=$3
            shift 3
            # The folders of chroot and ip are not in every user's PATH.
            PATH=$PATH:/usr/sbin:/sbin
            \(files ? Self.privateFiles : "shift $count")
            \(has(.noNetwork) ? "ip link set lo up" : ":")
            \(ShellLimit.outputSize)
            ulimit -t \(seconds)
            \(has(.addressSpace) ? "ulimit -v \(Self.addressSpace)" : ":")
            set +e
            \(command.compactMap { $0 }.joined(separator: " "))
            exit $?
            """
    }

    /// Makes an empty file system, mounts the necessary parts of the real one in it, read-only, and removes the folders
    /// from the arguments.
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
        for path in /dev/null /dev/zero /dev/urandom "$file"; do show "$path"; done
        mkdir "$root/scratch"
        mkdir "$root/proc"
        mount -t proc proc "$root/proc"
        while [ $count -gt 0 ]; do
            show "$1"
            lock "$1"
            shift
            count=$((count - 1))
        done
        lock /
        mount -t tmpfs -o mode=1777,size=64m tmpfs "$root/scratch"
        """
}

extension Containment {
    /// The layers that this machine has. Each is tried by a run of real tests.
    ///
    /// - Parameter works: whether a run with these layers has the same result as a run without them.
    func probed(_ works: (Containment) throws -> Bool) rethrows -> Containment {
        var best = self
        best.layers = Set(Layer.everywhere)
        var all = self
        all.layers = Set(Layer.allCases)
        #if os(Linux)
            if !isRoot { all.layers.remove(.otherUser) }
            if try works(all) { return all }
            for layer in Layer.allCases where !best.has(layer) && all.has(layer) {
                var candidate = best
                candidate.layers.insert(layer)
                // A different user needs a file system of its own, and must start without privileges.
                if layer == .otherUser, !candidate.layers.isSuperset(of: [.privateFiles, .noPrivileges]) { continue }
                if try works(candidate) { best = candidate }
            }
        #endif
        return best
    }
}
