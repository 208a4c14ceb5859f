import Foundation

extension Attack {
    enum Verdict {
        /// It is no mutant: the reason, and the compiler's errors where these are the reason.
        case invalid(String, [Diagnostic] = [])
        /// Tests of the kit notice the bug: the first of them, and how many more.
        case known(TestOutcome, more: Int)
        /// A test does not come to its end, and no test of the kit fails.
        case unfinished
        /// How many tests the learner has.
        case notOneTest(Int)
        /// The learner's test, also on the reference or on a variant.
        case redOnCorrectCode(TestOutcome)
        /// The learner's test is green on the bug too.
        case unnoticed
        case beaten
    }
}

extension Attack.Verdict {
    /// - Parameter report: on the kit's tests and the learner's, with the variants of the lap.
    init(on mutant: Mutant, in report: MutationReport) {
        let verdict = report.verdict
        let own = verdict.outcomes.filter { $0.isOfAttack && !$0.isSkipped }
        let misfit = report.misfit(of: mutant)
        guard let result = report.results.first(where: { $0.mutant.patch == mutant.patch }),
            [.green, .red].contains(verdict.state)
        else {
            self = .invalid(misfit ?? verdict.reason ?? "", verdict.diagnostics.map(report.kata.inPlace))
            return
        }
        let killers = result.killers.filter { !$0.isOfAttack }
        self =
            if let killer = killers.first {
                .known(report.kata.inPlace(killer), more: killers.count - 1)
            } else if own.count != 1 {
                .notOneTest(own.count)
            } else if let test = report.rejected.first {
                .redOnCorrectCode(report.kata.inPlace(test))
            } else if result.statusIfNotKilled != .survived {
                .unfinished
            } else {
                result.killers.isEmpty ? .unnoticed : .beaten
            }
    }
}

extension TestOutcome {
    fileprivate var isOfAttack: Bool { location?.file.hasSuffix("/AttackTests.swift") == true }
}

/// In a build, the copy and the tests are in the place of the learner's: these name the real files.
extension Kata {
    private func inPlace(_ path: String) -> String {
        if path.hasSuffix("/AttackTests.swift") { return attack.appending(path: Attack.test).path }
        return path.replacing("\(folder.path)/Tests/", with: "\(solution.path)/Tests/")
            .replacing("\(folder.path)/", with: "\(attack.path)/")
    }

    fileprivate func inPlace(_ error: Diagnostic) -> Diagnostic {
        var error = error
        (error.file, error.excerpt) = (inPlace(error.file), error.excerpt.map(inPlace))
        return error
    }

    fileprivate func inPlace(_ test: TestOutcome) -> TestOutcome {
        var moved = test
        moved.location?.file = inPlace(test.location?.file ?? "")
        for (index, failure) in test.failures.enumerated() {
            moved.failures[index].location?.file = inPlace(failure.location?.file ?? "")
            moved.failures[index].caller?.file = inPlace(failure.caller?.file ?? "")
        }
        return moved
    }
}

extension Session {
    /// What the kit's tests and the learner's say of a bug.
    func judge(_ mutant: Mutant, of lap: LapID, by test: Data) throws -> Attack.Verdict {
        let kata = lap.kata
        let tests = try lap.readModelAnswer().merging([Attack.test: test]) { $1 }
        let report = try measure(tests, of: lap, by: mutant)
        let verdict = Attack.Verdict(on: mutant, in: report)
        if case .beaten = verdict, lap.lap == .bite {
            // The suites of the green lap run the given code too.
            let green = Attack.Verdict(on: mutant, in: try measure([:], of: kata.lap(.green), by: mutant))
            if case .known = green { return green }
        }
        // In code that has the mutant as a branch, an error has no place.
        guard case .invalid(let reason, let errors) = verdict, errors.isEmpty, report.verdict.state != .error,
            let code = try? mutant.apply(to: kata.readReference())
        else { return verdict }
        let trial = Trial(lap, code: code, tests: tests)
        let built = try judge.build([trial], in: "\(kata.name)-attack", says: "building your bug")
        return .invalid(reason, built.failures[lap]?.diagnostics.map(kata.inPlace) ?? [])
    }

    /// What tests of the bite lap that others packed say of a bug.
    func judge(_ mutant: Mutant, of lap: LapID, byTestsIn archive: URL) throws -> MutationReport {
        let tests = try judge.launcher.withTemporaryFile("unpacked") { folder in
            try folder.makeFolder()
            let format = ArchiveFormat.allCases.first { archive.path.hasSuffix($0.suffix) } ?? .zip
            _ = try judge.launcher.capture(format.unpacking(archive, into: folder), timeout: 60)
            return try lap.readTests(in: folder.appending(path: "Katas/\(lap.kata.name)"))
        }
        guard !tests.isEmpty else {
            let advice = "name an archive of kata pack"
            throw CommandError(.misuse, "\(archive.path) has no tests of the bite lap of \(lap.kata.name): \(advice)")
        }
        return try measure(tests, of: lap, by: mutant)
    }

    /// Runs tests on the reference, on its variants and on a mutant of it.
    private func measure(_ tests: [String: Data], of lap: LapID, by mutant: Mutant) throws -> MutationReport {
        let patches = [mutant] + (try lap.kata.variants(lap.lap))
        let subject = try MutationSubject(lap, tests: tests, rejectsTooStrict: true, onReferenceWith: patches)
        return try mutationRun(stage: "\(lap.kata.name)-attack").reports(on: [subject])[0]
    }
}
