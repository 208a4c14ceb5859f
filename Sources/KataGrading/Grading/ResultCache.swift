import Foundation
import KataKit

/// The results of submissions that were graded before with the same kit, the same tool and the same toolchain.
struct ResultCache: Sendable {
    private struct CachedResult: Codable {
        /// Everything that the result depends on, to compare byte by byte.
        var basis: [String: Data]
        var graded: GradedKatas
    }

    private var folder: URL

    init(kit: Kit, toolchain: Toolchain, barriers: [String], options: GradingOptions) throws {
        var basis: [String: Data] = [:]
        for part in ["Sources", "Tests", ".starters", "Solutions", "docs/katas"] {
            let part = kit.root.appending(path: part)
            guard part.exists else { continue }
            for (path, data) in try part.readFiles() { basis[part.lastPathComponent + "/" + path] = data }
        }
        basis["Package.swift"] = try Data(contentsOf: kit.root.appending(path: "Package.swift"))
        let timeouts = [options.testTimeout, options.buildTimeout, options.submissionTimeout].map { "\($0)" }
        let conditions = [toolchain.version] + timeouts
        basis["conditions"] = Data((conditions + options.katas + barriers).joined(separator: "\n").utf8)
        folder = kit.scratchDirectory.appending(path: "grading/results/\(basis.hexFingerprint)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func result(for submitted: [String: SubmittedFiles]) -> GradedKatas? {
        let basis = Self.basis(submitted)
        guard let data = try? Data(contentsOf: file(basis)),
            let cached = try? JSONDecoder().decode(CachedResult.self, from: data), cached.basis == basis
        else { return nil }
        return cached.graded
    }

    func keep(_ graded: GradedKatas, for submitted: [String: SubmittedFiles]) throws {
        let basis = Self.basis(submitted)
        try JSONEncoder().encode(CachedResult(basis: basis, graded: graded)).write(to: file(basis), options: .atomic)
    }

    private func file(_ basis: [String: Data]) -> URL {
        folder.appending(path: "\(basis.hexFingerprint).json")
    }

    private static func basis(_ submitted: [String: SubmittedFiles]) -> [String: Data] {
        var basis: [String: Data] = [:]
        for (kata, part) in submitted {
            for (path, data) in part.sources { basis["\(kata)/Sources/\(path)"] = data }
            for (path, data) in part.tests { basis["\(kata)/Tests/\(path)"] = data }
            basis["\(kata)/left out"] = Data(part.leftOut.joined(separator: "\n").utf8)
            for (path, own) in part.paths.own { basis["\(kata)/own path/\(path)"] = Data(own.utf8) }
        }
        return basis
    }
}

extension [String: Data] {
    fileprivate var hexFingerprint: String {
        String(fingerprint(), radix: 16)
    }
}
