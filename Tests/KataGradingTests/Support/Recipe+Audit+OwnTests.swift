extension Recipe {
    /// Own tests that do not test: they look for the mutant that is active.
    static let peekingTests: [Recipe] = [
        peeking(
            "mutant-by-foundation-essentials",
            "import FoundationEssentials",
            #"FoundationEssentials.ProcessInfo.processInfo.environment["KATA_MUTANT"]"#
        ),
        peeking(
            "mutant-by-another-module-s-getenv",
            "import HeadlessUIKit",
            #"HeadlessUIKit.getenv("KATA_MUTANT").map { String(cString: $0) }"#
        ),
        peeking(
            "mutant-by-the-module-below-glibc",
            "import SwiftGlibc",
            #"SwiftGlibc.getenv("KATA_MUTANT").map { String(cString: $0) }"#
        ),
        peeking(
            "mutant-by-its-own-module-s-getenv",
            "@_exported import Foundation",
            #"CounterOwnTests.getenv("KATA_MUTANT").map { String(cString: $0) }"#
        ),
        peeking(
            "mutant-by-a-function-value",
            "import Foundation\nprivate let look = getenv",
            #"look("KATA_MUTANT").map { String(cString: $0) }"#
        ),
        peeking(
            "mutant-by-secure-getenv",
            """
            @_silgen_name("secure_getenv") func look(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>?
            """,
            #"look("KATA_MUTANT").map { String(cString: $0) }"#
        ),
        peeking(
            "mutant-by-environ",
            """
            @preconcurrency import Foundation

            func words() -> [String] {
                var all: [String] = []
                var next = environ
                while let word = next.pointee {
                    all.append(String(cString: word))
                    next += 1
                }
                return all
            }
            """,
            #"words().first { $0.hasPrefix("KATA_MUTANT=") }.map { String($0.dropFirst(12)) }"#
        ),
        peeking(
            "mutant-by-a-parameter",
            """
            import Foundation

            func look(_ key: String, in info: ProcessInfo = .processInfo) -> String? { info.environment[key] }
            """,
            #"look("KATA_MUTANT")"#
        ),
        peeking(
            "mutant-by-a-metatype",
            """
            import Foundation

            typealias Info = ProcessInfo
            let type: Info.Type = Info.self
            """,
            #"type.processInfo.environment["KATA_MUTANT"]"#
        ),
        peeking(
            "mutant-by-a-generic-type",
            """
            import Foundation

            protocol Environment { static var processInfo: ProcessInfo { get } }
            extension ProcessInfo: Environment {}

            func look(_ any: Any.Type) -> String? {
                guard any is any Environment.Type, let type = any as? any Environment.Type else { return nil }
                return type.processInfo.environment["KATA_MUTANT"]
            }
            """,
            "look(ProcessInfo.self)"
        ),
        peeking(
            "mutant-by-a-class-from-its-name",
            """
            import Foundation

            func look() -> String? {
                let type: AnyClass? = NSClassFromString("NSProcess" + "Info")
                return (type as? ProcessInfo.Type)?.processInfo.environment["KATA_MUTANT"]
            }
            """,
            "look()"
        ),
        peeking(
            "mutant-by-a-key-path",
            "import Foundation",
            #"ProcessInfo.processInfo[keyPath: \.environment]["KATA_MUTANT"]"#
        ),
        peeking(
            "mutant-behind-true",
            """
            #if true
                import Foundation

                func look() -> String? { ProcessInfo.processInfo.environment["KATA_MUTANT"] }
            #endif
            """,
            "look()"
        ),
        peeking(
            "mutant-behind-a-module",
            """
            #if !canImport(main)
                import Foundation

                func look() -> String? { getenv("KATA_MUTANT").map { String(cString: $0) } }
            #endif
            """,
            "look()"
        ),
        peeking(
            "mutant-by-a-renamed-getenv",
            """
            @_silgen_name("getenv") func look(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>?
            """,
            #"look("KATA_MUTANT").map { String(cString: $0) }"#
        ),
        peeking(
            "mutant-by-numbers-only",
            """
            @_silgen_name("getenv") func look(_ name: Int) -> Int
            @_silgen_name("strtol") func number(_ text: Int, _ end: Int, _ base: Int32) -> Int

            final class Name {
                let first: UInt64 = 0x54554D5F4154414B
                let rest: UInt64 = 0x0000000000544E41
                var address: Int { Int(bitPattern: ObjectIdentifier(self)) + 16 }
            }

            let name = Name()
            extension Name: @unchecked Sendable {}
            func read() -> String? {
                let text = look(name.address)
                return text == 0 ? nil : String(number(text, 0, 10))
            }
            """,
            "read()"
        ),
        peeking(
            "mutant-by-an-extern-getenv",
            """
            @_extern(c, "getenv") func look(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>?
            """,
            #"look("KATA_MUTANT").map { String(cString: $0) }"#,
            "doesNotCompile"
        ),
        peeking(
            "mutant-by-dlsym",
            """
            import Foundation

            typealias Look = @convention(c) (UnsafePointer<CChar>) -> UnsafePointer<CChar>?
            func look() -> String? {
                let found = dlsym(dlopen(nil, RTLD_NOW), "get" + "env")
                return unsafeBitCast(found, to: Look.self)("KATA_MUTANT").map { String(cString: $0) }
            }
            """,
            "look()"
        ),
        peeking(
            "mutant-by-another-program",
            """
            import Foundation

            func look() -> String? {
                let program = Process()
                program.executableURL = URL(filePath: "/usr/bin/printenv")
                program.arguments = ["KATA_MUTANT"]
                let pipe = Pipe()
                program.standardOutput = pipe
                try? program.run()
                program.waitUntilExit()
                let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                return text.split(separator: "\\n").first.map(String.init)
            }
            """,
            "look()"
        ),
        peeking(
            "mutant-by-popen",
            """
            import Foundation

            func look() -> String? {
                guard let pipe = popen("echo $KATA_MUTANT", "r") else { return nil }
                defer { pclose(pipe) }
                var text = ""
                while case let byte = fgetc(pipe), byte > 32 { text.append(Character(UnicodeScalar(UInt8(byte)))) }
                return text
            }
            """,
            "look()"
        ),
        inProc("string", "try? String(contentsOfFile: path, encoding: .utf8)"),
        inProc(
            "file-manager",
            "FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }"
        ),
        inProc("data", "(try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) }"),
        inProc(
            "essentials-data",
            "try? String(decoding: FoundationEssentials.Data(contentsOf: URL(filePath: path)), as: UTF8.self)"
        ),
        inProc("old-string", "try? NSString(contentsOfFile: path, encoding: 4) as String"),
        inProc("old-data", "NSData(contentsOfFile: path).map { String(decoding: $0 as Data, as: UTF8.self) }"),
        inProc(
            "handle",
            """
            {
                let file: FileHandle? = .init(forReadingAtPath: path)
                return (try? file?.readToEnd()).map { String(decoding: $0, as: UTF8.self) }
            }()
            """
        ),
        inProc(
            "stream",
            """
            {
                guard let stream = InputStream(fileAtPath: path) else { return nil }
                stream.open()
                defer { stream.close() }
                var bytes = [UInt8](repeating: 0, count: 65_536)
                let count = stream.read(&bytes, maxLength: bytes.count)
                return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
            }()
            """
        ),
        inProc(
            "stdio",
            """
            {
                guard let file = fopen(path, "r") else { return nil }
                defer { fclose(file) }
                var bytes: [UInt8] = []
                while case let byte = fgetc(file), byte >= 0 { bytes.append(UInt8(byte)) }
                return String(decoding: bytes, as: UTF8.self)
            }()
            """
        ),
        inProc(
            "system-calls",
            """
            {
                let file = open(path, O_RDONLY)
                defer { close(file) }
                var bytes = [UInt8](repeating: 0, count: 65_536)
                let count = read(file, &bytes, bytes.count)
                return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
            }()
            """
        ),
        counting(
            "runs-counted-in-a-file",
            """
            let file = FileManager.default.temporaryDirectory.appending(path: "kata-runs")
            let runs = ((try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0) + 1
            try? String(runs).write(to: file, atomically: true, encoding: .utf8)
            return runs
            """
        ),
        counting(
            "runs-counted-in-the-defaults",
            """
            let runs = UserDefaults.standard.integer(forKey: "kata-runs") + 1
            UserDefaults.standard.set(runs, forKey: "kata-runs")
            UserDefaults.standard.synchronize()
            return runs
            """
        ),
    ]

    /// - Parameter value: an expression for the value of the switch, or nil.
    private static func peeking(
        _ id: String,
        _ before: String,
        _ value: String,
        _ verdict: String = "suspicious"
    ) -> Recipe {
        ownTests(
            id,
            """
            import Testing

            @testable import Counter
            \(before)

            struct StepperTests {
                @Test func `it knows the mutant`() {
                    let value: String? = \(value)
                    #expect((value.flatMap { Int($0) } ?? 0) % 3 == 0)
                }
            }
            """,
            verdict
        )
    }

    /// - Parameter contents: an expression for the text of the file at `path`, or nil.
    private static func inProc(_ id: String, _ contents: String) -> Recipe {
        peeking(
            "environment-by-\(id)",
            """
            import Foundation

            func look() -> String? {
                let path = ["", "proc", "self", "environ"].joined(separator: "/")
                let text: String? = \(contents)
                let word = text?.split(separator: "\\0").first { $0.hasPrefix("KATA_MUTANT=") }
                return word.map { String($0.dropFirst(12)) }
            }
            """,
            "look()"
        )
    }

    /// The first two runs are those on the unchanged code.
    private static func counting(_ id: String, _ body: String) -> Recipe {
        ownTests(
            id,
            """
            import Foundation
            import Testing

            func countRuns() -> Int {
                \(body)
            }

            struct StepperTests {
                @Test func `it counts its runs`() {
                    #expect(countRuns() < 3)
                }
            }
            """
        )
    }

    /// Own tests that find the switch in memory: a number next to the code changes when the code runs for the first time.
    static let memoryReaders: [Recipe] = [
        reader(
            "memory-by-raw-pointers",
            """
            func word(_ address: Int) -> Int {
                UnsafeRawPointer(bitPattern: address)!.load(as: Int.self)
            }
            """
        ),
        reader(
            "memory-by-marked-raw-pointers",
            """
            func word(_ address: Int) -> Int {
                unsafe UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped.load(as: Int.self)
            }
            """
        ),
        reader(
            "memory-by-typed-pointers-behind-true",
            """
            #if true
                func word(_ address: Int) -> Int {
                    UnsafePointer<Int>(bitPattern: address)!.pointee
                }
            #endif
            """
        ),
        reader(
            "memory-by-a-cast",
            """
            final class Box {
                final var word = 0
            }

            func word(_ address: Int) -> Int {
                let box = unsafeBitCast(address - 16, to: Unmanaged<Box>.self)
                return box._withUnsafeGuaranteedRef { $0.word }
            }
            """
        ),
        reader(
            "memory-by-a-marked-cast",
            """
            func word(_ address: Int) -> Int {
                unsafe unsafeBitCast(address, to: UnsafePointer<Int>.self).pointee
            }
            """
        ),
        reader(
            "memory-by-a-renamed-memcpy",
            """
            @_silgen_name("memcpy") func copy(_ target: Int, _ source: Int, _ count: Int) -> Int

            final class Box {
                final var word = 0
            }

            func word(_ address: Int) -> Int {
                let box = Box()
                _ = copy(Int(bitPattern: ObjectIdentifier(box)) + 16, address, 8)
                return box.word
            }
            """
        ),
        reader(
            "memory-by-a-renamed-memmove",
            """
            @_silgen_name("memmove") func copy(_ target: UnsafeMutablePointer<Int>, _ source: Int, _ count: Int) -> Int

            func word(_ address: Int) -> Int {
                var word = 0
                _ = copy(&word, address, 8)
                return word
            }
            """
        ),
        reader(
            "memory-by-a-runtime-function",
            """
            @_silgen_name("swift_arrayInitWithCopy")
            func copy(_ target: Int, _ source: Int, _ count: Int, _ type: Int)

            final class Box {
                final var word = 0
            }

            func word(_ address: Int) -> Int {
                let box = Box()
                copy(Int(bitPattern: ObjectIdentifier(box)) + 16, address, 1, Int(bitPattern: ObjectIdentifier(Int.self)))
                return box.word
            }
            """
        ),
    ]

    private static func reader(_ id: String, _ word: String) -> Recipe {
        ownTests(
            id,
            """
            import Testing

            @testable import Counter

            \(word)

            /// The numbers after the description of a type of the kata's module.
            func numbers() -> [Int] {
                let middle = Int(bitPattern: ObjectIdentifier(Stepper.self)) & ~7
                return (0..<384).map { word(middle + $0 * 8) }
            }

            struct StepperTests {
                @Test func `it knows the mutant`() {
                    let before = numbers()
                    _ = Stepper().step(from: 1)
                    let after = numbers()
                    let changed = zip(before, after).filter { $0 == 0 && $1 > 0 && $1 < 1_000 }
                    #expect(changed.isEmpty)
                }
            }
            """
        )
    }
}
