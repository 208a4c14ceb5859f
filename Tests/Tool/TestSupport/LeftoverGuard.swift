import Foundation

/// A process that ends what the tests have started when the test run is gone: ended, killed, or stopped by Ctrl-C. It also ends
/// a test run whose `swift test` is gone.
///
/// What a test starts leads a session of its own, so that no signal to the test run reaches it. But it inherits this run's
/// environment, with a variable that names the checkout. A checkout has one test run at a time, because the fixtures are there.
package enum LeftoverGuard {
    /// The tool's children do not get variables that begin with `KATA`. A new value would make SwiftPM evaluate each fixture's
    /// manifest again, so it is the same for each run.
    package static let variable = "STARTED_BY_TESTS_OF"

    /// Closed by the system when this process ends, whatever ends it.
    private static let life = Pipe()

    /// Starts the guard, at the first access.
    package static let isStarted: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script, "sh", "\(variable)=\(Checkout.root.path)", "\(getpid())", "\(getppid())"]
        process.standardInput = life
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // Without the variable: the guard does not find itself.
        guard (try? process.run()) != nil else { return false }
        return setenv(variable, Checkout.root.path, 1) == 0
    }()

    /// Waits for the end of its input, then ends all processes that have `$1` in their environment by then: the next test run may
    /// begin at once. They may end their own children first, and have five seconds for it. The input ends with the process `$2`, which must not survive its parent `$3`.
    package static let script = """
        trap '' HUP INT TERM
        { while kill -0 "$3"; do sleep 1; done; kill -KILL "$2"; } &
        cat >/dev/null
        kill -KILL $!
        \(search)
        signal=TERM
        first=" $(search "$1" | tr '\\n' ' ') "
        for i in $(seq 40); do
            [ $i -lt 20 ] || signal=KILL
            started=
            for pid in $(search "$1"); do case $first in *" $pid "*) started="$started $pid" ;; esac; done
            [ -n "$started" ] || break
            [ $i -gt 1 -a $i -lt 20 ] || kill -s $signal $started
            sleep 0.25
        done
        """

    #if os(Linux)
        private static let search = "search() { grep -alszxF \"$1\" /proc/[0-9]*/environ | cut -d / -f 3; }"
    #else
        private static let search = "search() { ps -axEww -o pid=,command= | grep -F \" $1\" | awk '{ print $1 }'; }"
    #endif
}
