import Foundation

/// The file names of reports on single submissions. They are unique, also where a file system ignores case.
enum FileNames {
    /// The length of the longest name before its extension, in bytes.
    private static let longest = 150

    static func names(for ids: [String], extension: String) -> [String] {
        let plain = ids.map(plain)
        var keys = UniqueNames(plain.map(key))
        return plain.map { name in
            let own = key(name)
            return name + keys.unique(own).dropFirst(own.count) + ".\(`extension`)"
        }
    }

    private static func plain(_ id: String) -> String {
        var name = ""
        for scalar in id.unicodeScalars where name.utf8.count < longest {
            let isPlain = scalar.properties.isAlphabetic || "0123456789 ._+-@(),".unicodeScalars.contains(scalar)
            name.unicodeScalars.append(isPlain ? scalar : "_")
        }
        return name
    }

    /// Some file systems ignore case and how a letter is composed. For them, names with one key are one name.
    private static func key(_ name: String) -> String { name.precomposedStringWithCompatibilityMapping.lowercased() }
}
