import KataKit

/// Gives each Swift file a path that every file system and every build accepts.
///
/// A path that can be used as it is stays, because it decides what compiles: two files of one name in a module do not,
/// and `main.swift` makes a program. Any other file becomes `renamed-1.swift` and so on. No path that stays has such a
/// name.
struct SandboxPaths: Equatable, Sendable {
    /// The length of the longest name that stays, in bytes. A build adds to it.
    private static let longestName = 100
    /// The same for a path. On a Mac, a path with all its folders has at most 1024 bytes.
    private static let longestPath = 400

    /// What the learner calls the files, from the folder of their lap, by the new names.
    private(set) var own: [String: String] = [:]
    /// The names of the files that stay, by their folder and their name in lower case: some file systems ignore case.
    private var names: [String: String] = [:]

    /// - Parameter own: the learner's own path of a Swift file, from the kata's folder.
    mutating func path(for own: String) -> String {
        let parts = own.split(separator: "/").map(String.init)
        let name = parts.last ?? own
        let folder = Lap(of: own)?.folders.first { own.hasPrefix("\($0)/") } ?? parts[0]
        let key = "\(folder)/\(name.lowercased())"
        if own.utf8.count <= Self.longestPath, parts.allSatisfy(Self.isSafe), names[key, default: name] == name {
            names[key] = name
            return own
        }
        let new = "renamed-\(self.own.count + 1)\(name.suffix(".swift".count))"
        self.own[new] = own.dropFirst(folder.count + 1).description.shownAsPath
        return "\(folder)/\(new)"
    }

    /// The text with the learner's own paths in it. The runtime names a file without its folders:
    /// `Counter/renamed-1.swift:7: Fatal error`.
    func restored(in text: String) -> String {
        guard !own.isEmpty else { return text }
        return text.replacing(#/\/(renamed-\d+\.\w+)/#) { "/\(own[String($0.output.1)] ?? String($0.output.1))" }
    }

    private static func isSafe(_ name: String) -> Bool {
        name.utf8.count <= longestName && !name.lowercased().hasPrefix("renamed-")
            && name.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic && $0.isASCII || "0"..."9" ~= $0 || " ._+-".unicodeScalars.contains($0)
            }
    }
}
