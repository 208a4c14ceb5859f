/// What the one who grades has asked for.
struct GradingOptions: Sendable {
    var katas: [String]
    var jobs: Int
    /// Of one test process, in seconds.
    var runLimit = 20.0
    /// Of one build, in seconds.
    var buildLimit = 120.0
    var requiresContainment = false
    /// Whether results of an earlier run are taken where nothing has changed.
    var resumes = false
}
