import Foundation
import KataKit

/// Unpacks what grading reads of an archive into an empty folder, with the tools that every system has.
struct Archive {
    /// The timeout of one program, in seconds.
    private static let timeout = 30.0

    private let isZip: Bool
    private let launcher: ProcessLauncher
    /// A link to the archive, or a zip with readable names. The programs take `[b]ob.zip` for a pattern that matches `bob.zip`.
    private let file: URL

    /// How files of each kind begin. Only the first two are read.
    private static let kinds: [(name: String, start: [UInt8])] = [
        ("zip", [0x50, 0x4B]), ("gzip", [0x1F, 0x8B]), ("RAR", [0x52, 0x61, 0x72, 0x21]),
        ("7z", [0x37, 0x7A, 0xBC, 0xAF]), ("xz", [0xFD, 0x37, 0x7A, 0x58]), ("bzip2", [0x42, 0x5A, 0x68]),
        ("Zstandard", [0x28, 0xB5, 0x2F, 0xFD]), ("LZMA", [0x5D, 0, 0]),
    ]

    /// The kind of an archive by its first bytes: whatever a person or an LMS calls it. Nil for any other file.
    static func kind(of file: URL) -> String? {
        guard file.kind == .file, let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
        let start = data.prefix(262)
        if start.dropFirst(257).elementsEqual("ustar".utf8) { return "tar" }
        return kinds.first { start.starts(with: $0.start) }?.name
    }

    /// A zip, as documents of office programs are, has readable names in it.
    static func mayHaveKatas(_ file: URL) -> Bool {
        let kind = kind(of: file)
        guard kind == "zip" else { return kind != nil }
        return (try? Data(contentsOf: file, options: .mappedIfSafe))?.range(of: Data("Katas".utf8)) != nil
    }

