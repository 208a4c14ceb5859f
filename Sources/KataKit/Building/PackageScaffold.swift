import Foundation

/// The files that a package needs next to its katas, for packages that only this tool builds.
package enum PackageScaffold {
    private static let standIn = "Sources/HeadlessUIKit"
    package static let entryPoint = "XCTMain.swift"

    /// In a package without an entry point of its own, SwiftPM looks for XCTest's tests on Linux. For this search each
    /// build writes an index, which takes a quarter of the build's time.
    ///
    /// This one takes a `TestPlan`. Programs start slowly: when the plan has several runs, each is a copy of this process.
    /// It is made before there is a second thread, and it sees nothing of the other runs.
    package static let entryPointText = #"""
        import Dispatch
        import Glibc
        import Testing

        @main
        enum EntryPoint {
            static func main() {
                guard getenv("KATA_PLAN") != nil else { runTests(nil) }
                unsetenv("KATA_PLAN")
                // PR_SET_DUMPABLE: no run can read the memory of this process, or anything else of it, in /proc.
                control(4, 0, 0, 0, 0)
                let words = readInput().split(separator: 0, omittingEmptySubsequences: false).map {
                    String(decoding: $0, as: UTF8.self)
                }
                let filters = 3 + (Int(words[2]) ?? 0)
                var arguments = __CommandLineArguments_v0()
                arguments.parallel = false
                arguments.eventStreamOutputPath = words[1]
                #if compiler(>=6.3)
                arguments.eventStreamSchemaVersion = "6.3"
                #else
                arguments.eventStreamVersion = 0
                #endif
                arguments.filter = Array(words[3..<filters])
                let runs = words[filters...].dropLast().split(separator: "", omittingEmptySubsequences: false).dropLast()
                guard runs.count > 1 else {
                    set(runs.first ?? [])
                    runTests(arguments)
                }
                let events = open(words[1], O_WRONLY | O_CLOEXEC)
                for run in runs {
                    let child = copyProcess()
                    if child == 0 {
                        close(events)
                        setpgid(0, 0)
                        set(run)
                        runTests(arguments)
                    }
                    guard child > 0 else { exit(1) }
                    var status: Int32 = 0
                    while waitpid(child, &status, 0) < 0, errno == EINTR {}
                    // What the run leaves behind must not reach the next one.
                    kill(-child, SIGKILL)
                    if let folder = getenv("TMPDIR") { clear(String(cString: folder)) }
                    var output = stat()
                    fstat(STDOUT_FILENO, &output)
                    let record = "\n{\"kind\":\"\(words[0])\",\"status\":\(status),\"output\":\(output.st_size)}\n"
                    _ = record.withCString { write(events, $0, strlen($0)) }
                    // The limit of the output is for all runs together.
                    if output.st_size > 1 << 20 { break }
                }
                exit(0)
            }

            @_silgen_name("fork")
            static func copyProcess() -> pid_t

            /// C declares it with any number of arguments, which Swift does not import.
            @_silgen_name("prctl") @discardableResult
            static func control(_: Int32, _: UInt, _: UInt, _: UInt, _: UInt) -> Int32

            static func runTests(_ arguments: __CommandLineArguments_v0?) -> Never {
                Task { @MainActor in
                    await Testing.__swiftPMEntryPoint(passing: arguments) as Never
                }
                dispatchMain()
            }

            static func set(_ variables: some Collection<String>) {
                for variable in variables {
                    let name = variable.prefix { $0 != "=" }
                    setenv(String(name), String(variable.dropFirst(name.count + 1)), 1)
                }
            }

            static func readInput() -> [UInt8] {
                var all: [UInt8] = []
                var chunk = [UInt8](repeating: 0, count: 1 << 16)
                while case let count = read(STDIN_FILENO, &chunk, chunk.count), count > 0 { all += chunk[..<count] }
                let nothing = open("/dev/null", O_RDONLY)
                dup2(nothing, STDIN_FILENO)
                close(nothing)
                return all
            }

            static func clear(_ folder: String) {
                guard let listing = opendir(folder) else { return }
                while let entry = readdir(listing) {
                    let name = withUnsafePointer(to: &entry.pointee.d_name) {
                        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                    }
                    guard name != ".", name != ".." else { continue }
                    let path = folder + "/" + name
                    if remove(path) != 0 {
                        clear(path)
                        remove(path)
                    }
                }
                closedir(listing)
            }
        }

        """#

    /// Writes the kit's files into a folder. It does not change the other files there.
    package static func write(of kit: Kit, to folder: URL) throws {
        try sync(kit.root.appending(path: standIn).readFiles(), to: folder.appending(path: standIn))
        let manifest = try Data(contentsOf: kit.root.appending(path: "Package.swift"))
        try write(manifest, to: folder.appending(path: "Package.swift"))
        #if os(Linux)
            try write(Data(entryPointText.utf8), to: folder.appending(path: entryPoint))
        #endif
    }

    private static func write(_ data: Data, to file: URL) throws {
        guard (try? Data(contentsOf: file)) != data else { return }
        try data.write(to: file, options: .atomic)
    }

    /// Options of `swift build` for a package that only the tool builds. The tool does not debug it, so it needs no
    /// debug information. It has an entry point of its own, so it needs no index.
    ///
    /// - Parameter hasLines: whether a backtrace names files and lines. They take a thirtieth of the compiler's time.
    package static func buildOptions(of package: URL, hasLines: Bool = false) -> [String] {
        guard package.appending(path: entryPoint).exists else { return [] }
        let lines = hasLines ? ["-Xswiftc", "-gline-tables-only"] : []
        return ["--disable-index-store", "-debug-info-format", "none"] + lines
    }
}
