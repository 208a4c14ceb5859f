import Foundation
import KataKit

/// The results of submissions that were graded before with the same kit, the same tool and the same toolchain.
struct ResultCache: Codable, Sendable {
    private var folder: URL

    init(kit: Kit, toolchain: Toolchain, barriers: [String], options: GradingOptions) throws {
        var basis: [String: Data] = [:]
        let suites = options.katas.map { "Tests/\($0)Tests" }
        for part in ["Sources", ".starters", "Solutions", "docs/katas"] + suites {
            basis.merge(try kit.root.appending(path: part).readFiles().within(part)) { $1 }
        }
        basis["Package.swift"] = try Data(contentsOf: kit.root.appending(path: "Package.swift"))
        let timeouts = [options.testTimeout, options.buildTimeout, options.submissionTimeout].map { "\($0)" }
        let conditions = [toolchain.version] + timeouts
        basis["conditions"] = Data((conditions + options.katas + barriers).joined(separator: "\n").utf8)
        folder = kit.scratchDirectory.appending(path: "grading/results/\(String(basis.fingerprint(), radix: 16))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// - Parameter hash: Git's hash of everything that the result depends on.
    func result(for hash: String) -> [KataReport]? {
        (try? Data(contentsOf: file(hash))).flatMap { try? JSONDecoder().decode([KataReport].self, from: $0) }
    }

    func keep(_ katas: [KataReport], for hash: String) throws {
        try JSONEncoder().encode(katas).write(to: file(hash), options: .atomic)
    }

    private func file(_ hash: String) -> URL { folder.appending(path: "\(hash).json") }
}
