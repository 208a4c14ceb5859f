import Foundation

/// The contents of files, by their path from a folder.
extension [String: Data] {
    /// A number that is the same for the same files, in each run of the tool. Hashes of the standard
    /// library differ from run to run. This is FNV-1a, https://www.rfc-editor.org/rfc/rfc9923
    package func fingerprint() -> UInt64 {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for (path, data) in sorted(by: { $0.key < $1.key }) {
            for byte in Data(path.utf8) + [0] + data + [0] { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        }
        return hash
    }

    /// The files below a folder, by their path from there.
    package func below(_ folder: String) -> [String: Data] {
        let prefix = folder + "/"
        return reduce(into: [:]) { files, file in
            if file.key.hasPrefix(prefix) { files[String(file.key.dropFirst(prefix.count))] = file.value }
        }
    }

    /// The same files, by their path from the folder that has this one.
    package func within(_ folder: String) -> [String: Data] {
        Dictionary(uniqueKeysWithValues: map { ("\(folder)/\($0.key)", $0.value) })
    }
}
