import Foundation

/// Decides when a step of a child has used up its timeout, also on a busy machine.
///
/// At its timeout a step goes on if it works and other programs took the processor from it: until its own processor time
/// is as long as the timeout, or until it is idle.
struct ProcessTimeout {
    /// The timeout in seconds, on a machine that is not busy.
    private let timeout: Double
    private let session: ProcessSession
    private var start = Date()
    /// The processor time of the steps before this one; nil until this step takes long enough to ask for it.
    private var earlierProcessorTime: Double?
    private var lastLook: Date?
    /// The last check that found that the child had worked since an earlier check.
    private var lastWork: (date: Date, processorTime: Double)?

    /// The time between two checks of the processes, in seconds.
    private static let pause = 0.1
    /// The age of a step at which its processor time begins to count, in seconds. Most steps never get so old.
    private static let firstLook = 0.1
    /// For how long a child may be idle after its timeout, in seconds.
    private static let idlePeriod = 1.0
    /// A child that works less in that period is idle, in seconds: two ticks of the clock.
    private static let leastWork = 0.02
    /// After how many timeouts a step ends that pretends to work.
    private static let maximumTimeouts = 10.0

    init(timeout: Double, session: ProcessSession) {
        self.timeout = timeout
        self.session = session
    }

    /// Begins the next step, which has a timeout of its own.
    mutating func restart() { self = Self(timeout: timeout, session: session) }

    /// Whether the step has worked for at least half of the timeout. A step that waits uses almost no processor time.
    func isBusy() -> Bool { session.measureProcessorTime() - (earlierProcessorTime ?? 0) >= timeout / 2 }

    /// Call this often while the child runs.
    mutating func isOver() -> Bool {
        let now = Date()
        let elapsed = now.timeIntervalSince(start)
        if earlierProcessorTime == nil, elapsed >= Self.firstLook {
            earlierProcessorTime = session.measureProcessorTime()
        }
        guard elapsed >= timeout else { return false }
        guard elapsed < timeout * Self.maximumTimeouts else { return true }
        if let lastLook, now.timeIntervalSince(lastLook) < Self.pause { return false }
        lastLook = now
        let processorTime = session.measureProcessorTime() - (earlierProcessorTime ?? 0)
        if processorTime >= timeout { return true }
        // The time of a process that ended may be gone from the sum: that is a change too.
        guard let lastWork, abs(processorTime - lastWork.processorTime) < Self.leastWork else {
            lastWork = (now, processorTime)
            return false
        }
        return now.timeIntervalSince(lastWork.date) >= Self.idlePeriod
    }
}
