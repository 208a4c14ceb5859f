/// Builds laps separately where they do not build together.
enum BuildIsolation {
    /// Leaves out what a failure names, until the rest builds.
    ///
    /// - Parameters:
    ///   - laps: all green, or all bite.
    ///   - failure: of the last build that had these laps; nil when there was none.
    ///   - build: builds these laps and nothing else.
    ///   - use: called with each build that succeeds, before the next one overwrites it.
    /// - Returns: why laps could not be built.
    static func run(
        _ laps: [LapID],
        after failure: BuildFailure? = nil,
        build: ([LapID]) throws -> Build.Result,
        use: (TestBinary, [LapID]) throws -> Void
    ) throws -> [LapID: BuildFailure] {
        // A failure without a place, such as a timeout, would not name one the next time either.
        if let failure, failure.diagnostics.isEmpty, laps.count > 1 {
            return try runSeparately(laps, build: build, use: use)
        }
        let broken = failure.map { failure in laps.filter { !$0.errors(of: failure).isEmpty } } ?? []
        let rest = laps.filter { !broken.contains($0) }
        var failures = Dictionary(uniqueKeysWithValues: broken.compactMap { lap in failure.map { (lap, $0) } })
        guard !rest.isEmpty else { return failures }

        switch try build(rest) {
        case .built(let binary, _):
            try use(binary, rest)
        case .failed(let next) where rest.contains { !$0.errors(of: next).isEmpty }:
            failures.merge(try run(rest, after: next, build: build, use: use)) { $1 }
        case .failed(let next) where rest.count == 1:
            failures[rest[0]] = next
        case .failed:
            failures.merge(try runSeparately(rest, build: build, use: use)) { $1 }
        }
        return failures
    }

    private static func runSeparately(
        _ laps: [LapID],
        build: ([LapID]) throws -> Build.Result,
        use: (TestBinary, [LapID]) throws -> Void
    ) throws -> [LapID: BuildFailure] {
        try laps.reduce(into: [:]) { $0.merge(try run([$1], build: build, use: use)) { $1 } }
    }
}
