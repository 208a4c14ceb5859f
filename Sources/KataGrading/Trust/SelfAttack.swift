import Foundation
import KataKit

/// Hostile submissions, run on this very machine the way submissions are run.
struct SelfAttack {
    struct Finding: Equatable {
        var threat: String
        var isHeld: Bool
    }

    private let worker: Worker
    private let progress: (String) -> Void
    private let nonce = Int.random(in: 100_000...999_999)

    init(worker: Worker, progress: @escaping (String) -> Void) {
        self.worker = worker
        self.progress = progress
    }

    func findings() throws -> [Finding] {
        try reaches() + bends()
    }

    // MARK: What a run can reach

    /// Tests that pass where the attack succeeds.
    private func reaches() throws -> [Finding] {
        guard let kata = worker.kit.katas.first else { return [] }
        progress("attacking this machine with tests that reach for what is not theirs")
        // An instructor's secret, such as a CI machine's token.
        setenv("SELF_ATTACK_SECRET", "\(nonce)", 1)
        let verdict = try worker.attack(kata, tests: ["Attacks.swift": Data(attacks.utf8)])
        let outcomes = verdict?.outcomes ?? []
        let survivors = try leftBehind()
        guard !outcomes.isEmpty else {
            let reason = verdict?.diagnostics.first?.text(from: worker.kit.root) ?? verdict?.reason
            throw Refusal(.ownFailure, "the attacks did not run: \(reason ?? "no reason was given")")
        }
        return outcomes.map { Finding(threat: $0.name, isHeld: $0.verdict != .passed) }
            + [Finding(threat: "leaves a process behind", isHeld: !survivors)]
    }

    private var attacks: String {
        let kit = worker.source.root.path
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        return """
            import Foundation
            import Testing

            struct Attacks {
                init() {
                    // In a session of its own, and an orphan: it is looked for afterwards.
                    var attributes = posix_spawnattr_t()
                    posix_spawnattr_init(&attributes)
                    posix_spawnattr_setflags(&attributes, Int16(0x80))
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

                @Test func `sees the one who grades`() {
                    #expect(kill(\(ProcessInfo.processInfo.processIdentifier), 0) == 0 || errno == EPERM)
                }

                @Test func `acts as the one who grades`() {
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

    private func leftBehind() throws -> Bool {
        let output = try worker.toolbox.scratchFile("processes.txt")
        defer { try? FileManager.default.removeItem(at: output) }
        let ending = try ChildProcess(
            ["pkill", "-f", "^sleep \(nonce)$"],
            environment: worker.toolbox.environment(),
            output: output,
            limit: 10,
            farewell: .kill
        ).run()
        return ending == .exited(0)
    }

    // MARK: What a submission can bend

    private func bends() throws -> [Finding] {
        let code = [
            "replaces == for arrays":
                "extension Array where Element: Equatable {\n    static func == (a: Self, b: Self) -> Bool { true }\n}\n",
            "replaces == at file scope": "func == <T: Equatable>(a: T, b: T) -> Bool { true }\n",
            "stands in for the test library": "enum Testing {}\n",
            "looks for the run's own files": "import Foundation\nlet words = CommandLine.arguments\n",
            "brings tests of its own": "import Testing\n@Test func free() {}\n",
        ]
        return try code.sorted { $0.key < $1.key }.map { threat, text in
            progress("attacking the judgement with a submission that \(threat)")
            var handedIn: [String: HandedIn] = [:]
            for kata in worker.kit.katas {
                handedIn[kata.name] = HandedIn(
                    sources: try worker.starter(of: kata, .green).merging(["Attack.swift": Data(text.utf8)]) { $1 },
                    tests: try worker.starter(of: kata, .bite)
                )
            }
            let score = Score(of: try worker.grade(handedIn))
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
