#if canImport(os)
    import os
#endif

final class Counter {
    let listener: any Listener
    private let logger = Log(category: "counter")
    private var count = 0

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        count += 1
        logger.log("incremented to \(count)")
        listener.changed(Tally(value: count))
    }

    func reset() {
        count = 0
        logger.log("reset")
        listener.changed(Tally(value: count))
    }
}

/// The system's log where there is one.
struct Log {
    #if canImport(os)
        private let logger: os.Logger
    #endif

    init(category: String) {
        #if canImport(os)
            logger = os.Logger(subsystem: "katas", category: category)
        #endif
    }

    func log(_ text: String) {
        #if canImport(os)
            logger.debug("\(text)")
        #elseif DEBUG
            print("counter:", text)
        #endif
    }
}
