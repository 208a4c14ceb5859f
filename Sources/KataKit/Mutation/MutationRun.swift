import Foundation

/// Measures tests by the mutants that they kill. One build has all mutants of all katas, and the test binary runs once
/// for each.
package struct MutationRun: Sendable {
    package struct Subject: Sendable {
        var kata: Kata
        var mutants: [Mutant]
        /// The code that the mutants change, by path from the kata's folder.
        var code: [String: Data]
        /// The tests to measure; nil for the official suites.
        var ownTests: URL?

        /// A learner's tests, on given code with the starter: neither the reference nor the learner's own code is
        /// needed.
        package static func bite(_ kata: Kata, tests: URL) throws -> Subject {
            Subject(kata: kata, mutants: try kata.mutants(.bite), code: try kata.readStarter(), ownTests: tests)
        }

        /// The official suites, or other tests, on the reference.
        package static func green(_ kata: Kata, ownTests: URL? = nil) throws -> Subject {
            Subject(kata: kata, mutants: try kata.mutants(.green), code: try kata.readReference(), ownTests: ownTests)
        }

        /// The lap whose tests are measured.
        fileprivate var lap: LapID {
            LapID(kata: kata, lap: ownTests == nil ? .green : .bite)
        }
    }

    private let judge: Judge
    /// The name of a staged package that no other run uses at the same time. The next run uses its build again.
    private let stage: String

    /// - Parameter judge: builds and runs the tests; its timeout is for the unchanged code, and is the upper
    ///   limit for a mutant.
    package init(_ judge: Judge, stage: String) {
        self.judge = judge
        self.stage = stage
    }

    package func report(on subject: Subject) throws -> MutationReport {
        try reports(on: [subject])[0]
    }

    /// A report on each subject, in order. Either all subjects have their own tests, or all use the official suites.
    /// Each kata occurs once.
    package func reports(on subjects: [Subject]) throws -> [MutationReport] {
        var works = try subjects.map(prepare)
        try runSwitched(&works)
        try runSeparate(&works)
        return works.map(\.report)
    }

    /// A subject whose report is not finished.
    private struct Work {
        var subject: Subject
        var schemata: MutantSchemata
        var tests: [String: Data]
        var report: MutationReport
        /// The tests that failed when the unchanged code ran again.
        var flaky: [TestOutcome] = []
        /// The timeout of one test on a mutant, in seconds.
        var timeout = 0.0

        var lap: LapID { subject.lap }
    }

    // MARK: Preparing

    private func prepare(_ subject: Subject) throws -> Work {
        let tests = try subject.ownTests.map { $0.exists ? try $0.readFiles() : [:] } ?? [:]
        let isMissing = subject.ownTests.map { !$0.containsSwiftFile() } ?? false
        let verdict = isMissing ? LapVerdict(missing: subject.lap) : LapVerdict(state: .red)
        return try combine(subject.mutants, of: subject, tests: tests, verdict: verdict)
    }

    private func combine(
        _ mutants: [Mutant],
        of subject: Subject,
        tests: [String: Data],
        verdict: LapVerdict
    ) throws -> Work {
        let schemata = try MutantSchemata(
            mutants,
            of: subject.code,
            launcher: judge.launcher,
            timeout: judge.buildTimeout
        )
        let results =
            schemata.switched.map { MutationReport.Result(mutant: $0.mutant) }
            + schemata.separate.map { MutationReport.Result(mutant: $0.mutant, isSeparate: true) }
        let report = MutationReport(
            kata: subject.kata,
            verdict: verdict,
            results: results.sorted { $0.mutant.name < $1.mutant.name },
            invalid: schemata.invalid
        )
        return Work(subject: subject, schemata: schemata, tests: tests, report: report)
    }

    // MARK: The mutants in one build

    private func runSwitched(_ works: inout [Work]) throws {
        let present = works.filter { $0.report.verdict.state != .missing }.map(\.lap)
        let failures = try BuildIsolation.run(present) { rest in
            try buildSwitched(rest, &works)
        } use: { binary, built in
            try judge.whenBuilt(binary, built)
            for index in works.indices where built.contains(works[index].lap) {
                try runSwitched(&works[index], of: binary)
            }
        }
        for index in works.indices {
            guard let failure = failures[works[index].lap] else { continue }
            works[index].report.verdict = LapVerdict(of: works[index].lap, notBuilt: failure)
        }
    }

    /// Builds the mutants of these laps, again and again, until no mutant is left that does not compile.
    private func buildSwitched(_ laps: [LapID], _ works: inout [Work]) throws -> Build.Result {
        let package = StagedPackage(kit: judge.kit, name: stage)
        while true {
            for work in works where laps.contains(work.lap) {
                try package.write(work.subject.kata, code: work.schemata.code, tests: work.tests)
            }
            let result = try judge.build(package, laps, says: "building the code with its mutants")
            guard case .failed(let failure) = result, try leaveOutMutants(named: failure, of: &works) else {
                return result
            }
        }
    }

    /// - Returns: whether the failure names a mutant.
    private func leaveOutMutants(named failure: BuildFailure, of works: inout [Work]) throws -> Bool {
        var hasLeftOut = false
        for (index, work) in works.enumerated() {
            let invalid = work.report.results.compactMap { failure.invalidMutant($0.mutant) }
            guard !invalid.isEmpty else { continue }
            hasLeftOut = true
            let rest = work.report.results.map(\.mutant).filter { mutant in
                !invalid.contains { $0.mutant.name == mutant.name }
            }
            works[index] = try combine(rest, of: work.subject, tests: work.tests, verdict: work.report.verdict)
            works[index].report.invalid = work.report.invalid + invalid
        }
        return hasLeftOut
    }

    private func runSwitched(_ work: inout Work, of binary: TestBinary) throws {
        let start = Date()
        let unchanged = try run(binary, mutant: 0, timeout: judge.testTimeout).run(modules: [work.lap.testModule])
        // A mutant that takes ten times as long as the unchanged code hangs, also on a busy machine.
        work.timeout = min(judge.testTimeout, max(5, Date().timeIntervalSince(start) * 10))
        let package = StagedPackage(kit: judge.kit, name: stage)
        work.report.verdict = package.mappedBack(LapVerdict(of: work.lap, by: unchanged))
        let starterTests = work.subject.kata.starter.appending(path: "Tests")
        if work.report.verdict.state == .red, work.subject.ownTests?.hasSameCode(as: starterTests) == true {
            work.report.verdict.state = .notAttempted
        }
        let tests = work.report.validTests
        guard !tests.isEmpty else { return }

        // At some point between the mutants the unchanged code runs again. A test that fails then is flaky, or it knows
        // the mutants by something other than their behavior.
        let switched = work.schemata.switched
        let control = Int.random(in: 0...switched.count)
        for index in 0...switched.count {
            if index == control { try runControl(&work, tests, of: binary) }
            guard index < switched.count else { continue }
            let result = try run(binary, mutant: index + 1, of: work, tests)
            work.report.record(result, on: switched[index].mutant)
        }
        work.report.reject(work.flaky)
    }

    private func runControl(_ work: inout Work, _ tests: [TestOutcome], of binary: TestBinary) throws {
        let again = try run(binary, mutant: 0, of: work, tests)
        work.flaky = again.outcomes.filter { $0.verdict != .passed }
        guard let suspicion = again.suspicion else { return }
        work.report.verdict.state = .suspicious
        work.report.verdict.reason = suspicion
    }

    // MARK: The mutants with a build of their own

    /// Builds one mutant of each kata at a time.
    private func runSeparate(_ works: inout [Work]) throws {
        for round in 0..<(works.map(\.schemata.separate.count).max() ?? 0) {
            let concerned = works.indices.filter { index in
                works[index].schemata.separate.count > round && !works[index].report.validTests.isEmpty
            }
            // Each round has its own package: the next run finds the same code in it and compiles only the tests.
            let package = StagedPackage(kit: judge.kit, name: "\(stage)-apart-\(round + 1)")
            for work in concerned.map({ works[$0] }) {
                let mutated = work.schemata.separate[round]
                try package.write(work.subject.kata, code: mutated.code, tests: work.tests)
            }
            let failures = try BuildIsolation.run(concerned.map { works[$0].lap }) { rest in
                try judge.build(package, rest, says: "building \(rest.count == 1 ? "a mutant" : "mutants") separately")
            } use: { binary, built in
                for index in concerned where built.contains(works[index].lap) {
                    let work = works[index]
                    let result = try run(binary, mutant: 0, timeout: work.timeout).run(work.report.validTests)
                    works[index].report.record(result, on: work.schemata.separate[round].mutant)
                }
            }
            for index in concerned {
                guard let failure = failures[works[index].lap] else { continue }
                let mutant = works[index].schemata.separate[round].mutant
                let reason = "the mutant does not compile: \(failure.summary)"
                works[index].report.discard(InvalidMutant(mutant: mutant, reason: reason))
            }
        }
    }

    // MARK: Running

    private func run(_ binary: TestBinary, mutant: Int, of work: Work, _ tests: [TestOutcome]) throws -> TestRun.Result
    {
        let number = mutant + work.schemata.period * Int.random(in: 1...1_000_000)
        return try run(binary, mutant: number, timeout: work.timeout).run(tests)
    }

    private func run(_ binary: TestBinary, mutant: Int, timeout: Double) -> TestRun {
        let variables = [MutantSchemata.variable: "\(mutant)"]
        var run = TestRun(binary: binary, launcher: judge.launcher, timeout: timeout, variables: variables)
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
