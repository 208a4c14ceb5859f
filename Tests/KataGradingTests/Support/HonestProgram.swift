import Foundation
import KataKit
import TestSupport

/// A correct program as people write it: a folder of `Honest`, which is a submission too. It has the sources of some
/// katas, or own tests that kill all mutants.
struct HonestProgram: Sendable {
    static let folder = Checkout.root.appending(path: "Tests/KataGradingTests/Honest")

    /// The programs with code for one of these katas, in the order of their names.
    static func all(for katas: [String]) throws -> [HonestProgram] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { HonestProgram(name: $0, katas: katas) }.filter { !$0.laps.isEmpty }
    }

    var name: String
    /// The katas that are graded.
    var katas: [String]

    /// What must have full points.
    var laps: [(kata: String, lap: Lap)] {
        katas.flatMap { kata in
            Lap.allCases.compactMap { lap in
                let code = lap == .green ? "Sources" : "Tests"
                return root.appending(path: "Katas/\(kata)/\(code)").exists ? (kata, lap) : nil
            }
        }
    }

    /// Writes the submission.
    func write(to folder: URL) throws {
        try sync(root.readFiles(), to: folder.appending(path: name))
    }

    private var root: URL {
        Self.folder.appending(path: name)
    }
}
