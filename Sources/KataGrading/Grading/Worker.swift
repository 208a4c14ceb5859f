import Foundation
import KataKit

// Foundation has one of its own.
typealias Unit = KataKit.Unit

/// A kit of its own below `.build/kata/grading`, in which one submission after the other takes the place of the katas. Its
/// build stays warm.
final class Worker {
    let kit: Kit
    private(set) var toolbox: Toolbox
    /// The staged tree for own tests.
    let biteStage: String
    /// The instructor's.
    let source: Kit
    let options: GradingOptions
    private var judge: Judge
    /// What lies in the kit at the moment, and the stamp of its build.
    private var laid: [String: (files: [String: Data], canaries: Canaries)] = [:]
    private let suites: [String: Suites]

    private var katas: [Kata] {
        kit.katas.filter { options.katas.contains($0.name) }
    }

    init(_ number: Int, source: Kit, options: GradingOptions, suites: [String: Suites]) throws {
        self.source = source
        self.options = options
        self.suites = suites
        biteStage = "grading-bite-\(number)"
        let root = source.stagingGround.appending(path: "grading/worker-\(number)")
        try Self.layKit(of: source, at: root)
        kit = try Kit(root: root)
        var toolbox = try Toolbox(workshop: kit.workshop)
        // What an instructor or a CI machine has in its environment is none of a submission's business.
        toolbox.inherited = ["PATH", "HOME", "LANG", "LC_ALL", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS", "USER"]
        self.toolbox = toolbox
        judge = Judge(kit: kit, toolbox: toolbox)
        judge.runLimit = options.runLimit
        judge.buildLimit = options.buildLimit
        judge.variables = ["KATA_LAP": Lap.green.rawValue]
    }

    /// What never changes: the frame and the guides.
    private static func layKit(of source: Kit, at root: URL) throws {
        try KataKit.lay(source.root.appending(path: "docs/katas").files, in: root.appending(path: "docs/katas"))
        try PackageFrame.lay(of: source, in: root)
    }

    func contain(by containment: Containment) {
        toolbox.confine = { containment.around($0, writing: $1) }
        judge.toolbox = toolbox
    }

    /// How runs are held back for this worker, without a layer yet.
    func containment(seconds: Double, libraries: [String]) throws -> Containment {
        let root = kit.workshop.appending(path: "root")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        return Containment(layers: [], libraries: libraries, root: root, seconds: Int(seconds) + 5)
    }

    // MARK: Grading

    /// The reference in the place of a submission. It must be green, or this machine cannot grade.
    ///
    /// - Throws: ``Refusal`` that tells why it is not.
    func checkReference() throws {
        if let trouble = try troubleWithReference() {
            throw Refusal(
                .ownFailure,
                "the reference is not green on this machine, so nothing can be graded: \(trouble)"
            )
        }
    }

    func troubleWithReference() throws -> String? {
        for kata in kit.katas {
            let reference = source.root.appending(path: "Solutions/\(kata.name)/Sources")
            try put(kata, sources: reference.files.filter { !$0.key.hasPrefix("Given/") })
        }
        let units = katas.units([.green])
        let verdicts = try checked(judge.judge(units))
        for unit in units {
            guard let verdict = verdicts[unit], verdict.state != .green else { continue }
            let red = verdict.outcomes.first { $0.verdict != .passed }
            let what = verdict.reason ?? verdict.diagnostics.first?.text(from: kit.root)
            return "\(unit.kata.name): \(what ?? red.map { "'\($0.name)' is \($0.verdict.rawValue)" } ?? "no test")"
        }
        return nil
    }

    func grade(_ handedIn: [String: HandedIn]) throws -> [KataReport] {
        for kata in kit.katas {
            let own = handedIn[kata.name]?.sources ?? [:]
            // A kata without code would fail the build of all: the starter stands in for it, and is not judged.
            try put(kata, sources: own.isEmpty ? starter(of: kata, .green) : own)
        }
        let units = katas.units([.green]).filter { handedIn[$0.kata.name]?.sources.isEmpty == false }
        let verdicts = try verdicts(of: units)
        let bites = try biteReports(on: katas, handedIn)
        return try katas.map { kata in
            let verdict = verdicts[Unit(kata: kata, lap: .green)]
            let green = try greenReport(of: kata, handedIn[kata.name] ?? HandedIn(), verdict)
            return KataReport(
                kata: kata.name,
                green: green,
                bite: bites[kata.name] ?? BiteReport(verdict: .missing, total: 0)
            )
        }
    }

    private func verdicts(of units: [Unit]) throws -> Judge.Verdicts {
        guard !units.isEmpty else { return [:] }
        let verdicts = try checked(judge.judge(units))
        // One run holds all katas: what bends it in one may have bent the others, so each is run by itself.
        guard units.count > 1, verdicts.values.contains(where: { $0.state == .suspicious }) else { return verdicts }
        return try units.reduce(into: [:]) { $0.merge(checked(try judge.judge([$1]))) { $1 } }
    }

    private func checked(_ verdicts: Judge.Verdicts) -> Judge.Verdicts {
        Judge.Verdicts(
            uniqueKeysWithValues: verdicts.map { unit, verdict in
                (unit, laid[unit.kata.name]?.canaries.checked(verdict) ?? verdict)
            }
        )
    }

    private func greenReport(of kata: Kata, _ handedIn: HandedIn, _ verdict: LapVerdict?) throws -> GreenReport {
        let leftOut = handedIn.leftOut.filter { $0.contains("/Sources") }
        guard let verdict else {
            let reason = ["there is no Swift file in Katas/\(kata.name)/Sources"] + leftOut
            return GreenReport(missing: kata, reason: reason.joined(separator: "; "))
        }
        var report = GreenReport(verdict, of: kata, seenFrom: kit.root)
        if report.verdict == .red, try handedIn.sources == starter(of: kata, .green) { report.verdict = .notAttempted }
        if report.verdict != .doesNotCompile, let suspicion = try suspicion(kata, .green, handedIn.sources) {
            report.verdict = .suspicious
            report.reason = suspicion
        }
        if report.verdict == .suspicious { report.passed = 0 }
        if report.verdict != .green, !leftOut.isEmpty {
            report.reason = ([report.reason].compactMap { $0 } + ["left out: \(leftOut.joined(separator: "; "))"])
                .joined(separator: "; ")
        }
        return report
    }

    /// What the parser finds in code that is not the starter's.
    func suspicion(_ kata: Kata, _ lap: Lap, _ files: [String: Data]) throws -> String? {
        guard try files != starter(of: kata, lap), let suite = suites[kata.name] else { return nil }
        let folder = lap == .green ? "Sources" : "Tests"
        let named = Dictionary(uniqueKeysWithValues: files.map { ("Katas/\(kata.name)/\(folder)/\($0)", $1) })
        let modules = toolbox.binFolder.map { kit.buildFolder.appending(path: "\($0)/Modules") }
        guard let tree = try SyntaxTree(named, modules: modules, toolbox: toolbox) else {
            return "the parser came to no end with it"
        }
        let findings = Screening.findings(
            in: tree,
            suites: lap == .green ? suite.names : nil,
            expected: lap == .green ? suite.expected : [kata.name]
        )
        return findings.isEmpty ? nil : findings.joined(separator: "; ")
    }

    /// Runs tests beside the reference, whatever is in them.
    func attack(_ kata: Kata, tests: [String: Data]) throws -> LapVerdict? {
        try KataKit.lay(tests, in: kata.ownTests)
        defer { try? FileManager.default.removeItem(at: kata.ownTests) }
        var judge = judge
        judge.variables = ["KATA_LAP": Lap.bite.rawValue, "KATA": kata.name]
        judge.runLimit = 5
        return try judge.judge([Unit(kata: kata, lap: .bite)]).values.first
    }

    // MARK: Laying out

    /// The learner's own files of a starter; `Given` is not.
    func starter(of kata: Kata, _ lap: Lap) throws -> [String: Data] {
        let folder = source.root.appending(path: ".starters/\(kata.name)/\(lap == .green ? "Sources" : "Tests")")
        return try folder.files.filter { lap == .bite || !$0.key.hasPrefix("Given/") }
    }

    private func put(_ kata: Kata, sources: [String: Data]) throws {
        if let laid = laid[kata.name], laid.files == sources { return }
        let canaries = Canaries(kata: try source.kata(named: kata.name), stamp: UUID().uuidString)
        let given = try source.root.appending(path: ".starters/\(kata.name)/Sources/Given").files
        var files = sources.merging(canaries.source) { $1 }
        for (path, data) in given { files["Given/\(path)"] = data }
        try KataKit.lay(files, in: kata.sources)
        let suites = try source.root.appending(path: "Tests/\(kata.name)Tests").files
        try KataKit.lay(suites.merging(canaries.tests) { $1 }, in: kata.officialTests)
        laid[kata.name] = (sources, canaries)
    }
}
