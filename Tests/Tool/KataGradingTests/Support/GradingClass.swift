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
    struct Expected: Equatable, Sendable {
        struct Laps: Equatable, Sendable {
            var green = LapVerdict.State.notAttempted
            var passed = 0
            var bite = LapVerdict.State.notAttempted
            var killed = 0
            /// Whether the instructor should look at it.
            var hasRemark = false
        }

        var submission: String
        /// What it is an example of.
        var threat: String
        /// By kata.
        var laps: [String: Laps] = [:]
        /// A part of the reason, if it cannot be read.
        var unreadable: String?
    }

    static let katas = ["Counter", "Greeter"]

    private let source: URL
    /// In the order of the table.
    let expected: [Expected]

    /// - Throws: ``CommandError`` when the kit has no class.
    init(of kit: URL) throws {
        source = kit.appending(path: "Tests/Tool/GradingClass")
        let table = source.appending(path: "expected.csv")
        guard let text = try? String(contentsOf: table, encoding: .utf8) else {
            throw CommandError(.ownFailure, "\(table.path) is missing: get it back from where the kit came from")
        }
        expected = try Self.read(CSV.rows(in: text).dropFirst(), of: table)
    }

    private static func read(_ rows: ArraySlice<[String]>, of table: URL) throws -> [Expected] {
        try rows.reduce(into: []) { expected, row in
            guard row.count == 9 else {
                throw CommandError(.ownFailure, "\(table.path): this row does not have 9 columns: \(row)")
            }
            if expected.last?.submission != row[1] {
                expected.append(Expected(submission: row[1], threat: row[0].replacing("-", with: " ")))
            }
            if !row[8].isEmpty { expected[expected.count - 1].unreadable = row[8] }
            guard let green = LapVerdict.State(rawValue: row[3]), let bite = LapVerdict.State(rawValue: row[5]),
                let passed = Int(row[4]), let killed = Int(row[6])
            else { return }
            let hasRemark = row[7] == "remark"
            expected[expected.count - 1].laps[row[2]] =
                .init(green: green, passed: passed, bite: bite, killed: killed, hasRemark: hasRemark)
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

    // MARK: Comparing

    /// What a report says that it should not say.
    func deviations(of submission: SubmissionReport?, from expected: Expected) -> [String] {
        guard let submission else { return ["it is not in the report"] }
        if let reason = expected.unreadable {
            guard submission.status != .unreadable || submission.reason?.contains(reason) != true else { return [] }
            return ["it should be unreadable (\(reason)), and is \(submission.status): \(submission.reason ?? "")"]
        }
        guard submission.katas.map(\.kata) == Self.katas else {
            return ["it is not graded: \(submission.reason ?? "")"]
        }
        return submission.katas.compactMap { kata in
            let found = Expected.Laps(
                green: kata.green.verdict,
                passed: kata.green.passed,
                bite: kata.bite.verdict,
                killed: kata.bite.killed,
                hasRemark: !submission.remarks(on: kata.kata).isEmpty
            )
            let wanted = expected.laps[kata.kata] ?? .init()
            return found == wanted ? nil : "\(kata.kata) should be \(wanted.text), and is \(found.text)"
        }
    }
}

extension GradingOptions {
    /// Short timeouts: some submissions of the class never end.
    static func forClass() -> GradingOptions {
        GradingOptions(katas: GradingClass.katas, jobs: 1, testTimeout: 3, buildTimeout: 30)
    }
}

extension GradingClass.Expected.Laps {
    fileprivate var text: String {
        "\(green.rawValue) with \(passed) passed, \(bite.rawValue) with \(killed) killed\(hasRemark ? ", a remark" : "")"
    }
}
