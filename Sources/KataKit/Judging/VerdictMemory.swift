import Foundation

/// The last verdict of a stage, or another result. It counts as long as the stage has the same files: what has not changed is
/// not run again.
struct VerdictMemory<Verdict: Codable> {
    private struct Record: Codable {
        let verdict: Verdict
        let timeout: Double
        /// When the tool was built that reached the verdict.
        let tool: Date?
    }

    let stage: Stage
    let trial: Trial
    /// Of one test, in seconds.
    let timeout: Double
    private var file: URL { stage.root.appending(path: "verdict.json") }

    /// The verdict of the trial; nil if another one was judged last.
    func verdict() throws -> Verdict? {
        guard let data = try? Data(contentsOf: file),
            let record = try? JSONDecoder().decode(Record.self, from: data),
            record.timeout == timeout, record.tool == presentTool, try stage.has(trial)
        else { return nil }
        return record.verdict
    }

    /// Call this before the stage changes.
    func forget() throws { try file.removeTree() }

    /// Call this for a verdict that another run would not change.
    func keep(_ verdict: Verdict) throws {
        // A file that cannot be read is not in the stage, which so still has the files of another verdict.
        guard trial.unreadable == nil else { return }
        let record = Record(verdict: verdict, timeout: timeout, tool: presentTool)
        try JSONEncoder.inOneLine.encode(record).write(to: file, options: .atomic)
    }
}

private let presentTool = Bundle.main.executableURL?.modificationDate

extension LapVerdict {
    /// Whether each test ran to its end, or the compiler says what is wrong and where.
    var isRepeatable: Bool {
        switch state {
        case .green, .red: outcomes.allSatisfy { [.passed, .failed].contains($0.verdict) }
        case .doesNotCompile: !diagnostics.isEmpty
        case .missing, .notAttempted, .error: false
        }
    }
}
