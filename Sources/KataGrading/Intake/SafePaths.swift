/// Gives each file a path that every file system and every build accepts.
///
/// A name that can be used as it is stays, because it decides what compiles: two files of one name in a module do not.
/// Any other name becomes `renamed-1`, `renamed-2` and so on: the same name always the same, different names never.
struct SafePaths {
    /// The length of the longest name that is used as it is, in bytes. A build adds to it.
    private static let longestName = 100
    /// The same, for the folders of a file together. A path on a Mac has at most 1024 bytes.
    private static let longestFolder = 300

    /// What was given, by the bytes of the learner's own name. Strings are equal if they look equal, which is not
    /// enough here.
    private var given: [[UInt8]: String] = [:]
    /// All names, as a file system compares them that ignores case.
    private var taken: Set<String> = []
    private var count = 0

    /// - Parameter paths: the learner's own paths, all of them, so that no other file has a name that was made up.
    init(for paths: [String]) {
        for name in paths.flatMap(\.names) where Self.isSafe(name) && taken.insert(Self.key(name)).inserted {
            given[Array(name.utf8)] = name
        }
    }

    /// - Parameter path: the learner's own path of a Swift file.
    mutating func path(for path: String) -> String {
        var names = path.names
        let folder = names.dropLast().joined(separator: "/")
        if folder.utf8.count > Self.longestFolder { names = [folder] + names.suffix(1) }
        return names.map { safe($0) }.joined(separator: "/")
    }

    private mutating func safe(_ name: String) -> String {
        let bytes = Array(name.utf8)
        if let known = given[bytes] { return known }
        let ending = name.lowercased().hasSuffix(".swift") ? String(name.suffix(".swift".count)) : ""
        var safe = ""
        repeat {
            count += 1
            safe = "renamed-\(count)\(ending)"
        } while !taken.insert(Self.key(safe)).inserted
        given[bytes] = safe
        return safe
    }

    private static func isSafe(_ name: String) -> Bool {
        name.utf8.count <= longestName
            && name.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic && $0.isASCII || "0"..."9" ~= $0 || " ._+-".unicodeScalars.contains($0)
            }
    }

    private static func key(_ name: String) -> String {
        name.lowercased()
    }
}

extension String {
    fileprivate var names: [String] {
        split(separator: "/").map(String.init)
    }
}
