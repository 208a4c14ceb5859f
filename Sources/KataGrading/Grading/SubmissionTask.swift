import Foundation
import KataKit

/// What a process needs to know to grade one submission.
struct SubmissionTask: Codable, Sendable {
    /// The root of the instructor's kit.
    var kit: URL
    var submission: Submission
    var preparation: GradingSandbox.Preparation
    /// The folder with the results of submissions that were graded before with the same kit, tool and toolchain.
    var results: URL
}

extension SubmissionTask {
    /// - Throws: ``CommandError`` when grading itself fails.
    func report() throws -> SubmissionReport {
        let sandbox = try GradingSandbox(preparation, kit: Kit(root: kit))
        var report = SubmissionReport(id: submission.id, path: submission.path, status: .graded)
        do {
            let launcher = try sandbox.launcher()
            if submission.location.kind == .file { report.hash = try launcher.hash(of: submission.location) }
            let katas = sandbox.katas
            let ofKit = try katas.reduce(into: [:]) { $0[$1.name] = try $1.readInstead() }
            let submitted = try submission.read(katas: katas.map(\.name), instead: ofKit, launcher: launcher)
            let contents = submitted.contents
            let hash = try launcher.hash(of: contents)
            report.hash = report.hash ?? hash
            let result = results.appending(path: "\(hash).json")
            let known = preparation.options.resumes ? try? Data(contentsOf: result) : nil
            let earlier = known.flatMap { try? JSONDecoder().decode([KataReport].self, from: $0) }
            let graded = try earlier ?? sandbox.grade(submitted)
            if earlier == nil { try JSONEncoder().encode(graded).write(to: result, options: .atomic) }
            report.katas = graded.map { kata in
                var kata = kata
                // No result depends on the runs, so an earlier one of the same code has others.
                kata.attacks = submitted[kata.kata].flatMap { $0.attacks.isEmpty ? nil : $0.attacks }
                kata.first?.runs = submitted[kata.kata]?.runs ?? []
                return kata
            }
            let uikit = try sandbox.kit.root.appending(path: "Sources/HeadlessUIKit").readFiles().values
            let remarks = try katas.flatMap { try KataWords($0, library: Array(uikit)).remarks(on: submitted[$0]) }
            report.remarks = remarks.isEmpty ? nil : remarks.limited()
            report.count()
            let code = String(contents.mapValues(\.withoutWhiteSpace).fingerprint(), radix: 16)
            report.code = report.katas.contains(where: \.isAttempted) ? code : nil
        } catch let unreadable as Unreadable {
            report.status = .unreadable
            report.reason = unreadable.reason
        }
        return report
    }
}

extension ProcessLauncher {
    /// Git's hash of a file, which everybody can compute again.
    fileprivate func hash(of file: URL) throws -> String {
        let git = try capture(["git", "hash-object", "--no-filters", file.path], timeout: 60)
        guard git.ending == .exited(0) else { throw CommandError(.ownFailure, "'git hash-object' failed: \(git.text)") }
        return git.text.trimmingCharacters(in: .newlines)
    }

    fileprivate func hash(of contents: [String: Data]) throws -> String {
        try withTemporaryFile("contents.json") { file in
            try JSONEncoder.inOneLine.encode(contents).write(to: file)
            return try hash(of: file)
        }
    }
}

extension Kata {
    /// Reads the files that count in place of a submission's own, by path from the kit's root.
    fileprivate func readInstead() throws -> [String: Data] {
        let manifest = ["Package.swift": try Data(contentsOf: root.appending(path: "Package.swift"))]
        let suites = try officialTests.readFiles().within("Tests/\(name)Tests")
        return try readGiven().within("Katas/\(name)").merging(suites) { $1 }.merging(manifest) { $1 }
    }
}
