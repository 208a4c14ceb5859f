import Foundation
import KataKit

/// What a learner submitted, found but not read yet.
struct Submission: Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        case folder
        case zip
        case tar
        /// Neither a folder nor an archive.
        case unknown

        private static let endings = [(".zip", Kind.zip), (".tar.gz", .tar), (".tgz", .tar)]

        /// The kind of a file by the end of its name, and the name without that end.
        static func ofFile(named name: String) -> (kind: Kind, name: String) {
            let found = endings.first { name.lowercased().hasSuffix($0.0) }
            return (found?.1 ?? .unknown, String(name.dropLast(found?.0.count ?? 0)))
        }
    }

    var id: String
    /// The path, which starts with what the instructor typed.
    var path: String
    var location: URL
    var kind: Kind
}

/// What grading takes from one kata.
struct SubmittedFiles: Sendable, Equatable {
    /// The learner's own code, by path below `Sources` in the sandbox.
    var sources: [String: Data] = [:]
    /// The learner's own tests, by path below `Tests` in the sandbox.
    var tests: [String: Data] = [:]
    /// The colors and times of the learner's runs, see ``KeptRuns``.
    var runs: [String] = []
    /// What was left out, and why.
    var leftOut: [String] = []
    var paths = SandboxPaths()

    /// What was left out of a lap. What is in no lap counts for the green one.
    func leftOut(of lap: Lap) -> [String] {
        leftOut.filter { text in
            let path = text.split(separator: "/", maxSplits: 2).dropFirst(2).first.map(String.init) ?? ""
            return (text.hasPrefix("Katas/") ? Lap(of: "\(path)/") ?? .green : .green) == lap
        }
    }

    /// All code, by path from the kata's folder.
    var code: [String: Data] { sources.within("Sources") }

    /// All code and tests, by path from the kata's folder.
    var all: [String: Data] { code.merging(tests.within("Tests")) { $1 } }

    /// The learner's code of a lap, by path from the kata's folder.
    func code(of lap: Lap) -> [String: Data] { files(of: lap).filter { $0.key.hasPrefix("Sources/") } }

    /// The learner's tests of a lap, by path from the kata's folder.
    func tests(of lap: Lap) -> [String: Data] { files(of: lap).filter { $0.key.hasPrefix("Tests/") } }

    /// The learner's files of a lap, by path from the kata's folder.
    func files(of lap: Lap) -> [String: Data] { all.filter { Lap(of: $0.key) == lap } }
}

/// Why a submission cannot be read.
struct Unreadable: Error {
    var reason: String
}

extension Submission {
    /// Reads what grading takes from it, by kata.
    ///
    /// - Parameter ofKit: the files of the kit that count in place of the submission's own, by kata and path.
    /// - Throws: ``Unreadable``.
    func read(
        katas: [String],
        instead ofKit: [String: [String: Data]] = [:],
        launcher: ProcessLauncher
    ) throws -> [String: SubmittedFiles] {
        switch kind {
        case .folder:
            guard let archive = try SubmissionReader.archive(in: location) else {
                return try SubmissionReader.read(location, katas: katas, instead: ofKit)
            }
            var inside = self
            (inside.location, inside.kind) = (archive, Kind.ofFile(named: archive.lastPathComponent).kind)
            return try inside.read(katas: katas, instead: ofKit, launcher: launcher)
        case .unknown:
            throw Unreadable(reason: "it is not a folder, a .zip or a .tar.gz")
        case .zip, .tar:
            return try launcher.withTemporaryFile("archive") { link in
                try launcher.withTemporaryFile("unpacked") { folder in
                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                    try Archive(self, link: link, launcher: launcher).unpack(into: folder)
                    return try SubmissionReader.read(folder, katas: katas, instead: ofKit)
                }
            }
        }
    }
}

extension Data {
    /// For comparisons of code: systems end lines differently.
    var withoutWhiteSpace: Data { filter { $0 > UInt8(ascii: " ") } }
}

extension [String: SubmittedFiles] {
    /// Everything that a result depends on, by path.
    var contents: [String: Data] {
        reduce(into: [:]) { contents, part in
            let (kata, files) = part
            contents.merge(files.sources.within("\(kata)/Sources")) { $1 }
            contents.merge(files.tests.within("\(kata)/Tests")) { $1 }
            contents["\(kata)/left out"] = Data(files.leftOut.joined(separator: "\n").utf8)
            for (path, own) in files.paths.own { contents["\(kata)/own path/\(path)"] = Data(own.utf8) }
        }
    }
}
