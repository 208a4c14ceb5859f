import Foundation

/// Measures tests by the mutants that they kill. One build has all mutants of all katas, and the test binary runs once
/// for each.
package struct MutationRun: Sendable {
    package struct Subject: Sendable {
        var kata: Kata
        var mutants: [Mutant]
        var variants: [Variant] = []
        /// Whether a test that fails on a variant kills nothing. An author looks at both.
        package var rejectsTooStrict = true
        /// The code that the mutants change, by path from the kata's folder.
        var code: [String: Data]
        /// The tests to measure; nil for the official suites.
        var ownTests: URL?

        /// A learner's tests, on given code with the starter: neither the reference nor the learner's own code is
        /// needed.
        ///
        /// - Parameter mutants: nil for all that the kit has.
        package static func bite(_ kata: Kata, tests: URL, mutants: [Mutant]? = nil) throws -> Subject {
            Subject(
                kata: kata,
                mutants: try mutants ?? kata.mutants(.bite),
                variants: try kata.variants(.bite),
                code: try kata.readStarter(),
                ownTests: tests
            )
        }

        /// The official suites, on the reference.
        package static func green(_ kata: Kata) throws -> Subject {
            Subject(
                kata: kata,
                mutants: try kata.mutants(.green),
                variants: try kata.variants(.green),
                rejectsTooStrict: false,
                code: try kata.readReference()
            )
        }

        /// The cases of the article, on the reference.
        package static func article(_ kata: Kata) throws -> Subject {
            let mutants = try kata.mutants(.green)
            return Subject(kata: kata, mutants: mutants, code: try kata.readReference(), ownTests: kata.articleCases)
        }

        /// The lap whose tests are measured.
        fileprivate var lap: LapID {
            LapID(kata: kata, lap: ownTests == nil ? .green : .bite)
        }
    }

    let judge: Judge
    /// The name of a staged package that no other run uses at the same time. The next run uses its build again.
    private let stage: String
    private let key: MutantKey
    private let repeatsKills: Bool
    private let memory: SchemataMemory

    /// - Parameters:
    ///   - judge: builds and runs the tests; its timeout is for the unchanged code, and is the upper limit for a mutant.
    ///   - key: a random one where kills give points. Another key compiles the mutants again.
    ///   - repeatsKills: whether tests run so often that a failure by chance kills no mutant, as a ``RepetitionPlan``
    ///     says. Without it they run once on each mutant, and twice on the unchanged code.
    ///   - memory: of runs with the same key.
    package init(
        _ judge: Judge,
        stage: String,
        key: MutantKey = .withoutPoints,
        repeatsKills: Bool = false,
        memory: SchemataMemory = SchemataMemory()
    ) {
        self.judge = judge
        self.stage = stage
        self.key = key
        self.repeatsKills = repeatsKills
        self.memory = memory
    }

    /// The mutants of each subject that apply and compile. Only the kit decides: own tests take no part.
    package func validMutants(of subjects: [Subject]) throws -> [[Mutant]] {
        var works = try subjects.map(prepare)
        try leaveOutInvalid(works.map(\.lap), &works)
        return works.map { $0.report.results.map(\.mutant) }
    }

    package func report(on subject: Subject) throws -> MutationReport {
        try reports(on: [subject])[0]
    }

    /// A report on each subject, in order. Either all subjects have their own tests, or all use the official suites.
    /// Each kata occurs once.
    package func reports(on subjects: [Subject]) throws -> [MutationReport] {
        var works = try subjects.map(prepare)
        let present = works.filter { $0.report.verdict.state != .missing }.map(\.lap)
        let failures = try BuildIsolation.run(present) { rest in
            try build(rest, &works)
        } use: { binary, built in
            try judge.whenBuilt(binary, built)
            for index in works.indices where built.contains(works[index].lap) {
                try run(&works[index], of: binary)
            }
        }
        for index in works.indices {
            guard let failure = failures[works[index].lap] else { continue }
            works[index].report.verdict = LapVerdict(of: works[index].lap, notBuilt: failure)
        }
        for index in works.indices { try addWarnings(to: &works[index]) }
        return works.map(\.report)
    }

    /// Takes the compiler's warnings in own tests that fail from a build without mutants. In the build with mutants, a weak
    /// property can be a closure, and then the compiler does not warn of an object that nothing retains.
    private func addWarnings(to work: inout Work) throws {
        guard judge.explains, work.subject.ownTests == work.subject.kata.ownTests, !work.report.wrong.isEmpty else {
            return
        }
        let warnings = try judge.judge([work.lap])[work.lap]?.warnings ?? []
        if !warnings.isEmpty { work.report.verdict.warnings = warnings }
    }

    /// A subject whose report is not finished.
    private struct Work {
        var subject: Subject
        var schemata: MutantSchemata
        var tests: [String: Data]
        var report: MutationReport
        /// The timeout of one test on a mutant, in seconds.
        var timeout = 0.0

        var lap: LapID { subject.lap }

        var switchedVariants: [Variant] {
            subject.variants.filter { variant in schemata.switched.contains { $0.mutant.name == variant.name } }
        }

        /// Records patches that are not in the build.
        mutating func leaveOut(_ invalid: [InvalidMutant]) {
            for patch in invalid {
                if let variant = subject.variants.first(where: { $0.name == patch.mutant.name }) {
                    report.variantsApart.append((variant, patch.reason))
                } else {
                    report.invalid.append(patch)
                }
            }
        }

        /// The patches that do not compile. If the failure names none, an added member may be in the way of other code. No
        /// variant of the reference has to be in this build.
        func invalidMutants(by failure: BuildFailure) -> [InvalidMutant] {
            let named = schemata.switched.compactMap { failure.invalidMutant($0.mutant) }
            guard named.isEmpty, lap.lap == .green else { return named }
            return switchedVariants.map {
                InvalidMutant(mutant: $0.patch, reason: "it does not compile with the others")
            }
        }

        func readTestsOfKit() throws -> [String: Data] {
            guard subject.ownTests != nil else { return [:] }
            return try subject.kata.starter.appending(path: "Tests").readFiles()
        }
    }

    // MARK: Preparing

    private func prepare(_ subject: Subject) throws -> Work {
        let tests = try subject.ownTests.map { $0.exists ? try $0.readFiles() : [:] } ?? [:]
        let isMissing = subject.ownTests.map { !$0.containsSwiftFile() } ?? false
        let verdict = isMissing ? LapVerdict(missing: subject.lap) : LapVerdict(state: .red)
        for variant in subject.variants where subject.mutants.contains(where: { $0.name == variant.name }) {
            throw CommandError(.ownFailure, "\(variant.patch.patch.path): a mutant has the same name")
        }
        let all = subject.mutants + subject.variants.map(\.patch)
        return try combine(all, of: subject, tests: tests, verdict: verdict)
    }

    /// - Parameter patches: mutants and variants of the subject.
    private func combine(
        _ patches: [Mutant],
        of subject: Subject,
        tests: [String: Data],
        verdict: LapVerdict
    ) throws -> Work {
        let schemata = try memory.schemata(of: subject.kata, patches, code: subject.code) {
            try MutantSchemata(
                patches,
                of: subject.code,
                key: key,
                launcher: judge.launcher,
                timeout: judge.buildTimeout
            )
        }
        let names = Set(subject.variants.map(\.name))
        let results = schemata.switched.map(\.mutant).filter { !names.contains($0.name) }
            .map { MutationReport.Result(mutant: $0) }
        let report = MutationReport(
            kata: subject.kata,
            verdict: verdict,
            results: results.sorted { $0.mutant.name < $1.mutant.name },
            invalid: []
        )
        var work = Work(subject: subject, schemata: schemata, tests: tests, report: report)
        work.leaveOut(schemata.invalid)
        return work
    }

    // MARK: Building

    /// Builds the mutants of these laps, without those that do not compile.
    private func build(_ laps: [LapID], _ works: inout [Work]) throws -> Build.Result {
        let result = try build(laps, of: works, testedBy: \.tests)
        guard case .failed(let failure) = result,
            works.contains(where: { !$0.invalidMutants(by: failure).isEmpty })
        else { return result }
        try leaveOutInvalid(laps, &works)
        return try build(laps, of: works, testedBy: \.tests)
    }

    /// Leaves out the mutants that do not compile. The tests of the kit take the place of own tests: those can blame any
    /// file for their errors, also a mutant.
    private func leaveOutInvalid(_ laps: [LapID], _ works: inout [Work]) throws {
        while case .failed(let failure) = try build(laps, of: works, testedBy: { try $0.readTestsOfKit() }),
            try leaveOutMutants(named: failure, of: &works)
        {
            // One failed build need not name all of them.
        }
    }

    private func build(_ laps: [LapID], of works: [Work], testedBy tests: (Work) throws -> [String: Data]) throws
        -> Build.Result
    {
        let package = StagedPackage(kit: judge.kit, name: stage)
        for work in works where laps.contains(work.lap) {
            try package.write(work.subject.kata, code: work.schemata.code, tests: tests(work))
        }
        return try judge.build(package, laps, says: "building the code with its mutants")
    }

    /// - Returns: whether the failure names a mutant.
    private func leaveOutMutants(named failure: BuildFailure, of works: inout [Work]) throws -> Bool {
        var hasLeftOut = false
        for (index, work) in works.enumerated() {
            let invalid = work.invalidMutants(by: failure)
            guard !invalid.isEmpty else { continue }
            hasLeftOut = true
            let rest = work.schemata.switched.map(\.mutant)
                .filter { mutant in !invalid.contains { $0.mutant.name == mutant.name } }
            var next = try combine(rest, of: work.subject, tests: work.tests, verdict: work.report.verdict)
            next.report.invalid = work.report.invalid
            next.report.variantsApart = work.report.variantsApart
            next.leaveOut(invalid)
            works[index] = next
        }
        return hasLeftOut
    }

    // MARK: Running

    private func run(_ work: inout Work, of binary: TestBinary) throws {
        let start = Date()
        var first = run(binary, timeout: judge.testTimeout)
        first.variables = work.schemata.variables(for: nil)
        first.explains = judge.explains
        first.progress = judge.progress
        let unchanged = try first.run(modules: [work.lap.testModule])
        // A mutant that takes ten times as long as the unchanged code hangs, also on a busy machine.
        work.timeout = min(judge.testTimeout, max(5, Date().timeIntervalSince(start) * 10))
        let package = StagedPackage(kit: judge.kit, name: stage)
        var verdict = LapVerdict(of: work.lap, by: unchanged)
        verdict.outcomes = try first.notePrinted(verdict.outcomes, hasPrinted: unchanged.hasPrinted)
        verdict.warnings = judge.warnings(in: work.lap, of: binary, found: unchanged.outcomes)
        work.report.verdict = package.mappedBack(verdict)
        let starterTests = work.subject.kata.starter.appending(path: "Tests")
        if work.report.verdict.state == .red, work.subject.ownTests?.hasSameCode(as: starterTests) == true {
            work.report.verdict.state = .notAttempted
        }
        try judgeVariants(&work, of: binary)
        let tests = work.report.validTests
        guard !tests.isEmpty else { return }

        // Somewhere between the mutants the unchanged code runs again. A test that fails then is flaky, or it knows the
        // mutants by something other than their behavior.
        let once = work.report.results.map { Optional($0.mutant.name) } + [nil]
        let runs = try runs(of: once.shuffled(), work, tests, binary)
        for case (let mutant?, let result) in runs { work.report.record(result, on: mutant) }
        work.report.confirm(tests, by: Repetitions(runs))
        if repeatsKills { try repeatKills(&work, of: binary) }
    }

    /// How often a test must fail on a variant, and pass on the unchanged code, again, until it is called too strict.
    private static let confirmations = 4

    /// Finds the tests that fail on a variant. If they pass when they run again, they are flaky.
    private func judgeVariants(_ work: inout Work, of binary: TestBinary) throws {
        let (tests, variants) = (work.report.validTests, work.switchedVariants)
        guard !tests.isEmpty, !variants.isEmpty else { return }
        let runs = try self.runs(of: variants.map(\.name), work, tests, binary)
        for (variant, run) in zip(variants, runs) {
            let failed = run.result.outcomes.filter { ![.passed, .notRun].contains($0.verdict) }
            let doubtful = failed.filter { $0.verdict == .failed }
            let again = (0..<Self.confirmations).flatMap { _ in [variant.name, nil] }
            let runs = doubtful.isEmpty ? [] : try self.runs(of: again, work, doubtful, binary)
            // It is flaky if it passes on the variant, or fails on the unchanged code.
            let flaky = runs.reduce(into: Set()) { flaky, run in
                let odd = run.mutant == nil ? TestOutcome.Verdict.failed : .passed
                flaky.formUnion(run.result.outcomes.filter { $0.verdict == odd }.map(\.id))
            }
            work.report.reject(failed.filter { flaky.contains($0.id) })
            let tooStrict = failed.filter { !flaky.contains($0.id) }
            work.report.tooStrict += tooStrict.map { (variant, $0) }
            guard work.subject.rejectsTooStrict else { continue }
            for test in tooStrict { work.report.reject(test, tooStrictFor: variant) }
        }
    }

    private func repeatKills(_ work: inout Work, of binary: TestBinary) throws {
        let count = work.report.validTests.count
        for group in work.report.groupsToRepeat {
            let plan = RepetitionPlan(mutants: group.mutants.count, tests: count)
            let runs = try runs(of: plan.runs(of: group.mutants), work, group.tests, binary)
            work.report.confirm(group.tests, by: Repetitions(runs))
        }
    }

    /// Runs tests once for each of these mutants, or for the unchanged code where it is nil.
    private func runs(of mutants: [String?], _ work: Work, _ tests: [TestOutcome], _ binary: TestBinary) throws
        -> [Repetitions.Run]
    {
        let variables = mutants.map(work.schemata.variables)
        let package = StagedPackage(kit: judge.kit, name: stage)
        let results = try run(binary, timeout: work.timeout).runs(tests, variables: variables).map { result in
            var result = result
            result.outcomes = result.outcomes.map { $0.verdict == .passed ? $0 : package.mappedBack($0) }
            return result
        }
        return Array(zip(mutants, results))
    }

    private func run(_ binary: TestBinary, timeout: Double) -> TestRun {
        var run = TestRun(binary: binary, launcher: judge.launcher, timeout: timeout)
        // Own tests that crash late have the time of one run together.
        run.crashTimeout = timeout
        return run
    }
}

extension BuildFailure {
    /// Why a mutant of the build is not valid; nil when the failure does not name it.
    fileprivate func invalidMutant(_ mutant: Mutant) -> InvalidMutant? {
        diagnostics.first { $0.file == mutant.patch.path }.map {
            InvalidMutant(mutant: mutant, reason: "the mutant does not compile: \($0.message)")
        }
    }
}
