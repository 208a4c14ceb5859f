import Foundation
import KataKit

/// Grades a batch: as many submissions at a time as there are sandboxes. The result does not depend on their order.
struct Grader: Sendable {
    var kit: Kit
    var options: GradingOptions

    /// - Throws: ``CommandError`` when another grader uses the kit, or this machine cannot grade.
    func grade(_ submissions: [Submission]) throws -> GradeReport {
        let lock = try FileLock(kit.scratchDirectory.appending(path: "grading/lock")) { holder in
            let advice = "wait for it, or grade in a copy of the kit"
            throw CommandError(.missingTool, "'kata grade' is at work on this kit (\(holder)): \(advice)")
        }
        defer { withExtendedLifetime(lock) {} }
        Console.say("grading \(submissions.count) submission\(submissions.count == 1 ? "" : "s")")
        let launcher = try ProcessLauncher(scratchDirectory: kit.scratchDirectory)
        let toolchain = try Toolchain(launcher)
        let (sandboxes, barriers) = try makeSandboxes(max(1, min(options.jobs, submissions.count)), with: toolchain)
        let results = try makeFolderOfResults(toolchain, barriers, sandboxes[0].options)

        let free = Locked(sandboxes.map(\.preparation))
        let done = Locked(0)
        let start = Date()
        let process = SubmissionProcess(
            program: Bundle.main.executablePath ?? CommandLine.arguments[0],
            launcher: launcher
        )
        let reports = try mapInParallel(submissions, atMost: sandboxes.count) { submission in
            let preparation = free.change { $0.removeLast() }
            defer { free.change { $0.append(preparation) } }
            let task = SubmissionTask(kit: kit.root, submission: submission, preparation: preparation, results: results)
            let report = try process.report(on: task)
            done.change { done in
                done += 1
                let left = Date().timeIntervalSince(start) / Double(done) * Double(submissions.count - done)
                Console.say(
                    "\(done) of \(submissions.count): \(report.progress)\(done == submissions.count ? "" : left.asEstimate)"
                )
            }
            return report
        }
        var description = GradingKit(toolchain: toolchain.version.asVersion, containment: barriers)
        (description.version, description.date) = (Versions.kit, Date().ISO8601Format())
        description.bugs = try sandboxes[0].bugs()
        return GradeReport(kit: description, submissions: reports.sorted { $0.id < $1.id })
    }

    /// Makes the folder of the results that depend on the same as those of this run.
    private func makeFolderOfResults(
        _ toolchain: Toolchain,
        _ barriers: [String],
        _ options: GradingOptions
    ) throws -> URL {
        let suites = options.katas.map { "Tests/\($0)Tests" }
        var basis = ["Package.swift": try Data(contentsOf: kit.root.appending(path: "Package.swift"))]
        for part in ["Sources", ".starters", "Solutions", "docs/katas"] + suites {
            basis.merge(try kit.root.appending(path: part).readFiles().within(part)) { $1 }
        }
        let timeouts = [options.testTimeout, options.buildTimeout, options.submissionTimeout].map { "\($0)" }
        let conditions = [toolchain.version.asVersion] + timeouts + options.katas + barriers
        basis["conditions"] = Data(conditions.joined(separator: "\n").utf8)
        let name = String(basis.fingerprint(), radix: 16)
        let folder = kit.scratchDirectory.appending(path: "grading/results/\(name)")
        try folder.makeFolder()
        return folder
    }

    /// Makes sandboxes that are green on the reference, contained by all barriers if this machine has them, or else by limits.
    /// They have no kata whose reference is not green, such as one that an author is writing.
    func makeSandboxes(_ number: Int, with toolchain: Toolchain) throws -> ([GradingSandbox], barriers: [String]) {
        var options = options
        for (kata, reason) in try GradingSandbox(.init(number: 0, options: options), kit: kit).troubles() {
            Console.say("\(kata) is not graded, because its reference is not green: \(reason)")
            options.katas.removeAll { $0 == kata }
        }
        guard !options.katas.isEmpty else {
            throw CommandError(.ownFailure, "no reference is green on this machine, so nothing can be graded")
        }
        Console.say("building the reference and the mutants in \(number == 1 ? "a sandbox" : "\(number) sandboxes")")
        let sandboxes = try mapInParallel(Array(0..<number)) { [options] number in
            let sandbox = try GradingSandbox(.init(number: number, options: options), kit: kit)
            // The reference was judged in the first one, to find the katas that are finished.
            if number > 0 { try sandbox.requireGreenReference() }
            return try sandbox.withValidMutants()
        }
        Console.say("trying the containment of this machine")
        let barriers = try [Barrier.all, Barrier.limits].first { barriers in
            try sandboxes[0].contained(by: barriers, with: toolchain).troubles().isEmpty
        }
        guard let barriers else {
            throw CommandError(.ownFailure, "the reference is not green within the limits of a run")
        }
        let missing = Barrier.allCases.filter { !barriers.contains($0) }.map(\.rawValue).joined(separator: ", ")
        if !missing.isEmpty {
            let line = "this machine does not have \(missing)"
            guard !options.requiresContainment else {
                throw CommandError(.missingTool, "--containment required: \(line)")
            }
            Console.say("\(line): docs/attacks.md says what a submission can do without")
        }
        return (try sandboxes.map { try $0.contained(by: barriers, with: toolchain) }, barriers.map(\.rawValue))
    }
}

extension SubmissionReport {
    fileprivate var progress: String { "\(id.printable) \(trouble ?? summary)" }
}

extension TimeInterval {
    fileprivate var asEstimate: String {
        self < 90 ? ", about \(Int(rounded(.up))) s left" : ", about \(Int(self / 60) + 1) min left"
    }
}
