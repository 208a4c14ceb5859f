import Foundation
import KataKit

/// Grades a batch: as many submissions at a time as there are sandboxes. The result does not depend on their order.
struct Grader: Sendable {
    var kit: Kit
    var options: GradingOptions
    var progress: @Sendable (String) -> Void

    func grade(_ submissions: [Submission]) throws -> GradeReport {
        let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory)
        let toolchain = try Toolchain(launcher: launcher)
        let (sandboxes, containment) = try prepare(max(1, min(options.jobs, submissions.count)), toolchain, launcher)
        let cache = try ResultCache(kit: kit, toolchain: toolchain, containment: containment, options: options)

        let queue = GradingQueue(submissions, progress: progress)
        _ = try mapInParallel(sandboxes) { sandbox in
            while let submission = queue.next() {
                queue.finish(try report(on: submission, in: sandbox, cache))
            }
        }
        return GradeReport(
            kit: GradingKit(toolchain: toolchain.version, containment: containment.names),
            submissions: queue.reports.sorted { $0.id < $1.id }
        )
    }

    /// Attacks this machine as submissions could.
    func attack() throws -> (findings: [SelfAttack.Finding], containment: Containment) {
        let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory)
        let (sandboxes, containment) = try prepare(1, Toolchain(launcher: launcher), launcher)
        let attacks = sandboxes.map { SelfAttack(sandbox: $0, progress: progress) }
        return (try attacks.flatMap { try $0.findings() }, containment)
    }

    // MARK: Preparing

    private func prepare(
        _ number: Int,
        _ toolchain: Toolchain,
        _ launcher: ProcessLauncher
    ) throws -> ([GradingSandbox], Containment) {
        let names = try ReservedNames.all(of: kit, launcher: launcher)
        progress("building the reference in \(number == 1 ? "a sandbox" : "\(number) sandboxes")")
        let sandboxes = try mapInParallel(Array(0..<number)) { number in
            let sandbox = try GradingSandbox(number, source: kit, options: options, reservedNames: names)
            if let trouble = try sandbox.troubleWithReference() {
                throw CommandError(
                    .ownFailure,
                    "the reference is not green on this machine, so nothing can be graded: \(trouble)"
                )
            }
            return sandbox
        }
        progress("building the mutants of the bite laps")
        let mutants = try sandboxes[0].findMutants()
        for sandbox in sandboxes { sandbox.mutants = mutants }
        return (sandboxes, try contain(sandboxes, toolchain))
    }

    /// Tries the layers of containment with the reference. From then on, every run has the layers that this machine
    /// has.
    private func contain(_ sandboxes: [GradingSandbox], _ toolchain: Toolchain) throws -> Containment {
        progress("trying the containment of this machine")
        let plain = try sandboxes[0].containment(libraries: toolchain.libraries)
        let probed = try plain.probed { candidate in
            sandboxes[0].contain(by: candidate)
            return try sandboxes[0].troubleWithReference() == nil
        }
        let missing = Layer.allCases.filter { !probed.layers.contains($0) }.map(\.rawValue).joined(separator: ", ")
        if !missing.isEmpty {
            let line = "this machine does not have \(missing)"
            guard !options.requiresContainment else {
                throw CommandError(.missingTool, "--containment required: \(line)")
            }
            progress("\(line): docs/instructors.md says what a submission can do without")
        }
        for sandbox in sandboxes {
            var own = try sandbox.containment(libraries: toolchain.libraries)
            own.layers = probed.layers
            sandbox.contain(by: own)
        }
        return probed
    }

    // MARK: One submission

    private func report(
        on submission: Submission,
        in sandbox: GradingSandbox,
        _ cache: ResultCache
    ) throws -> SubmissionReport {
        var report = SubmissionReport(id: submission.id, path: submission.path, status: .graded, score: .none)
        do {
            let submitted = try submission.read(katas: kit.katas.map(\.name), launcher: sandbox.judge.launcher)
            if options.resumes, let known = cache.result(for: submitted) {
                report.katas = known
            } else {
                report.katas = try sandbox.grade(submitted)
                try cache.keep(report.katas, for: submitted)
            }
            report.score = Score(of: report.katas)
        } catch let unreadable as Unreadable {
            report.status = .unreadable
            report.reason = unreadable.reason
        }
        return report
    }
}
