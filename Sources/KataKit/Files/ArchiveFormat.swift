import Foundation

/// The archives that a learner can hand in.
enum ArchiveFormat: CaseIterable {
    case zip
    case tar

    var suffix: String { self == .zip ? ".zip" : ".tar.gz" }

    func command(to file: URL) -> [String] {
        self == .zip ? ["zip", "-qrX", file.path, "."] : ["tar", "-czf", file.path, "."]
    }

    func unpacking(_ file: URL, into folder: URL) -> [String] {
        self == .zip
            ? ["unzip", "-qq", "-o", file.path, "-d", folder.path] : ["tar", "-xf", file.path, "-C", folder.path]
    }

    /// Whether the program that makes this format is in PATH.
    var isAvailable: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let program = self == .zip ? "zip" : "tar"
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
}
