/// What a caller does with each build, before the next one overwrites it.
package struct BuildObserver {
    /// Called with each build that succeeds and the laps in it, before their tests run.
    var built: (TestBinary, [LapID]) throws -> Void = { _, _ in }
    /// Adds to the verdict of each lap that was run from a build.
    var explain: (LapVerdict, LapID, TestBinary) throws -> LapVerdict = { verdict, _, _ in verdict }

    package static var none: BuildObserver { BuildObserver() }

    package static func looking(_ built: @escaping (TestBinary, [LapID]) throws -> Void) -> BuildObserver {
        BuildObserver(built: built)
    }
}
