import Foundation
import KataKit

/// Attacks this machine as submissions could: with tests that no audit stops, and with a class of hostile submissions.
struct SelfAttack {
    struct Finding: Equatable, Sendable {
        var threat: String
        var isHeld: Bool
        /// Which submissions got something else than they should.
        var details: [String] = []
    }

    struct Result {
        /// The names of the layers that were on.
        var layers: [String]
        var reach: [Finding]
        var submissions: [Finding]

        var findings: [Finding] { reach + submissions }
    }

    /// The miniature kit that is attacked.
    let kit: Kit
    private let source: Kit
    private let `class`: GradingClass
    private let heartbeat: Heartbeat

    /// - Parameter source: the instructor's kit.
    init(kit source: Kit, heartbeat: Heartbeat) throws {
        self.source = source
        self.heartbeat = heartbeat
        `class` = try GradingClass(of: source.root)
        let root = source.scratchDirectory.appending(path: "self-attack")
        try `class`.writeKit(manifestOf: source.root, to: root)
        kit = try Kit(root: root)
    }

    /// - Parameter jobs: how many submissions to grade at a time.
    func run(jobs: Int) throws -> Result {
        let grader = Grader(kit: kit, options: .forClass(jobs: jobs), heartbeat: heartbeat)
        let attacks = try `class`.readAttacks()
        let (reach, layers) = try grader.withSandbox { sandbox, containment in
            (try Reach(sandbox: sandbox, tests: attacks, kit: source.root).findings(), containment.names)
        }
        let folder = kit.scratchDirectory.appending(path: "class")
        try `class`.write(for: kit.root, to: folder, launcher: ProcessLauncher(scratchDirectory: kit.scratchDirectory))
        let report = try grader.grade(SubmissionFinder.find([folder.path]))
        return Result(layers: layers, reach: reach, submissions: findings(in: report))
    }

    private func findings(in report: GradeReport) -> [Finding] {
        let submissions = Dictionary(uniqueKeysWithValues: report.submissions.map { ($0.id, $0) })
        let expected = Dictionary(grouping: `class`.expected, by: \.threat)
        return expected.sorted { $0.key < $1.key }.map { threat, expected in
            let details = expected.flatMap { expected in
                `class`.deviations(of: submissions[expected.submission], from: expected)
                    .map { "\(expected.submission): \($0)" }
            }
            return Finding(threat: "\(threat) (\(expected.count))", isHeld: details.isEmpty, details: details)
        }
    }
}

extension GradingOptions {
    /// Short timeouts: some submissions of the class never end.
    static func forClass(jobs: Int) -> GradingOptions {
        GradingOptions(katas: GradingClass.katas, jobs: jobs, testTimeout: 3, buildTimeout: 10)
    }
}

extension SelfAttack.Result {
    var text: String {
        let held = findings.count(where: \.isHeld)
        return """
            The layers that are on: \(layers.joined(separator: ", ")).

            A run of hostile tests
            \(Self.lines(reach))

            A class with submissions of each kind (how many)
            \(Self.lines(submissions))

            \(held) of \(findings.count) threats are held on this machine.
            """
    }

    private static func lines(_ findings: [SelfAttack.Finding]) -> String {
        findings.flatMap { finding in
            ["  \(finding.isHeld ? "held    " : "NOT HELD")  \(finding.threat)"] + finding.details.map { "      \($0)" }
        }.joined(separator: "\n")
    }
}
