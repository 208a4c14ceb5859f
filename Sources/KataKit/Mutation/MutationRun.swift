import Foundation

/// Judges tests by the mutants that they kill. All mutants of all katas are in one build, and the test binary runs once for
/// each.
package struct MutationRun: Sendable {
    package struct Subject: Sendable {
        var kata: Kata
        var mutants: [Mutant]
        /// The code that they change.
        var sources: URL
        /// The tests to judge; nil for the official suites.
        var ownTests: URL?

        /// A learner's tests, on given code over the starter: neither the reference nor the learner's own code is needed.
        package static func bite(_ kata: Kata, tests: URL) throws -> Subject {
            let sources = kata.starter.appending(path: "Sources")
            return Subject(kata: kata, mutants: try kata.mutants(.bite), sources: sources, ownTests: tests)
        }

        /// The official suites, or other tests, on the reference.
        static func green(_ kata: Kata, ownTests: URL? = nil) throws -> Subject {
            let sources = kata.solution.appending(path: "Sources")
            return Subject(kata: kata, mutants: try kata.mutants(.green), sources: sources, ownTests: ownTests)
        }

        /// The lap whose tests judge.
        fileprivate var unit: Unit {
            Unit(kata: kata, lap: ownTests == nil ? .green : .bite)
        }
    }

    var kit: Kit
    var toolbox: Toolbox
    /// The name of a staged tree that nobody else uses at the same time; it stays warm for the next run.
    var stage: String
    /// Of one test process on the unchanged code, in seconds; on a mutant, that or less.
    var runLimit: Double
    /// Of one build, in seconds.
    var buildLimit: Double
    /// Tells the one who waits what takes long.
    var progress: @Sendable (String) -> Void

    package init(
        kit: Kit,
        toolbox: Toolbox,
        stage: String,
        runLimit: Double = 20,
        buildLimit: Double = 600,
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.kit = kit
        self.toolbox = toolbox
        self.stage = stage
        self.runLimit = runLimit
        self.buildLimit = buildLimit
        self.progress = progress
    }

    func report(on subject: Subject) throws -> MutationReport {
        try reports(on: [subject])[0]
    }

    /// A report on each subject, in order. All judge by own tests, or all by official suites; no kata is there twice.
    package func reports(on subjects: [Subject]) throws -> [MutationReport] {
        var works = try subjects.map(begin)
        let narrowing = Narrowing(
            build: { standing in try buildWithoutMisfits(standing, &works) },
            use: { binary, standing in
                for index in works.indices where standing.contains(works[index].subject.unit) {
                    try judge(&works[index], by: binary)
                }
            }
        )
        let present = works.filter { $0.report.verdict.state != .missing }.map(\.subject.unit)
        let failures = try narrowing.run(present)
        for index in works.indices {
            let unit = works[index].subject.unit
            if let failure = failures[unit] { works[index].report.verdict = LapVerdict(of: unit, notBuilt: failure) }
        }
        return try judgeApart(works).map(\.report)
    }

    /// A subject on its way to its report.
    private struct Work {
        var subject: Subject
        var woven: Weaver.Woven
        var tests: [String: Data]
        var report: MutationReport
        /// Of a process on a mutant, in seconds.
        var limit = 0.0

        /// The mutants are laid out again, without those that are none.
        mutating func drop(_ misfits: [MutationReport.Misfit], weaver: Weaver) throws {
            let names = Set(misfits.map(\.mutant.name))
            let rest = report.results.map(\.mutant).filter { !names.contains($0.name) }
            woven = try weaver.weave(rest, into: subject.sources.files)
            woven.misfits = report.misfits + misfits
            takeOver(woven)
        }

        mutating func takeOver(_ woven: Weaver.Woven) {
            report.misfits = woven.misfits
            report.results =
                (woven.switched.map { MutationReport.Result(mutant: $0.mutant, change: $0.change) }
                + woven.apart.map { MutationReport.Result(mutant: $0.mutant, change: $0.change, isBuiltApart: true) })
                .sorted { $0.mutant.name < $1.mutant.name }
        }

        mutating func discard(_ mutant: Mutant, _ failure: BuildFailure) {
            let reason = "the mutant does not compile: \(failure.summary)"
            report.misfits.append(.init(mutant: mutant, reason: reason))
            report.results.removeAll { $0.mutant.name == mutant.name }
        }

        mutating func judge(_ mutation: Weaver.Mutation, by run: TestRun.Result) {
            guard let index = report.results.firstIndex(where: { $0.mutant.name == mutation.mutant.name }) else {
                return
            }
            report.results[index].judge(by: run)
        }
    }

    private var weaver: Weaver {
        Weaver(toolbox: toolbox, limit: buildLimit)
    }

    private func begin(_ subject: Subject) throws -> Work {
        let unit = subject.unit
        let woven = try weaver.weave(subject.mutants, into: subject.sources.files)
        let tests = try subject.ownTests.map { $0.exists ? try $0.files : [:] } ?? [:]
        let isMissing = subject.ownTests.map { !$0.hasSwiftFiles } ?? false
        var work = Work(
            subject: subject,
            woven: woven,
            tests: tests,
            report: MutationReport(
                kata: subject.kata,
                verdict: isMissing ? LapVerdict(missing: unit) : LapVerdict(state: .red),
                results: [],
                misfits: []
            )
        )
        work.takeOver(woven)
        return work
    }

    // MARK: Building

    private func buildWithoutMisfits(_ units: [Unit], _ works: inout [Work]) throws -> Build.Result {
        while true {
            let tree = StagedTree(kit: kit, name: stage)
            for work in works where units.contains(work.subject.unit) {
                try tree.lay(work.subject.kata, sources: work.woven.sources, tests: work.tests)
            }
            let result = try build(units, in: tree, says: "building the code with its mutants")
            guard case .failed(let failure) = result else { return result }
            var isMended = false
            for index in works.indices where units.contains(works[index].subject.unit) {
                let misfits = works[index].report.results.map(\.mutant).compactMap { mutant in
                    failure.misfit(mutant)
                }
                guard !misfits.isEmpty else { continue }
                try works[index].drop(misfits, weaver: weaver)
                isMended = true
            }
            guard isMended else { return result }
        }
    }

    private func build(_ units: [Unit], in tree: StagedTree, says: String) throws -> Build.Result {
        let build = Build(
            package: tree.root,
            scratch: tree.root.appending(path: ".build"),
            variables: [
                "KATA": units.map(\.kata.name).joined(separator: ","),
                "KATA_LAP": units[0].lap.rawValue,
            ],
            toolbox: toolbox,
            limit: buildLimit
        )
        if build.expectedBinary?.file.exists != true {
            progress("\(says) for the first time, which takes a while")
        }
        let result = try build.run()
        guard case .failed(let failure) = result else { return result }
        return .failed(tree.mappedBack(failure))
    }

    // MARK: Judging

    private func judge(_ work: inout Work, by binary: TestBinary) throws {
        let unit = work.subject.unit
        let start = Date()
        let result = try run(binary, mutant: 0, limit: runLimit).run(modules: [unit.testModule])
        // A mutant that takes ten times as long as the unchanged code hangs, also where the machine is busy.
        work.limit = min(runLimit, max(5, Date().timeIntervalSince(start) * 10))
        work.report.verdict = StagedTree(kit: kit, name: stage).mappedBack(LapVerdict(of: unit, by: result))
        if work.report.verdict.state == .red,
            work.subject.ownTests?.holdsTheSame(as: work.subject.kata.starter.appending(path: "Tests")) == true
        {
            work.report.verdict.state = .notAttempted
        }
        let judges = work.report.judges
        guard !judges.isEmpty else { return }
        let switched = work.woven.switched
        // Tests that know the code from its mutants by anything but its behaviour are found out where they do not expect it.
        let control = Int.random(in: 0...switched.count)
        var again = TestRun.Result()
        for index in 0...switched.count {
            if index == control { again = try run(binary, mutant: 0, of: work, judges) }
            guard index < switched.count else { continue }
            work.judge(switched[index], by: try run(binary, mutant: index + 1, of: work, judges))
        }
        work.report.reject(again.outcomes.filter { $0.verdict != .passed })
        if let suspicion = again.suspicion {
            work.report.verdict.state = .suspicious
            work.report.verdict.reason = suspicion
        }
    }

    private func run(_ binary: TestBinary, mutant: Int, of work: Work, _ tests: [TestOutcome]) throws -> TestRun.Result
    {
        let number = mutant + Weaver.period(work.woven.switched.count) * Int.random(in: 1...1_000_000)
        return try run(binary, mutant: number, limit: work.limit).run(tests)
    }

    /// The mutants that no switch can say, one of each kata to a build.
    private func judgeApart(_ works: [Work]) throws -> [Work] {
        var works = works
        let rounds = works.map(\.woven.apart.count).max() ?? 0
        for round in 0..<rounds {
            // A tree for each round: the next run finds the same code in it and compiles the tests alone.
            let tree = StagedTree(kit: kit, name: "\(stage)-apart-\(round + 1)")
            let concerned = works.filter { $0.woven.apart.count > round && !$0.report.judges.isEmpty }
            for work in concerned {
                try tree.lay(work.subject.kata, sources: work.woven.apart[round].sources, tests: work.tests)
            }
            let failures = try Narrowing(
                build: { try build($0, in: tree, says: "building the mutants that no switch can say") },
                use: { binary, standing in
                    for index in works.indices where standing.contains(works[index].subject.unit) {
                        let work = works[index]
                        let result = try run(binary, mutant: 0, limit: work.limit).run(work.report.judges)
                        works[index].judge(work.woven.apart[round], by: result)
                    }
                }
            ).run(concerned.map(\.subject.unit))
            for index in works.indices {
                guard let failure = failures[works[index].subject.unit] else { continue }
                works[index].discard(works[index].woven.apart[round].mutant, failure)
            }
        }
        return works
    }

    private func run(_ binary: TestBinary, mutant: Int, limit: Double) -> TestRun {
        var binary = binary
        binary.build.variables[Weaver.variable] = "\(mutant)"
        return TestRun(binary: binary, toolbox: toolbox, limit: limit)
    }
}

extension BuildFailure {
    /// What it says of a mutant that was woven in.
    fileprivate func misfit(_ mutant: Mutant) -> MutationReport.Misfit? {
        diagnostics.first { $0.file == mutant.patch.path }.map {
            MutationReport.Misfit(mutant: mutant, reason: "the mutant does not compile: \($0.message)")
        }
    }
}