    /// - Parameter link: where nothing is yet, at a path that is not a pattern.
    /// - Throws: ``Unreadable`` when it is not an archive.
    init(_ archive: URL, link: URL, launcher: ProcessLauncher) throws {
        guard let kind = Self.kind(of: archive) else {
            throw Unreadable(reason: "it is not a folder, and no .zip or .tar.gz begins like this file")
        }
        guard ["zip", "gzip", "tar"].contains(kind) else {
            throw Unreadable(reason: "its kind is \(kind): only .zip and .tar.gz are read")
        }
        isZip = kind == "zip"
        self.launcher = launcher
        file = link
        if isZip, let zip = try ZipNames.readable(Data(contentsOf: archive, options: .mappedIfSafe)) {
            try zip.write(to: link)
        } else {
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: archive)
        }
    }

    /// - Throws: ``Unreadable`` when the archive is broken, or names a file outside of the folder.
    func unpack(into folder: URL) throws {
        let members = try members()
        let links = try links(among: members)
        try check(members, links)
        // Both programs fail on a pattern that fits nothing.
        let hasRuns = members.contains { $0.hasSuffix(History.fileInArchive) }
        let patterns = ["*.[sS][wW][iI][fF][tT]"] + (hasRuns ? ["*\(History.fileInArchive)"] : [])
        let command =
            isZip
            ? ["unzip", "-qq", "-o", file.path] + patterns + ["-x", "__MACOSX/*", "-d", folder.path]
            : ["tar", "-xf", file.path, "-C", folder.path, "--no-same-owner"] + Self.only(patterns)
        // The exit code 1 of unzip means a warning.
        _ = try output(of: command, accepting: isZip ? [0, 1] : [0], orElse: "unpacked")
        try makeFoldersOfBackslashes(in: folder)
        Self.add(links, to: folder)
    }

    /// What reads the folder lists links. So each becomes one that leads nowhere, in the place where nothing was unpacked.
    private static func add(_ links: [String], to folder: URL) {
        for link in links.filter({ $0.contains("Katas") }).prefix(SubmissionLimits.mostFiles) {
            let place = folder.appending(path: link)
            // No link above it leads out of the folder.
            let isInside = link.foldersAbove.allSatisfy { [.folder, nil].contains(folder.appending(path: $0).kind) }
            guard isInside, place.kind == nil else { continue }
            try? place.deletingLastPathComponent().makeFolder()
            try? FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "/dev/null")
        }
    }

    /// Some programs of Windows put `\` between the folders of an archive that they mark as one of Unix.
    private func makeFoldersOfBackslashes(in folder: URL) throws {
        // Nothing else is in this folder, so no link leads out of it.
        let own = folder.appending(path: UUID().uuidString)
        for file in folder.children where file.kind == .file && file.lastPathComponent.contains("\\") {
            let place = own.appending(path: file.lastPathComponent.replacing("\\", with: "/"))
            try place.deletingLastPathComponent().makeFolder()
            try FileManager.default.moveItem(at: file, to: place)
        }
    }

    // The options of GNU's tar and of a Mac's tar differ, and so do the names of the UTF-8 locale.
    #if canImport(Darwin)
        private static func only(_ patterns: [String]) -> [String] { patterns.flatMap { ["--include", $0] } }
        private static let locale = "en_US.UTF-8"
    #else
        private static func only(_ patterns: [String]) -> [String] { ["--wildcards"] + patterns }
        private static let locale = "C.UTF-8"
    #endif

    private func members() throws -> [String] {
        let command = isZip ? ["unzip", "-Z1", file.path] : ["tar", "-tPf", file.path]
        return try output(of: command, orElse: "read").split(separator: "\n").map(String.init)
    }

    /// The long lists have the same lines. They begin with the kind of the member.
    private func links(among members: [String]) throws -> [String] {
        let list = isZip ? "unzip -Zs-h-t" : "tar -tvPf"
        let script = "\(list) \"$1\" | LC_ALL=C sed -n /^l/="
        let numbers = try output(of: ["/bin/sh", "-c", script, "sh", file.path], orElse: "read")
        return numbers.split(separator: "\n").compactMap { Int($0).map { $0 - 1 } }.filter(members.indices.contains)
            .map { members[$0] }
    }

    private func check(_ members: [String], _ links: [String]) throws {
        guard !members.isEmpty else { throw Unreadable(reason: "the archive is empty") }
        let code = members.filter { $0.lowercased().hasSuffix(".swift") }
        let files = code.count
        let own = code.count { $0.contains(/(^|[\/\\])katas[\/\\]/.ignoresCase()) }
        let runs = members.count { $0.hasSuffix(History.fileInArchive) }
        guard files > 0 else {
            let inner = members.first { $0.contains(/\.(zip|tar|t?gz)$/.ignoresCase()) }
            let advice = inner.map { ", but an archive, \($0.shownAsPath): hand that in itself" }
            let link = links.first.map { ", but a symbolic link, \($0.shownAsPath)" }
            throw Unreadable(reason: "it has no Swift file\(advice ?? link ?? "")")
        }
        // A whole kit has more around them.
        guard max(own, runs) <= SubmissionLimits.mostFiles, files <= 20 * SubmissionLimits.mostFiles else {
            throw Unreadable(reason: "the archive has more than \(SubmissionLimits.mostFiles) Swift files in Katas")
        }
        for member in members {
            let parts = member.split(whereSeparator: { $0 == "/" || $0 == "\\" })
            if member.hasPrefix("/") || parts.contains("..") {
                throw Unreadable(reason: "the archive names a file outside of it: \(member.shownAsPath)")
            }
        }
    }

    /// What a program prints.
    ///
    /// - Throws: ``Unreadable`` after another exit code.
    private func output(of command: [String], accepting codes: [Int32] = [0], orElse verb: String) throws -> String {
        // Limits the size of a file, so that an archive cannot unpack to more than it declares.
        let limit = ShellLimit.fileSize(bytes: 2 * SubmissionLimits.largestFile + 1024)
        let output = try launcher.capture(
            ["/bin/sh", "-c", "\(limit); exec \"$@\"", "sh"] + command,
            variables: ["LC_ALL": Self.locale],
            timeout: Self.timeout
        )
        // The shell's code for a program that does not exist.
        guard output.ending != .exited(127) else {
            throw CommandError(.missingTool, "there is no '\(command[0])' in PATH: install it, and grade with --resume")
        }
        guard codes.contains(where: { output.ending == .exited($0) }) else {
            // A message has the same bytes in each run, whatever the paths are.
            let reason = command.filter { $0.hasPrefix("/") }.reduce(reason(output)) {
                $0.replacing($1, with: "the archive")
            }.shownAsPath
            throw Unreadable(reason: "the archive cannot be \(verb): \(reason)")
        }
        return output.text
    }

    private func reason(_ output: ProcessLauncher.Output) -> String {
        switch output.ending {
        case .timedOut:
            return "it took longer than \(Int(Self.timeout)) s"
        // The exit code 50 of unzip means that no space is left.
        case .killed(SIGXFSZ), .exited(128 + SIGXFSZ), .exited(50):
            return "a file in it is larger than \(SubmissionLimits.largestFile >> 20) MiB"
        case _ where output.text.contains("unable to get password"):
            return "it has a password"
        case .exited(9) where isZip:
            return "it is not a zip archive, or not the whole of one"
        case .exited(81) where isZip:
            return "its files are compressed in a way that 'unzip' cannot read"
        case .exited, .killed:
            // At the end, both programs say that they end, and that a pattern fits nothing.
            let line = output.text.split(separator: "\n").last { !$0.contains(/xiting |Child returned|^caution:/) }
            return line?.trimmingCharacters(in: .whitespaces) ?? "no reason was given"
        }
    }
}
