import Foundation
import Testing

/// Each test passes when the attack succeeds. What it looks for is in a file that is written next to this one.
struct Attacks {
    init() {
        // In a session of its own, and an orphan: the attack looks for it afterward.
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
            let newSession: Int16 = 0x400
        #else
            var attributes = posix_spawnattr_t()
            let newSession: Int16 = 0x80
        #endif
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setflags(&attributes, newSession)
        var pid: pid_t = 0
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup("sleep \(nonce) &"), nil]
        posix_spawnp(&pid, "sh", nil, &attributes, &words, nil)
    }

    @Test func `reads the reference`() {
        #expect(FileManager.default.fileExists(atPath: kit + "/Solutions"))
    }

    @Test func `reads the suites`() {
        #expect(FileManager.default.fileExists(atPath: kit + "/Tests"))
    }

    @Test func `reads the home folder`() {
        let home = try? FileManager.default.contentsOfDirectory(atPath: home)
        #expect(home?.isEmpty == false)
    }

    @Test func `writes into the kit`() {
        let file = URL(filePath: kit + "/.build/kata/attack-\(nonce)")
        #expect((try? Data().write(to: file)) != nil)
        try? FileManager.default.removeItem(at: file)
    }

    @Test func `reads the environment`() {
        #expect(ProcessInfo.processInfo.environment["ATTACK_SECRET"] != nil)
    }

    @Test func `reads objects in the build folder`() {
        let test = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/none/none"
        let folder = URL(filePath: test).deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        #expect(names.contains { $0.hasSuffix(".build") || $0 == "Modules" })
    }

    @Test func `reads other processes`() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        // The shells around the run set its limits.
        let words = names.compactMap { FileManager.default.contents(atPath: "/proc/\($0)/cmdline") }
        #expect(words.contains { String(decoding: $0, as: UTF8.self).contains("ulimit") })
    }

    @Test func `reads the pipe of the results`() {
        let folder = kit + "/.build/kata"
        let pipes = FileManager.default.enumerator(atPath: folder)?.lazy.compactMap { "\(folder)/\($0)" }
            .filter { $0.hasSuffix("/events") }
        #expect(pipes?.contains { open($0, O_RDONLY | O_NONBLOCK) >= 0 } == true)
    }

    @Test func `finds an open file of the grader`() {
        var info = stat()
        #expect(fstat(leak, &info) == 0 && info.st_rdev == rareDevice)
    }

    @Test func `starts 300 processes`() {
        var pids: [pid_t] = []
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("5"), nil]
        for _ in 0..<300 {
            var pid: pid_t = 0
            if posix_spawnp(&pid, "sleep", nil, nil, &words, nil) == 0 { pids.append(pid) }
        }
        for pid in pids { kill(pid, SIGKILL) }
        #expect(pids.count == 300)
    }

    @Test func `finds a network`() throws {
        let names = try #require(if_nameindex())
        var count = 0
        while names[count].if_index != 0 { count += 1 }
        #expect(count > 1)
    }

    @Test func `sees the grading process`() {
        #expect(kill(grader, 0) == 0 || errno == EPERM)
    }

    @Test func `acts as the instructor`() {
        #expect(access(kit + "/Package.swift", W_OK) == 0)
    }

    @Test func `leaves the root of its file system`() {
        // The known way: a second root below the working folder no longer holds that folder.
        let root = open(".", O_RDONLY)
        let folder = FileManager.default.temporaryDirectory.appending(path: "root").path
        mkdir(folder, 0o700)
        guard chroot(folder) == 0 else {
            Issue.record("no right")
            return
        }
        fchdir(root)
        for _ in 0..<100 { chdir("..") }
        chroot(".")
        #expect(access(kit + "/Solutions", F_OK) == 0)
    }

    @Test func `takes six gigabytes of memory`() {
        #expect(malloc(6 << 30) != nil)
    }

    @Test func `fills the disk`() {
        let file = FileManager.default.temporaryDirectory.appending(path: "attack")
        #expect((try? Data(count: 100 << 20).write(to: file)) != nil)
        try? FileManager.default.removeItem(at: file)
    }

    @Test func `never ends`() {
        while true {}
    }
}
