import Foundation
import KataKit

/// Hostile submissions, which run on this machine as real submissions do.
struct SelfAttack {
    struct Finding: Equatable {
        var threat: String
        var isHeld: Bool
    }

    private let sandbox: GradingSandbox
    private let progress: (String) -> Void
    private let nonce = Int.random(in: 100_000...999_999)

    init(sandbox: GradingSandbox, progress: @escaping (String) -> Void) {
        self.sandbox = sandbox
        self.progress = progress
    }

    func findings() throws -> [Finding] {
        try reaches() + manipulations()
    }

    // MARK: What a run can reach

    /// Runs tests that pass when the attack succeeds.
    private func reaches() throws -> [Finding] {
        guard let kata = sandbox.kit.katas.first else { return [] }
        progress("attacking this machine with tests that read and write what is not theirs")
        // An instructor's secret, such as a CI machine's token.
        setenv("SELF_ATTACK_SECRET", "\(nonce)", 1)
        let verdict = try run(["Attacks.swift": Data(attacks.utf8)], as: kata)
        let outcomes = verdict?.outcomes ?? []
        let survivors = try leftBehind()
        guard !outcomes.isEmpty else {
            let reason = verdict?.diagnostics.first?.text(from: sandbox.kit.root) ?? verdict?.reason
            throw CommandError(.ownFailure, "the attacks did not run: \(reason ?? "no reason was given")")
        }
        return outcomes.map { Finding(threat: $0.name, isHeld: $0.verdict != .passed) }
            + [Finding(threat: "leaves a process behind", isHeld: !survivors)]
    }

    private var attacks: String {
        let kit = sandbox.source.root.path
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

    // MARK: What a submission can manipulate

    private func manipulations() throws -> [Finding] {
        let code = [
            "replaces == for arrays":
                "extension Array where Element: Equatable {\n    static func == (a: Self, b: Self) -> Bool { true }\n}\n",
            "replaces == at file scope": "func == <T: Equatable>(a: T, b: T) -> Bool { true }\n",
            "replaces the test library": "enum Testing {}\n",
            "looks for the run's own files": "import Foundation\nlet words = CommandLine.arguments\n",
            "adds tests of its own": "import Testing\n@Test func free() {}\n",
        ]
        return try code.sorted { $0.key < $1.key }.map { threat, text in
            progress("attacking the verdict with a submission that \(threat)")
            var submitted: [String: SubmittedFiles] = [:]
            for kata in sandbox.kit.katas {
                let original = try sandbox.source.kata(named: kata.name)
                submitted[kata.name] = SubmittedFiles(
                    sources: try original.readStarter().below("Sources")
                        .merging(["Attack.swift": Data(text.utf8)]) { $1 },
                    tests: try original.starter.appending(path: "Tests").readFiles()
                )
            }
            let score = Score(of: try sandbox.grade(submitted))
            return Finding(threat: threat, isHeld: score.points == 0)
        }
    }
}

extension SelfAttack.Finding {
    static func text(_ findings: [Self]) -> String {
        let lines = findings.map { "\($0.isHeld ? "held    " : "NOT HELD")  \($0.threat)" }
        let held = findings.count(where: \.isHeld)
        return (lines + ["", "\(held) of \(findings.count) threats are held on this machine."]).joined(separator: "\n")
            + "\n"
    }
}
