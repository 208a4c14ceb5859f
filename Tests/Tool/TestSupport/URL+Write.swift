import Foundation
import KataKit

extension URL {
    /// Writes a file below this folder. One that has this text already keeps its date, so that nothing is built again.
    package func write(_ text: String, to path: String) throws {
        let file = appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try file.write(newVersion: Data(text.utf8))
    }

    /// Writes a script that can be run, by a process that has ended then: Linux runs no program that is open for writing, as
    /// a file of ours is in each child that another test starts meanwhile.
    package func writeProgram(_ script: String, to path: String) throws {
        try write(script, to: "\(path).sh")
        try Shell.run("cd \"$1\" && cp \"$2.sh\" \"$2\" && chmod +x \"$2\"", self.path, path)
    }

    package func remove(_ path: String) {
        try? FileManager.default.removeItem(at: appending(path: path))
    }
}
