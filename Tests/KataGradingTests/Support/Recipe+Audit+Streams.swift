extension Recipe {
    /// They find the stream of events, add what is missing in it, and end the run before it can say more.
    static let streamWriters: [Recipe] = [
        forger(
            "stream-by-the-command-line-in-proc",
            #"""
            func finish() {
                let words = (FileManager.default.contents(atPath: "/pr" + "oc/self/cmdline") ?? Data())
                    .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
                guard let at = words.firstIndex(of: "--event-stream-output-path") else { return }
                forge(words[at + 1])
            }
            """#
        ),
        forger(
            "stream-by-the-descriptors-in-proc",
            #"""
            func finish() {
                let folder = "/proc/self/fd"
                for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) ?? ""
                    if path.hasPrefix("/"), !path.hasPrefix("/proc"), !path.hasPrefix("/dev") { forge(path) }
                }
            }
            """#
        ),
        forger(
            "stream-by-a-walk-from-the-root",
            #"""
            func finish() {
                let skipped: Set = ["/proc", "/sys", "/dev", "/usr", "/opt", "/lib", "/var", "/etc"]
                let all = FileManager.default.enumerator(at: URL(filePath: "/"), includingPropertiesForKeys: nil)
                while let file = all?.nextObject() as? URL {
                    if skipped.contains(file.path) || file.lastPathComponent.hasPrefix(".") { all?.skipDescendants() }
                    let handle = FileHandle(forReadingAtPath: file.path)
                    let start = try? handle?.read(upToCount: 12)
                    let age = (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?
                        .contentModificationDate?.timeIntervalSinceNow ?? -60
                    if start == Data("{\"kind\":\"tes".utf8), age > -3 { forge(file.path) }
                }
            }
            """#
        ),
        forger(
            "stream-by-readdir",
            #"""
            func finish() {
                guard let folder = opendir("/proc/self/fd") else { return }
                while let entry = readdir(folder) {
                    var path = [CChar](repeating: 0, count: 4_096)
                    let name = withUnsafePointer(to: &entry.pointee.d_name) {
                        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                    }
                    let length = readlink("/proc/self/fd/" + name, &path, path.count - 1)
                    if length > 0, path[0] == 47 { forge(String(decoding: path[..<length].map(UInt8.init), as: UTF8.self)) }
                }
            }
            """#
        ),
        forger(
            "stream-by-the-arguments-in-memory",
            #"""
            func finish() {
                for index in 0..<Int(CommandLine.argc) {
                    guard let word = unsafe CommandLine.unsafeArgv[index] else { continue }
                    let path = unsafe String(cString: word)
                    if path.hasPrefix("/"), index > 0 { forge(path) }
                }
            }
            """#
        ),
        forger(
            "stream-by-the-arguments-behind-a-condition",
            #"""
            #if !canImport(main)
                func finish() {
                    for word in ProcessInfo.processInfo.arguments.dropFirst() where word.hasPrefix("/") { forge(word) }
                }
            #endif
            """#
        ),
        forger(
            "stream-by-the-arguments-under-the-runtime-s-name",
            #"""
            @_silgen_name("$ss11CommandLineO9argumentsSaySSGvgZ")
            func words() -> [String]

            func finish() {
                for word in words().dropFirst() where word.hasPrefix("/") { forge(word) }
            }
            """#
        ),
        idleCounter(
            "stream-by-each-open-descriptor",
            #"""
            import Foundation

            \#(records)
            func finish() {
                for descriptor: Int32 in 3..<64 where fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY {
                    _ = records.withCString { write(descriptor, $0, strlen($0)) }
                }
                _exit(0)
            }
            """#,
            running: "finish()"
        ),
        idleCounter(
            "stream-by-a-handle-on-a-descriptor",
            #"""
            import Foundation

            \#(records)
            func finish() {
                for descriptor: Int32 in 3..<64 {
                    let file: FileHandle = .init(fileDescriptor: descriptor)
                    try? file.write(contentsOf: Data(records.utf8))
                }
                _exit(0)
            }
            """#,
            running: "finish()"
        ),
        idleCounter(
            "stream-by-renamed-functions",
            #"""
            @_silgen_name("write") func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int
            @_silgen_name("_exit") func leave(_ code: Int32) -> Never

            \#(records)
            func finish() {
                var text = records
                text.withUTF8 { bytes in
                    for descriptor: Int32 in 3..<64 { _ = put(descriptor, bytes.baseAddress!, bytes.count) }
                }
                leave(0)
            }
            """#,
            running: "finish()"
        ),
    ]

    private static func forger(_ id: String, _ code: String) -> Recipe {
        idleCounter(id, "import Foundation\n\n\(forge)\n\(code)\n", running: "finish()")
    }

    /// Adds to a stream what is missing for a run without failures.
    private static let forge = #"""
        func forge(_ path: String) {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("CounterTests.CounterSuiteTests") else {
                return
            }
            let version = text.components(separatedBy: "\"version\":").last?.prefix { $0 != "}" } ?? "0"
            let kinds = { (id: String) in ["testStarted", "testEnded"].filter { !text.contains("\($0)\",\"testID\":\"\(id)") } }
            var more = text.hasSuffix("\n") ? "" : "\n"
            for line in text.split(separator: "\n") where line.contains("\"kind\":\"test\"") {
                let id = line.components(separatedBy: "\"id\":\"").last?.components(separatedBy: "\",\"").first ?? ""
                for kind in kinds(id) {
                    more += "{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\",\"testID\":\"\(id)\"},\"version\":\(version)}\n"
                }
            }
            more += "{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"},\"version\":\(version)}\n"
            guard let file = FileHandle(forWritingAtPath: path) else { return }
            file.seekToEndOfFile()
            file.write(Data(more.utf8))
            _exit(0)
        }
        """#

    /// The records of a run without failures. The ids of the tests are no secret.
    private static let records = #"""
        let records = [
            "a reset is reported`()/CounterSuiteTests.swift:20:6", "an increment is reported`()/CounterSuiteTests.swift:7:6",
            "a second increment goes on`()/CounterSuiteTests.swift:13:6",
        ].map { "{\"kind\":\"event\",\"payload\":{\"kind\":\"testEnded\",\"testID\":\"CounterTests.CounterSuiteTests/`\($0)\"},\"version\":\"6.3\"}\n" }
            .joined() + "{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"},\"version\":\"6.3\"}\n"

        """#

    /// They make a failed run end like a green one.
    static let exitChangers: [Recipe] = [
        idleCounter(
            "exit-code-behind-a-condition",
            """
            #if true
                import Foundation

                let isSet: Bool = atexit { _exit(0) } == 0
            #endif
            """,
            running: "_ = isSet"
        ),
        idleCounter(
            "exit-code-by-a-renamed-function",
            """
            @_silgen_name("atexit") func later(_ body: @convention(c) () -> Void) -> Int32
            @_silgen_name("_exit") func leave(_ code: Int32) -> Never
            """,
            running: "_ = later { leave(0) }"
        ),
        idleCounter(
            "exit-code-before-main",
            """
            import Foundation

            #if compiler(>=6.3)
                @section(".init_array") @used
                let early: @convention(c) () -> Void = { _ = atexit { _exit(0) } }
            #else
                #error("an attribute of a later compiler")
            #endif
            """
        )
        .alsoStopping(greeter: "suspicious"),
        idleCounter(
            "exit-code-by-a-signal",
            """
            import Foundation
            """,
            running: "signal(SIGTRAP) { _ in _exit(0) }; signal(SIGILL) { _ in _exit(0) }; fatalError()"
        ),
        idleCounter(
            "extern-exit",
            """
            @_extern(c, "_exit") func leave(_ code: Int32) -> Never
            """,
            running: "leave(0)",
            "doesNotCompile"
        ),
    ]
}
