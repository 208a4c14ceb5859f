import Foundation
import KataKit

/// Grades a batch: as many submissions at a time as there are workers, each by itself, in an order that does not show.
struct Grader: Sendable {
    var kit: Kit
    var options: GradingOptions
    var progress: @Sendable (String) -> Void

    func grade(_ submissions: [Submission]) throws -> GradeReport {
        let toolchain = try Toolchain(toolbox: Toolbox(workshop: kit.workshop))
        let (workers, containment) = try warm(max(1, min(options.jobs, submissions.count)), toolchain)
        let cache = try ResultCache(kit: kit, toolchain: toolchain, containment: containment, options: options)

        let queue = Queue(submissions, progress: progress)
        _ = try each(workers.indices) { index in
            while let submission = queue.next() {
                queue.finish(try report(on: submission, by: workers[index].value, cache))
            }
        }
        return GradeReport(
            kit: GradingKit(toolchain: toolchain.version, containment: containment.names),
            submissions: queue.reports.sorted { $0.id < $1.id }
        )
    }

    /// Attacks this machine the way submissions could.
    func attack() throws -> (findings: [SelfAttack.Finding], containment: Containment) {
        let toolchain = try Toolchain(toolbox: Toolbox(workshop: kit.workshop))
        let (workers, containment) = try warm(1, toolchain)
        let attacks = workers.map { SelfAttack(worker: $0.value, progress: progress) }
        return (try attacks.flatMap { try $0.findings() }, containment)
    }

    // MARK: Getting ready

    private func warm(_ number: Int, _ toolchain: Toolchain) throws -> ([Owned<Worker>], Containment) {
        let suites = try Suites.all(of: kit, toolbox: Toolbox(workshop: kit.workshop))
        progress("building the reference, to warm up \(number == 1 ? "a tree" : "\(number) trees")")
        let workers = try each(0..<number) { try warmWorker($0, suites) }
        return (workers, try contained(workers, toolchain))
    }

    private func warmWorker(_ number: Int, _ suites: [String: Suites]) throws -> Owned<Worker> {
        let worker = try Worker(number, source: kit, options: options, suites: suites)
        try worker.checkReference()
        return Owned(value: worker)
    }

    /// Tries what holds runs back on this machine with the reference, and puts it around every further run.
    private func contained(_ workers: [Owned<Worker>], _ toolchain: Toolchain) throws -> Containment {
        guard let first = workers.first?.value else { throw Refusal(.ownFailure, "there is no worker") }
        progress("trying what holds runs back on this machine")
        let plain = try first.containment(seconds: options.runLimit, libraries: toolchain.libraries)
        let probed = try plain.probed { candidate in
            first.contain(by: candidate)
            return try first.troubleWithReference() == nil
        }
        if options.requiresContainment, probed.names != Layer.allCases.map(\.rawValue) {
            let missing = Layer.allCases.filter { !probed.layers.contains($0) }.map(\.rawValue)
            throw Refusal(
                .missingTool,
                "--containment required: this machine does not give \(missing.joined(separator: ", "))"
            )
        }
        for worker in workers {
            var own = try worker.value.containment(seconds: options.runLimit, libraries: toolchain.libraries)
            own.layers = probed.layers
            worker.value.contain(by: own)
        }
        return probed
    }

    // MARK: One submission

    private func report(on submission: Submission, by worker: Worker, _ cache: ResultCache) throws -> SubmissionReport {
        var report = SubmissionReport(id: submission.id, path: submission.path, status: .graded, score: .none)
        do {
            let handedIn = try submission.handedIn(katas: kit.katas.map(\.name), toolbox: worker.toolbox)
            if options.resumes, let known = cache.result(for: handedIn) {
                report.katas = known
            } else {
                report.katas = try worker.grade(handedIn)
                try cache.keep(report.katas, for: handedIn)
            }
            report.score = Score(of: report.katas)
        } catch let unreadable as Unreadable {
            report.status = .unreadable
            report.reason = unreadable.reason
        }
        return report
    }
}

extension Submission {
    /// What grading takes of it.
    ///
    /// - Throws: ``Unreadable``.
    func handedIn(katas: [String], toolbox: Toolbox) throws -> [String: HandedIn] {
        switch kind {
        case .folder:
            return try Harvest.of(location, katas: katas)
        case .unknown:
            throw Unreadable(reason: "it is no folder, no .zip and no .tar.gz")
        case .zip, .tar:
            let folder = try toolbox.scratchFile("unpacked")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Archive(submission: self, toolbox: toolbox).unpack(into: folder)
            return try Harvest.of(folder, katas: katas)
        }
    }
}
