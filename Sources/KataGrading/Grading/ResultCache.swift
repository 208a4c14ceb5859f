import Foundation
import KataKit

/// What grading came to for submissions that were graded before, with the same kit, its tool too, and the same toolchain.
struct ResultCache: Sendable {
    private struct Entry: Codable {
        /// All that the result follows from, to be compared byte by byte.
        var basis: [String: Data]
        var katas: [KataReport]
    }

    private var folder: URL

    init(kit: Kit, toolchain: Toolchain, containment: Containment, options: GradingOptions) throws {
        var basis: [String: Data] = [:]
        for part in ["Sources", "Tests", ".starters", "Solutions", "docs/katas"] {
            let part = kit.root.appending(path: part)
            guard part.exists else { continue }
            for (path, data) in try part.files { basis[part.lastPathComponent + "/" + path] = data }
        }
        basis["Package.swift"] = try Data(contentsOf: kit.root.appending(path: "Package.swift"))
        let conditions = [toolchain.version, "\(options.runLimit)", "\(options.buildLimit)"]
        basis["conditions"] = Data((conditions + options.katas + containment.names).joined(separator: "\n").utf8)
        folder = kit.workshop.appending(path: "grading/results/\(Self.fingerprint(basis))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func result(for handedIn: [String: HandedIn]) -> [KataReport]? {
        let basis = Self.basis(handedIn)
        guard let data = try? Data(contentsOf: file(basis)),
            let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.basis == basis
        else { return nil }
        return entry.katas
    }

    func keep(_ katas: [KataReport], for handedIn: [String: HandedIn]) throws {
        let basis = Self.basis(handedIn)
        try JSONEncoder().encode(Entry(basis: basis, katas: katas)).write(to: file(basis), options: .atomic)
    }

    private func file(_ basis: [String: Data]) -> URL {
        folder.appending(path: "\(Self.fingerprint(basis)).json")
    }

    private static func basis(_ handedIn: [String: HandedIn]) -> [String: Data] {
        var basis: [String: Data] = [:]
        for (kata, part) in handedIn {
            for (path, data) in part.sources { basis["\(kata)/Sources/\(path)"] = data }
            for (path, data) in part.tests { basis["\(kata)/Tests/\(path)"] = data }
            basis["\(kata)/left out"] = Data(part.leftOut.joined(separator: "\n").utf8)
        }
        return basis
    }

    /// FNV-1a: enough to find a file by, and the standard library's hashes differ from run to run.
    private static func fingerprint(_ files: [String: Data]) -> String {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            for byte in Data(path.utf8) + [0] + data + [0] { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        }
        return String(hash, radix: 16)
    }
}
