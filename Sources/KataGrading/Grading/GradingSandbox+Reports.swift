import Foundation
import KataKit

extension GradingSandbox {
    /// - Throws: ``CommandError`` where a full disk or a broken build would cost points that the submission has earned.
    func grade(_ submitted: [String: SubmittedFiles]) throws -> [KataReport] {
        try requireDiskSpace()
        // What it says last is what took too long.
        Console.say("running the code")
        let code = try codeReports(submitted)
        Console.say("running the tests of the bite lap")
        let bite = try bugReports(.bite, submitted)
        Console.say("running the tests of the test-first lap")
        let first = try bugReports(.first, submitted)
        let reports = katas.compactMap { kata -> KataReport? in
            guard let green = code[kata.lap(.green)] else { return nil }
            // A kata need not have a bite lap. It then has no points.
            let bite = bite[kata.lap(.bite)] ?? BiteReport(verdict: .notAttempted, total: 0)
            var report = KataReport(kata: kata.name, green: green, bite: bite)
            if let checks = code[kata.lap(.first)], let bugs = first[kata.lap(.first)] {
                report.first = FirstReport(checks: checks, bugs: bugs)
            }
            report.leftOut = submitted[kata].leftOut.isEmpty ? nil : submitted[kata].leftOut
            return report
        }
        try requireDiskSpace()
        // A build failed and named no place in the learner's code.
        let isUnexplained = reports.flatMap(\.parts).map(\.report).contains {
            $0.verdict == .doesNotCompile && $0.diagnostics.isEmpty
        }
        if isUnexplained { try requireGreenReference() }
        return reports
    }

    private func requireDiskSpace() throws {
        // A build needs less.
        let (free, least) = (kit.root.freeSpace, 256)
        guard free >= least else {
            throw CommandError(.ownFailure, "only \(free) MiB of disk space are left: \(least) MiB are needed")
        }
    }

    /// The reports on the code of the green laps and of the test-first laps. One build has the suites and the checks.
    func codeReports(_ submitted: [String: SubmittedFiles]) throws -> [LapID: LapReport] {
        let laps = katas.laps().filter { $0.lap.codeFolder != nil }
        let trials = try laps.compactMap { lap -> Trial? in
            let (kata, files) = (lap.kata, submitted[lap.kata])
            let hasFirst = !files.code(of: .first).isEmpty
            guard hasFirst || !lap.isTestFirst else { return nil }
            // Without its test-first lap, it gets the stubs.
            let stubs = hasFirst ? [:] : try kata.lap(.first).readCode(in: kata.starter)
            let code = try kata.readGiven().merging(stubs) { $1 }.merging(files.code) { $1 }
            return Trial(lap, code: code, tests: lap.isTestFirst ? try lap.readChecks() : [:])
        }
        let judge = try judge()
        let built = try judge.build(trials, in: stage("code"), says: "building the katas", fallsBack: true)
        let verdicts = try judge.verdicts(of: built)
        return try laps.reduce(into: [:]) { $0[$1] = try report(on: $1, submitted[$1.kata], verdicts[$1]) }
    }

    /// - Parameter verdict: nil where the submission has nothing of the lap.
    private func report(on lap: LapID, _ files: SubmittedFiles, _ verdict: LapVerdict?) throws -> LapReport {
        let reason = "there is no Swift file in Katas/\(lap.kata.name)/\(lap.lap.codeFolder ?? "")"
        let missing = LapReport(verdict: .missing, total: 0, reason: reason)
        var report = verdict.map { LapReport($0, shown) } ?? missing
        if report.verdict == .red, try files.code(of: lap.lap) == lap.readCode(in: lap.kata.starter) {
            // A guard is green on the starter too. That earns nothing.
            (report.verdict, report.passed) = (.notAttempted, 0)
            for index in report.outcomes.indices where report.outcomes[index].verdict == .passed {
                report.outcomes[index].verdict = .notRun
            }
        }
        // The kit knows how many checks there are, also where none ran.
        let known = Set(report.outcomes.map(\.test))
        let others = lap.isTestFirst ? lap.namesOfChecks.filter { !known.contains($0) } : []
        report.outcomes += others.map { LapReport.Outcome(test: $0, verdict: .notRun) }
        report.total = report.outcomes.count
        return report
    }

    /// The reports on the learner's own tests in a lap, on its code and on each mutant of that.
    func bugReports(_ lap: Lap, _ submitted: [String: SubmittedFiles]) throws -> [LapID: BiteReport] {
        var (begun, idle): ([MutationSubject], [MutationSubject]) = ([], [])
        for var subject in try subjects(lap) {
            // Those of the starter say nothing, so they need no build.
            let ofStarter = subject.tests
            subject.tests = submitted[subject.lap.kata].tests(of: lap)
            if subject.tests == ofStarter { idle.append(subject) } else { begun.append(subject) }
        }
        let unbuilt = idle.map { MutationReport(on: $0, LapVerdict(notAttempted: $0.lap)) }
        let reports = try unbuilt + mutationRun(lap).reports(on: begun)
        return reports.reduce(into: [:]) { $0[$1.lap] = BiteReport($1, shown) }
    }
}
