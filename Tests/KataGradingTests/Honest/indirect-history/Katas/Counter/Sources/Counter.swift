/// What has happened, the last first.
indirect enum Past {
    case nothing
    case step(after: Past)
    case cleared(after: Past)

    var count: Int {
        switch self {
        case .nothing, .cleared: 0
        case .step(let past): past.count + 1
        }
    }
}

final class Counter {
    let listener: any Listener
    private var past = Past.nothing
    private lazy var report: () -> Void = { [unowned self] in listener.changed(Tally(value: past.count)) }

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        defer { report() }
        past = .step(after: past)
    }

    func reset() {
        defer { report() }
        past = .cleared(after: past)
    }
}
