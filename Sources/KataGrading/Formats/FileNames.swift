import Foundation
import KataKit

/// The file names of reports on single submissions. They are unique, also where a file system ignores case.
enum FileNames {
    /// The length of the longest name before its extension, in bytes.
    private static let longest = 150

    static func names(for ids: [String], extension: String) -> [String] {
        ids.map(plain).numbered(by: key).map { "\($0).\(`extension`)" }
    }

    private static func plain(_ id: String) -> String {
        var name = id.replacingScalars { scalar in
            scalar.properties.isAlphabetic || "0123456789 ._+-@(),".unicodeScalars.contains(scalar) ? nil : "_"
        }
        while name.utf8.count > longest { name.unicodeScalars.removeLast() }
        return name
    }

    /// Some file systems ignore case and how a letter is composed. For them, names with one key are one name.
    private static func key(_ name: String) -> String { name.precomposedStringWithCompatibilityMapping.lowercased() }
}
