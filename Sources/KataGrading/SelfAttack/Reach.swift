import Foundation
import KataKit

/// What a run of hostile tests can reach: they run on this machine as a submission's tests do, but no audit stops them.
struct Reach {
    let sandbox: GradingSandbox
    /// The instructor's kit.
    let kit: URL
    private let nonce = Int.random(in: 100_000...999_999)

    /// Runs tests that pass when the attack succeeds.
    func findings() throws -> [SelfAttack.Finding] {
        guard let kata = sandbox.kit.katas.first else { return [] }
        // An instructor's secret, such as a CI machine's token.
        setenv("SELF_ATTACK_SECRET", "\(nonce)", 1)
        // What a program that starts the grader may leave open.
        let leak = dup2(open("/dev/zero", O_RDONLY), 9)
        defer { close(leak) }
        let verdict = try run(["Attacks.swift": Data(attacks.utf8)], as: kata)
        let outcomes = verdict?.outcomes ?? []
        let survivors = try leftBehind()
        guard !outcomes.isEmpty else {
            let reason = verdict?.diagnostics.first?.text(from: sandbox.kit.root) ?? verdict?.reason
            throw CommandError(.ownFailure, "the attacks did not run: \(reason ?? "no reason was given")")
        }
        let reached = outcomes.map { ($0.name, $0.verdict == .passed) }
        let outlived = [("leaves a process behind", survivors), ("survives the grader", try survivesGrader())]
        return (reached + outlived).map { SelfAttack.Finding(threat: $0, isHeld: !$1) }
    }

    /// Whether a run goes on when its grader is killed: when the grader's end of the lifeline is closed.
    private func survivesGrader() throws -> Bool {
        guard var containment = sandbox.containment else { return true }
        let launcher = sandbox.judge.launcher
        return try launcher.withTemporaryFile("output.txt") { output in
            var lifeline: Lifeline? = try Lifeline(at: output.appendingPathExtension("lifeline"))
            containment.lifeline = lifeline?.path ?? ""
            let command = containment.around(["sleep", "\(nonce)"], reading: [], writing: output)
            let child = launcher.child(command, output: output, timeout: 5, termination: .kill)
            let start = Date()
            let ending = try child.run {
                if Date().timeIntervalSince(start) > 1 { lifeline = nil }
                return .none
            }
            return try ending == .timedOut || leftBehind()
        }
    }

    /// The number of the file that the grader has open.
    private static var rareDevice: UInt {
        var info = stat()
        stat("/dev/zero", &info)
        return UInt(info.st_rdev)
    }

    private var attacks: String {
        let kit = kit.path
        let home = NSHomeDirectory()
        return """
            import Foundation
            import Testing

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
                    #expect(FileManager.default.fileExists(atPath: \((kit + "/Solutions").debugDescription)))
                }

                @Test func `reads the suites`() {
                    #expect(FileManager.default.fileExists(atPath: \((kit + "/Tests").debugDescription)))
                }

                @Test func `reads the home folder`() {
                    let home = try? FileManager.default.contentsOfDirectory(atPath: \(home.debugDescription))
                    #expect(home?.isEmpty == false)
                }

                @Test func `writes into the kit`() {
                    let file = URL(filePath: \((kit + "/.build/kata/attack-\(nonce)").debugDescription))
                    #expect((try? Data().write(to: file)) != nil)
                    try? FileManager.default.removeItem(at: file)
                }

                @Test func `reads the environment`() {
                    #expect(ProcessInfo.processInfo.environment["SELF_ATTACK_SECRET"] != nil)
                }

                @Test func `reads objects in the build folder`() {
                    let test = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/none/none"
                    let folder = URL(filePath: test).deletingLastPathComponent().path
                    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                    #expect(names.contains { $0.hasSuffix(".build") || $0 == "Modules" })
                }

                @Test func `reads its arguments`() {
                    let words = (FileManager.default.contents(atPath: "/proc/self/cmdline") ?? Data()).split(separator: 0)
                    #expect(words.count > 1 || CommandLine.arguments.count > 1)
                }

                @Test func `reads other processes`() {
                    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
                    // The shells around the run set its limits.
                    let words = names.compactMap { FileManager.default.contents(atPath: "/proc/\\($0)/cmdline") }
                    #expect(words.contains { String(decoding: $0, as: UTF8.self).contains("ulimit") })
                }

                @Test func `reads the pipe of the results`() {
                    let pipes = FileManager.default.enumerator(atPath: "/")?.lazy.compactMap { "/\\($0)" }
                        .filter { !$0.hasPrefix("/usr/") && $0.hasSuffix("/events") }
                    #expect(pipes?.contains { open($0, O_RDONLY | O_NONBLOCK) >= 0 } == true)
                }

                @Test func `finds an open file of the grader`() {
                    var info = stat()
                    #expect(fstat(9, &info) == 0 && info.st_rdev == \(Self.rareDevice))
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
                    #expect(kill(\(ProcessInfo.processInfo.processIdentifier), 0) == 0 || errno == EPERM)
                }

                @Test func `acts as the instructor`() {
                    #expect(access(\((kit + "/Package.swift").debugDescription), W_OK) == 0)
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

            """
    }

    /// Runs tests next to the reference, without a check of their code.
    private func run(_ tests: [String: Data], as kata: Kata) throws -> LapVerdict? {
        try sync(tests, to: kata.ownTests)
        defer { try? FileManager.default.removeItem(at: kata.ownTests) }
        var judge = sandbox.judge
        judge.variables = ["KATA_LAP": Lap.bite.rawValue, "KATA": kata.name]
        judge.testTimeout = 5
        return try judge.judge([LapID(kata: kata, lap: .bite)]).values.first
    }

    private func leftBehind() throws -> Bool {
        try sandbox.judge.launcher.capture(["pkill", "-f", "^sleep \(nonce)$"], timeout: 10).ending == .exited(0)
    }
}
