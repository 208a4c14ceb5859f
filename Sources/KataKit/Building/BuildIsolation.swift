/// Builds laps separately where they do not build together.
enum BuildIsolation {
    /// Leaves out what a failure names, until the rest builds. Laps that fail together without a name are built one by one.
    ///
    /// - Parameters:
    ///   - laps: all green, or all bite.
    ///   - failure: of the last build that had these laps, and maybe others; nil when there was none.
    ///   - build: builds these laps and nothing else.
    ///   - use: called with each build that succeeds, before the next one overwrites it.
    /// - Returns: why laps could not be built.
    static func buildApart(
        _ laps: [LapID],
        after failure: BuildFailure? = nil,
        build: ([LapID]) throws -> Build.Product,
        use: (TestBinary, [LapID]) throws -> Void
    ) throws -> [LapID: BuildFailure] {
        var failures: [LapID: BuildFailure] = [:]
        var groups = [laps]
        if let failure {
            for lap in laps where !lap.errors(of: failure).isEmpty { failures[lap] = failure }
            let rest = laps.filter { failures[$0] == nil }
            // A failure without a place, such as a timeout, would not name one the next time either.
            groups = failure.diagnostics.isEmpty ? rest.map { [$0] } : [rest]
        }
        while let group = groups.popLast() {
            guard !group.isEmpty else { continue }
            switch try build(group) {
            case .built(let binary):
                try use(binary, group)
            case .failed(let failure):
                let broken = group.count == 1 ? group : group.filter { !$0.errors(of: failure).isEmpty }
                for lap in broken { failures[lap] = failure }
                groups += broken.isEmpty ? group.map { [$0] } : [group.filter { !broken.contains($0) }]
            }
        }
        return failures
    }
}
