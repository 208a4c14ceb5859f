import Foundation
import KataKit

/// Grades a batch: as many submissions at a time as there are sandboxes. The result does not depend on their order.
struct Grader: Sendable {
    var kit: Kit
    var options: GradingOptions
    var progress: @Sendable (String) -> Void = Console.say

    func grade(_ submissions: [Submission]) throws -> GradeReport {
        progress("grading \(submissions.count) submission\(submissions.count == 1 ? "" : "s")")
        let toolchain = try Toolchain(launcher: ProcessLauncher(scratchDirectory: kit.scratchDirectory))
        let (sandboxes, barriers) = try makeSandboxes(max(1, min(options.jobs, submissions.count)), with: toolchain)
        let cache = try ResultCache(kit: kit, toolchain: toolchain, barriers: barriers.names, options: options)

        let free = Locked(sandboxes)
        let done = GradingProgress(total: submissions.count, say: progress)
        let reports = try mapInParallel(submissions, atMost: sandboxes.count) { submission in
            if let interruption = Interruption.pending { throw interruption }
            let sandbox = free.change { $0.removeLast() }
            defer { free.change { $0.append(sandbox) } }
            let report = try report(on: submission, in: sandbox, cache: cache)
            done.note(report)
            return report
        }
        let graded = GradeReport(
            kit: GradingKit(toolchain: toolchain.version, containment: barriers.names),
            submissions: reports.sorted { $0.id < $1.id }
        )
        return try graded.checkedForCommonError()
    }

    // MARK: Preparing

    /// Makes sandboxes that are green on the reference, contained by all barriers that this machine has.
    func makeSandboxes(_ number: Int, with toolchain: Toolchain) throws -> ([GradingSandbox], Set<Barrier>) {
        progress("building the reference and the mutants in \(number == 1 ? "a sandbox" : "\(number) sandboxes")")
        let sandboxes = try mapInParallel(Array(0..<number)) { number in
            let sandbox = try GradingSandbox(number, source: kit, options: options)
            try sandbox.prepare()
            return sandbox
        }
        progress("trying the containment of this machine")
        let barriers = try Barrier.found { barriers in
            try sandboxes[0].contain(by: barriers, with: toolchain)
            return try sandboxes[0].troubleWithReference() == nil
        }
        let missing = Set(Barrier.allCases).subtracting(barriers).names.joined(separator: ", ")
        if !missing.isEmpty {
            let line = "this machine does not have \(missing)"
            guard !options.requiresContainment else {
                throw CommandError(.missingTool, "--containment required: \(line)")
            }
            progress("\(line): docs/instructors.md says what a submission can do without")
        }
        for sandbox in sandboxes { try sandbox.contain(by: barriers, with: toolchain) }
        return (sandboxes, barriers)
    }

    // MARK: One submission

    /// A failure costs only the submission that it happens to. It ends the batch only if a signal did.
    private func report(
        on submission: Submission,
        in sandbox: GradingSandbox,
        cache: ResultCache
    ) throws -> SubmissionReport {
        var report = SubmissionReport(id: submission.id, path: submission.path, status: .graded, score: Score())
        do {
            let graded = try grade(submission, in: sandbox, cache: cache)
            report.katas = graded.katas
            report.remarks = graded.remarks.isEmpty ? nil : graded.remarks
            report.score = Score(of: report.katas)
        } catch let unreadable as Unreadable {
            report.status = .unreadable
            report.reason = unreadable.reason
        } catch let error where !(error is Interruption) {
            report.status = .error
            report.reason = ((error as? CommandError)?.message ?? "\(error)").printable.shortened(to: 400)
        }
        return report
    }

    private func grade(
        _ submission: Submission,
        in sandbox: GradingSandbox,
        cache: ResultCache
    ) throws -> GradedKatas {
        try requireDiskSpace()
        let submitted = try submission.read(katas: kit.katas.map(\.name), launcher: sandbox.launcher())
        if options.resumes, let known = cache.result(for: submitted) { return known }
        var graded = try sandbox.deadline.limit { try sandbox.grade(submitted) }
        // A full disk or a broken build would cost points that the submission has earned.
        try requireDiskSpace()
        if graded.katas.contains(where: \.hasUnexplainedFailure) { try sandbox.prepare() }
        graded.show { submitted[$0]?.paths ?? SandboxPaths() }
        if !sandbox.deadline.hasPassed { try cache.keep(graded, for: submitted) }
        return graded
    }

    private func requireDiskSpace() throws {
        let attributes = try FileManager.default.attributesOfFileSystem(forPath: kit.scratchDirectory.path)
        guard let free = attributes[.systemFreeSize] as? Int, free < options.leastDiskSpace else { return }
        throw CommandError(
            .ownFailure,
            "only \(free >> 20) MiB of disk space are left: \(options.leastDiskSpace >> 20) MiB are needed"
        )
    }
}

extension KataReport {
    /// Whether a build failed and named no place in the learner's code.
    fileprivate var hasUnexplainedFailure: Bool {
        green.verdict == .doesNotCompile && green.diagnostics.isEmpty
            || bite.verdict == .doesNotCompile && bite.diagnostics.isEmpty
    }
}

extension GradeReport {
    /// - Throws: ``CommandError`` when all submissions failed for one reason: then it is the machine's.
    func checkedForCommonError() throws -> GradeReport {
        let reasons = Set(submissions.map { $0.status == .error ? $0.reason : nil })
        guard submissions.count > 1, reasons.count == 1, let reason = reasons.first ?? nil else { return self }
        throw CommandError(.ownFailure, "no submission could be graded: \(reason)")
    }
}
