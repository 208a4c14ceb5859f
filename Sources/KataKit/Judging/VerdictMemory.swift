import Foundation

/// The last verdict of a stage. It counts as long as the stage has the same files: what has not changed is not run again.
struct VerdictMemory {
    private struct Record: Codable {
        let verdict: LapVerdict
        let timeout: Double
        /// When the tool was built that reached the verdict.
        let tool: Date?
    }

    private let stage: Stage
    private let timeout: Double
    private var file: URL { stage.root.appending(path: "verdict.json") }
    private static let tool = Bundle.main.executableURL?.modificationDate

    /// - Parameter timeout: of one test, in seconds.
    init(of stage: Stage, timeout: Double) {
        self.stage = stage
        self.timeout = timeout
    }

    /// The verdict of this trial; nil if another one was judged last.
    func verdict(on trial: Trial) throws -> LapVerdict? {
        guard let data = try? Data(contentsOf: file),
            let record = try? JSONDecoder().decode(Record.self, from: data),
            record.timeout == timeout, record.tool == Self.tool, try stage.has([trial.part]),
            trial.lap.guide.map({ $0.titlesOfTests == record.verdict.outcomes.map(\.title) }) != false
        else { return nil }
        return record.verdict
    }

    /// Call this before the stage changes.
    func forget() throws { try file.removeTree() }

    /// Keeps a verdict that another run would not change.
    func keep(_ verdict: LapVerdict) throws {
        guard verdict.isRepeatable else { return }
        let record = Record(verdict: verdict, timeout: timeout, tool: Self.tool)
        try JSONEncoder.inOneLine.encode(record).write(to: file, options: .atomic)
    }
}

extension Guide {
    fileprivate var titlesOfTests: [String] {
        workingOrder.flatMap(\.suites).flatMap { suite in suite.tests.map { "\(suite.name)/\($0)" } }
    }
}

extension LapVerdict {
    /// Whether each test ran to its end, or the compiler says what is wrong and where.
    fileprivate var isRepeatable: Bool {
        switch state {
        case .green, .red: outcomes.allSatisfy { [.passed, .failed].contains($0.verdict) }
        case .doesNotCompile: !diagnostics.isEmpty
        case .missing, .notAttempted, .error: false
        }
    }
}
