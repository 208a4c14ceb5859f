/// Builds units apart, where they do not build together.
struct Narrowing {
    /// Builds these units, which are of one lap, and nothing else.
    var build: ([Unit]) throws -> Build.Result
    /// What is to be done with a build that holds, before the next.
    var use: (TestBinary, [Unit]) throws -> Void

    /// Leaves out what a failure names, again and again, until the build holds.
    ///
    /// - Parameter failure: of the last build that held these units; nil when there was none.
    /// - Returns: why units could not be built.
    func run(_ units: [Unit], after failure: BuildFailure? = nil) throws -> [Unit: BuildFailure] {
        // What ended without a word, at its limit say, would do so again.
        if failure?.diagnostics.isEmpty == true, units.count > 1 { return try runApart(units) }
        var failures: [Unit: BuildFailure] = [:]
        var failure = failure
        var standing = units
        while true {
            if let failure {
                let broken = standing.filter { !$0.errors(of: failure).isEmpty }
                for unit in broken { failures[unit] = failure }
                standing.removeAll(where: broken.contains)
            }
            guard !standing.isEmpty else { return failures }

            switch try build(standing) {
            case .built(let binary, _):
                try use(binary, standing)
                return failures
            case .failed(let next):
                failure = next
                guard standing.allSatisfy({ $0.errors(of: next).isEmpty }) else { continue }
                // The failure names none of them: look at each by itself.
                guard standing.count > 1 else {
                    failures[standing[0]] = next
                    return failures
                }
                return failures.merging(try runApart(standing)) { $1 }
            }
        }
    }

    private func runApart(_ units: [Unit]) throws -> [Unit: BuildFailure] {
        try units.reduce(into: [:]) { $0.merge(try run([$1])) { $1 } }
    }
}
