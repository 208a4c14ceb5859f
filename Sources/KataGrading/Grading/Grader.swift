import Foundation
import KataKit

/// Grades a batch: as many submissions at a time as there are sandboxes. The result does not depend on their order.
struct Grader: Sendable {
    var kit: Kit
    var options: GradingOptions
    var heartbeat: Heartbeat

    func grade(_ submissions: [Submission]) throws -> GradeReport {
        try heartbeat.beat {
            heartbeat.say("grading \(submissions.count) submission\(submissions.count == 1 ? "" : "s")")
            let launcher = try makeLauncher()
            let toolchain = try Toolchain(launcher: launcher)
            let number = max(1, min(options.jobs, submissions.count))
            let (workplaces, containment) = try prepare(number, toolchain, launcher)
            let cache = try ResultCache(kit: kit, toolchain: toolchain, containment: containment, options: options)

            let queue = GradingQueue(submissions, progress: heartbeat.say)
            _ = try mapInParallel(workplaces) { workplace in
                while let submission = queue.next() {
                    queue.finish(try report(on: submission, at: workplace, cache))
                }
                heartbeat.note(nil, by: workplace.number)
            }
            let graded = GradeReport(
                kit: GradingKit(toolchain: toolchain.version, containment: containment.names),
                submissions: queue.reports.sorted { $0.id < $1.id }
            )
            return try graded.checkedForCommonError()
        }
    }

    /// Calls the body with a sandbox that is contained as submissions are.
    func withSandbox<Result>(_ body: (GradingSandbox, Containment) throws -> Result) throws -> Result {
        try heartbeat.beat {
            let launcher = try makeLauncher()
            let (workplaces, containment) = try prepare(1, Toolchain(launcher: launcher), launcher)
            begin("running tests that read and write what is not theirs")
            return try body(workplaces[0].sandbox(), containment)
        }
    }

    /// Says what begins, and notes it in case that it takes long.
    private func begin(_ step: String) {
        heartbeat.say(step)
        heartbeat.note(step)
    }

    // MARK: Preparing

    private func makeLauncher() throws -> ProcessLauncher {
        // What is in the way of these folders is a leftover.
        for name in ["tmp", "grading", "stages"] { try kit.scratchDirectory.appending(path: name).makeFolder() }
        return try ProcessLauncher(scratchDirectory: kit.scratchDirectory)
    }

    private func prepare(
        _ number: Int,
        _ toolchain: Toolchain,
        _ launcher: ProcessLauncher
    ) throws -> ([Workplace], Containment) {
        begin("building the reference and the mutants in \(number == 1 ? "a sandbox" : "\(number) sandboxes")")
        let layers = Locked<Set<Layer>>([])
        let workplaces = (0..<number).map { number in
            Workplace(number, source: kit) {
                let sandbox = try GradingSandbox(number, source: kit, options: options)
                if let trouble = try sandbox.troubleWithReference() {
                    throw CommandError(
                        .ownFailure,
                        "the reference is not green on this machine, so nothing can be graded: \(trouble)"
                    )
                }
                try sandbox.findMutants()
                if !layers.value.isEmpty { try sandbox.contain(by: layers.value, toolchain) }
                return sandbox
            }
        }
        let sandboxes = try mapInParallel(workplaces) { try $0.sandbox() }
        let containment = try contain(sandboxes, toolchain)
        layers.change { $0 = containment.layers }
        heartbeat.note(nil)
        return (workplaces, containment)
    }

    /// Tries the layers of containment with the reference. From then on, every run has the layers that this machine
    /// has.
    private func contain(_ sandboxes: [GradingSandbox], _ toolchain: Toolchain) throws -> Containment {
        begin("trying the containment of this machine")
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
            heartbeat.say("\(line): docs/instructors.md says what a submission can do without")
        }
        for sandbox in sandboxes { try sandbox.contain(by: probed.layers, toolchain) }
        return probed
    }

    // MARK: One submission

    private func report(
        on submission: Submission,
        at workplace: Workplace,
        _ cache: ResultCache
    ) throws -> SubmissionReport {
        let step: @Sendable (String) -> Void = { step in
            heartbeat.note("\(submission.id.printable): \(step)", by: workplace.number)
        }
        let attempt = SecondChance {
            try grade(submission, at: workplace, cache, step)
        } repair: {
            step("making the sandbox again")
            try requireDiskSpace()
            try workplace.clear()
            _ = try workplace.sandbox()
        } progress: {
            heartbeat.say("\(submission.id.printable): \($0)")
        }
        return try attempt.report(on: submission)
    }

    private func grade(
        _ submission: Submission,
        at workplace: Workplace,
        _ cache: ResultCache,
        _ step: @escaping @Sendable (String) -> Void
    ) throws -> [KataReport] {
        step("reading")
        try requireDiskSpace()
        let sandbox = try workplace.sandbox()
        let submitted = try submission.read(katas: kit.katas.map(\.name), launcher: sandbox.launcher())
        if options.resumes, let known = cache.result(for: submitted) { return known }
        sandbox.step = step
        let katas = try sandbox.deadline.limit { try sandbox.grade(submitted) }
        // A full disk or a broken build would cost points that the submission has earned.
        try requireDiskSpace()
        if katas.contains(where: \.hasUnexplainedFailure) {
            step("looking at the sandbox, because a build failed without an error in the code")
            guard try sandbox.isSound() else { throw CommandError(.ownFailure, "the build of the sandbox is broken") }
        }
        let shown = katas.map { $0.showing(OwnPaths(submitted[$0.kata]?.ownPaths ?? [:])) }
        if !sandbox.deadline.hasPassed { try cache.keep(shown, for: submitted) }
        return shown
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

    fileprivate func showing(_ paths: OwnPaths) -> KataReport {
        KataReport(kata: kata, green: green.showing(paths), bite: bite.showing(paths))
    }
}
