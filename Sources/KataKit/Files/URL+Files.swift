import Foundation

extension FileAttributeType {
    package static var file: Self { .typeRegular }
    package static var folder: Self { .typeDirectory }
    package static var link: Self { .typeSymbolicLink }
}

extension URL {
    /// What is here: a link counts as a link, not as its target. Nil when there is nothing.
    package var kind: FileAttributeType? { attributes?[.type] as? FileAttributeType }

    /// The attributes of the file or, for a link, of the link itself. Nil when there is nothing.
    package var attributes: [FileAttributeKey: Any]? { try? FileManager.default.attributesOfItem(atPath: path) }

    var modificationDate: Date? { attributes?[.modificationDate] as? Date }

    /// What is free on the disk that has this folder, in MiB.
    package var freeSpace: Int {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
        return (attributes?[.systemFreeSize] as? Int ?? .max) >> 20
    }

    /// Whether something is at this path. For a link: whether its target exists.
    package var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// What is in this folder, by name. Empty when this is not a folder.
    package var children: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().map { appending(path: $0) }
    }

    /// Follows all links, as compilers do. Foundation's `resolvingSymlinksInPath` leaves `/private` out on a Mac.
    package func resolved() -> URL {
        guard let path = realpath(path, nil) else { return self }
        defer { free(path) }
        return URL(filePath: String(cString: path))
    }

    /// This path as seen from a folder above it, or the whole path if that folder is not above it.
    package func path(from folder: URL) -> String {
        path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
    }

    /// The first bytes of a file as text: as many as a person may read.
    package func readText(upTo bytes: Int = 4 << 20) -> String {
        guard let handle = try? FileHandle(forReadingFrom: self) else { return "" }
        defer { try? handle.close() }
        return ((try? handle.read(upToCount: bytes)) ?? Data()).text
    }

    /// Reads the regular files, by path from here, without those of git and of a Mac's Finder. None where there is no folder.
    package func readFiles() throws -> [String: Data] {
        guard exists else { return [:] }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: path)
        return try paths.reduce(into: [:]) { files, path in
            let file = appending(path: path)
            guard file.kind == .file, file.lastPathComponent != ".DS_Store" else { return }
            guard !path.split(separator: "/").contains(".git") else { return }
            // An editor removes its drafts in the meantime.
            do { files[path] = try Data(contentsOf: file) } catch CocoaError.fileReadNoSuchFile {}
        }
    }

    /// What ``readFiles()`` leaves out, but for a Finder's files, by path from here: links, and what is neither a file nor a
    /// folder. Of a repository, only its folder.
    func findUnread() -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return paths.filter { path in
            let name = URL(filePath: path).lastPathComponent
            let isOfGit = path.split(separator: "/").dropLast().contains(".git")
            return !isOfGit && (name == ".git" || ![.file, .folder].contains(appending(path: path).kind))
        }.sorted()
    }

    /// Whether this, which is neither a file nor a folder, has the name of code or leads to a folder.
    var leadsToCode: Bool {
        guard !lastPathComponent.hasPrefix(".") else { return false }
        return lastPathComponent.isSwiftFile || kind == .link && resolved().kind == .folder
    }

    /// Writes a file so that the next build compiles it. The compiler compares dates by whole seconds: if two versions
    /// have the same second, it builds only the first.
    package func write(newVersion data: Data) throws {
        let last = modificationDate
        try data.write(to: self, options: .atomic)
        try advanceDate(past: last)
    }

    /// Sets the date to the next second, if the file is not newer than its last version in whole seconds.
    func advanceDate(past last: Date?) throws {
        guard let date = modificationDate, let second = last?.second, date.second <= second else { return }
        let next = Date(timeIntervalSince1970: second + 1)
        try FileManager.default.setAttributes([.modificationDate: next], ofItemAtPath: path)
    }
}

extension Data {
    /// These bytes as text, without a byte order mark and with the line ends of Unix. What is not UTF-8 is replaced.
    package var text: String { String(decoding: self, as: UTF8.self).withLineEndsOfUnix }
}

extension String {
    /// The text without a byte order mark, and with the line ends of Unix.
    var withLineEndsOfUnix: String {
        let hasOthers = utf8.contains(UInt8(ascii: "\r"))
        let text = hasOthers ? replacing("\r\n", with: "\n").replacing("\r", with: "\n") : self
        return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }

    /// Whether a path names code. A name with a dot in front is an editor's own.
    package var isSwiftFile: Bool { hasSuffix(".swift") && !hasPrefix(".") && !contains("/.") }
}

extension Date {
    fileprivate var second: TimeInterval { timeIntervalSince1970.rounded(.down) }
}
