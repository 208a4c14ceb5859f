import Foundation
import KataKit

extension Command {
    static let grade = Command(
        name: "grade",
        abstract: "Grade submissions: folders or archives with Katas in them, or folders of such.",
        operands: "PATH…",
        most: .max,
        options: [
            GradeFormat.option,
            Option("--output", value: "FILE", "Write there, whole or not at all, in place of standard output."),
            Option("--katas", value: "A,B", "Grade only these katas (default: all)."),
            Option("--jobs", value: "N", "Submissions at a time (default: one a core)."),
            Option("--resume", "Take over what an earlier run has finished, where nothing has changed since."),
            Option("--roster", value: "CSV", "A file with a line 'submission,student' for each."),
            Option("--shard", value: "I/N", "Grade only every Nth submission from the Ith on."),
            Option("--merge", "The PATHs are JSON reports of shards: write them as one."),
            Option(
                "--containment",
                value: "best|required",
                "Go on with what the machine offers, or refuse (default: best)."
            ),
            Option("--self-attack", "Grade nobody: try hostile submissions, and say which are held on this machine."),
            .timeout,
            Option("--build-timeout", value: "SECONDS", "End a build that takes longer (default: 120)."),
        ],
        run: { arguments in
            guard !arguments.has("--self-attack") else { return try attack(arguments) }
            let format = try GradeFormat(arguments)
            let roster = try arguments.value(of: "--roster").map { try Roster(file: URL(filePath: $0)) }
            var report =
                arguments.has("--merge")
                ? try GradeReport(merging: arguments.operands.map { ($0, try GradeReport(file: URL(filePath: $0))) })
                : try grade(arguments, format)
            if let roster { report.name(by: roster) }
            try write(report, as: format, to: arguments.value(of: "--output"))
            return report.submissions.allSatisfy { $0.status == .graded } ? 0 : 1
        }
    )

    private static func grade(_ arguments: Arguments, _ format: GradeFormat) throws -> GradeReport {
        let kit = try Kit.current()
        guard !arguments.operands.isEmpty else {
            throw Refusal(.misuse, "name the submissions to grade: kata grade PATH…")
        }
        let options = try GradingOptions(arguments, kit: kit)
        let found = try SubmissionFinder.find(arguments.operands)
        let submissions = try arguments.value(of: "--shard").map { try found.shard($0) } ?? found
        try format.checkOutput(arguments.value(of: "--output"), submissions: submissions.count)
        return try Grader(kit: kit, options: options, progress: note).grade(submissions)
    }

    private static func attack(_ arguments: Arguments) throws -> Int32 {
        let kit = try Kit.current()
        let result = try Grader(kit: kit, options: GradingOptions(arguments, kit: kit), progress: note).attack()
        print("The layers that are on: \(result.containment.names.joined(separator: ", ")).\n")
        print(SelfAttack.Finding.text(result.findings), terminator: "")
        return result.findings.allSatisfy(\.isHeld) ? 0 : 1
    }

    private static func note(_ text: String) {
        FileHandle.standardError.write(Data("kata: \(text)\n".utf8))
    }

    private static func write(_ report: GradeReport, as format: GradeFormat, to path: String?) throws {
        try format.checkOutput(path, submissions: report.submissions.count)
        switch try format.output(of: report) {
        case .one(let text):
            guard let path else { return try text { FileHandle.standardOutput.write(Data($0.utf8)) } }
            try write(text, to: URL(filePath: path))
        case .many(let files):
            let folder = URL(filePath: path ?? ".")
            for (name, text) in files { try write({ try $0(text) }, to: folder.appending(path: name)) }
        }
    }

    /// Whole or not at all; a device or a pipe takes it as it comes.
    private static func write(_ text: GradeFormat.Text, to file: URL) throws {
        let target = file.resolvingSymlinksInPath()
        do {
            // Where nothing is, a file will be.
            switch FileKind(of: target) {
            case nil, .file: try replace(target, with: text)
            default: try pour(text, into: file)
            }
        } catch {
            let mend = "it cannot be written: name a file in a folder that exists"
            throw Refusal(.misuse, "--output \(file.relativePath): \(mend)")
        }
    }

    private static func replace(_ file: URL, with text: GradeFormat.Text) throws {
        let draft = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).\(getpid())")
        defer { try? FileManager.default.removeItem(at: draft) }
        try Data().write(to: draft)
        try pour(text, into: draft)
        guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    private static func pour(_ text: GradeFormat.Text, into file: URL) throws {
        let handle = try FileHandle(forWritingTo: file)
        try text { try handle.write(contentsOf: Data($0.utf8)) }
        try handle.close()
    }
}

extension GradingOptions {
    init(_ arguments: Arguments, kit: Kit) throws {
        let names = arguments.value(of: "--katas")?.split(separator: ",").map(String.init)
        let chosen = try Set((names ?? kit.katas.map(\.name)).map { try kit.kata(named: $0).name })
        self.init(
            katas: kit.katas.map(\.name).filter(chosen.contains),
            jobs: try arguments.number(of: "--jobs") ?? ProcessInfo.processInfo.activeProcessorCount
        )
        runLimit = try arguments.seconds(.timeout) ?? runLimit
        buildLimit = try arguments.seconds(.buildTimeout) ?? buildLimit
        resumes = arguments.has("--resume")
        switch arguments.value(of: "--containment") ?? "best" {
        case "best": requiresContainment = false
        case "required": requiresContainment = true
        case let other: throw Refusal(.misuse, "--containment \(other): choose from best, required")
        }
    }
}

extension Arguments {
    fileprivate func number(of option: String) throws -> Int? {
        guard let text = value(of: option) else { return nil }
        guard let number = Int(text), number > 0 else {
            throw Refusal(.misuse, "\(option) \(text): give a whole number above 0")
        }
        return number
    }
}

extension [Submission] {
    /// Every Nth, so that the shards are of one size.
    fileprivate func shard(_ text: String) throws -> [Submission] {
        let parts = text.split(separator: "/").map { Int($0) }
        guard parts.count == 2, let index = parts[0], let number = parts[1], number > 0, (1...number).contains(index)
        else {
            throw Refusal(.misuse, "--shard \(text): give I/N, such as 2/4 for the second of four")
        }
        return enumerated().filter { $0.offset % number == index - 1 }.map(\.element)
    }
}
