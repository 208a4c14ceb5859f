import Foundation
import KataKit
import TestSupport

@testable import KataGrading

/// The class that grading is tried with: a miniature kit, and submissions to it. Most are hostile. What each must get is
/// in `expected.csv`.
///
/// A submission is a patch of the starter, or `odd-files.sh` makes it.
struct GradingClass: Sendable {
    /// What a submission must get.
    struct Expected: Sendable {
        var submission: String
        /// What it is an example of.
        var threat: String
        /// For each kata that is begun its name, the green lap's verdict and points, the bite lap's, and `remark` if the
        /// instructor should look at it. Then a part of the reason, if the submission cannot be read.
        var rows: [[String]] = []
    }

    static let katas = ["Counter", "Greeter"]

    private let source: URL
    /// In the order of the table.
    let expected: [Expected]

    init(of kit: URL) throws {
        source = kit.appending(path: "Tests/Tool/GradingClass")
        let text = try String(contentsOf: source.appending(path: "expected.csv"), encoding: .utf8)
        expected = CSV.rows(in: text).dropFirst().reduce(into: []) { expected, row in
            if expected.last?.submission != row[1] {
                expected.append(Expected(submission: row[1], threat: row[0].replacing("-", with: " ")))
            }
            let rest = Array(row.dropFirst(2))
            if rest.contains(where: { !$0.isEmpty }) { expected[expected.count - 1].rows.append(rest) }
        }
    }

    // MARK: Writing

    /// The files of the miniature kit, by path. Its katas are not begun.
    func readKit() throws -> [String: Data] {
        var files = try source.appending(path: "kit").readFiles()
        files.merge(files.below("Katas").within(".starters")) { $1 }
        files["Sources/HeadlessUIKit/HeadlessUIKit.swift"] = Data("@_exported import Foundation\n".utf8)
        return files
    }

    /// The tests that try what a run can reach.
    func readAttacks() throws -> Data {
        try Data(contentsOf: source.appending(path: "reach/Attacks.swift"))
    }

    /// Writes all submissions.
    ///
    /// - Parameters:
    ///   - kit: the miniature kit. Some submissions look for it.
    ///   - folder: what else is there goes.
    func write(for kit: URL, to folder: URL, launcher: ProcessLauncher) throws {
        try folder.removeTree()
        try folder.makeFolder()
        let starter = try readKit().filter { $0.key.hasPrefix("Katas/") && !$0.key.contains("/Given/") }
        try sync(starter, to: folder.appending(path: "starter"))
        for (path, patch) in try source.readFiles() where path.hasSuffix(".patch") && !path.hasPrefix("kit/") {
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            let submission = folder.appending(path: name)
            try sync(starter, to: submission)
            let text = String(decoding: patch, as: UTF8.self).replacing("$KIT", with: kit.path)
            try launcher.withTemporaryFile("submission.patch") { file in
                try Data(text.utf8).write(to: file)
                let command = ["git", "-C", submission.path, "apply", "--whitespace=nowarn", file.path]
                // In a repository that ignores the folder, git applies nothing and says nothing.
                let variables = ["GIT_DIR": "/dev/null"]
                try check(launcher.capture(command, variables: variables, timeout: Self.timeout), of: path)
            }
        }
        let script = "odd-files.sh"
        let command = ["/bin/sh", source.appending(path: script).path, kit.path, folder.path]
        try check(launcher.capture(command, timeout: Self.timeout), of: script)
    }

    /// The timeout of one program, in seconds.
    private static let timeout = 60.0

    private func check(_ result: ProcessLauncher.Output, of file: String) throws {
        guard result.ending == .exited(0) else {
            let place = source.appending(path: file).path
            throw CommandError(.ownFailure, "the class cannot be made: \(place): \(result.text)")
        }
    }
}

extension SubmissionReport {
    /// What the table of the class has to say of it.
    ///
    /// - Parameter reason: a part of the reason why it cannot be read.
    func rows(unreadable reason: String) -> [[String]] {
        guard status == .graded else {
            let shown = self.reason ?? ""
            return [Array(repeating: "", count: 6) + [status == .unreadable && shown.contains(reason) ? reason : shown]]
        }
        return katas.map { kata in
            let laps = [kata.green, kata.bite] as [any GradedLap]
            let remark = remarks(on: kata.kata).isEmpty ? "" : "remark"
            return [kata.kata] + laps.flatMap { [$0.verdict.rawValue, "\($0.points)"] } + [remark, ""]
        }.filter { $0.dropFirst() != ["notAttempted", "0", "notAttempted", "0", "", ""] }
    }
}

extension GradingOptions {
    /// Short timeouts: some submissions of the class never end.
    static func forClass() -> GradingOptions {
        GradingOptions(katas: GradingClass.katas, jobs: 1, testTimeout: 3, buildTimeout: 30)
    }
}
