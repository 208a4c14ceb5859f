import Foundation
import KataKit

struct GradingOptions: Codable, Sendable {
    var katas: [String]
    var jobs: Int
    /// The timeout of one test, in seconds.
    var testTimeout = 10.0
    /// The timeout of one build, in seconds.
    var buildTimeout = 120.0
    /// The timeout of one submission, however many files and tests it has, in seconds.
    var submissionTimeout = 600.0
    var requiresContainment = false
    /// Whether to take over results of an earlier run if nothing has changed.
    var resumes = false
}

extension GradingOptions {
    typealias Option = Command.Option

    static let katas = Option("--katas", value: "A,B", "Take only these katas (default: all).")
    private static let jobs = Option("--jobs", value: "N", "Submissions at a time (default: one a core).")
    private static let resume = Option("--resume", "Take over earlier results, if nothing has changed since.")
    private static let containment = Option(
        "--containment",
        value: "best|required",
        "Use the barriers that the machine has, or refuse unless it has all (default: best)."
    )
    private static let buildTimeout = Option("--build-timeout", value: "SECONDS", "End a longer build (default: 120).")
    private static let submissionTimeout = Option(
        "--submission-timeout",
        value: "SECONDS",
        "Grade no submission for longer: it is an error then (default: 600)."
    )

    static let all = [katas, jobs, resume, containment, .timeout, buildTimeout, submissionTimeout]

    init(_ arguments: Arguments, kit: Kit) throws {
        katas = try arguments.katas(of: kit)
        let jobs = arguments.value(of: Self.jobs) ?? "\(ProcessInfo.processInfo.activeProcessorCount)"
        guard let number = Int(jobs), number > 0 else {
            throw CommandError(.misuse, "--jobs \(jobs): give a whole number above 0")
        }
        self.jobs = number
        testTimeout = try arguments.seconds(.timeout) ?? testTimeout
        buildTimeout = try arguments.seconds(Self.buildTimeout) ?? buildTimeout
        submissionTimeout = try arguments.seconds(Self.submissionTimeout) ?? submissionTimeout
        resumes = arguments.has(Self.resume)
        requiresContainment = try arguments.choice(of: Self.containment) == "required"
    }
}

extension Arguments {
    /// The names of the katas that `--katas` chooses, in the order of the kit.
    func katas(of kit: Kit) throws -> [String] {
        let names = value(of: GradingOptions.katas)?.split(separator: ",").map(String.init)
        guard names?.isEmpty != true else { throw CommandError(.misuse, "--katas names no kata: --katas A,B") }
        let chosen = try Set((names ?? kit.katas.map(\.name)).map { try kit.kata(named: $0).name })
        return kit.katas.map(\.name).filter(chosen.contains)
    }
}
