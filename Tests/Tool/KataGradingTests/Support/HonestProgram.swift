import Foundation
import KataKit
import TestSupport

/// A correct program as people write it: a folder of `Honest`, which is a submission too. It has the sources of some
/// katas, or own tests that kill all mutants.
struct HonestProgram: Sendable {
    static let folder = Checkout.root.appending(path: "Tests/Tool/KataGradingTests/Honest")

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

    /// Writes the submission. Where `as-the-reference.txt` is next to the sources, the files that are not there are the
    /// reference's.
    func write(to folder: URL) throws {
        var files = try root.readFiles()
        for kata in katas where files["Katas/\(kata)/as-the-reference.txt"] != nil {
            let reference = try Checkout.root.appending(path: "Solutions/\(kata)/Sources").readFiles()
            files.merge(reference.within("Katas/\(kata)/Sources")) { own, _ in own }
        }
        try sync(files, to: folder.appending(path: name))
    }

    private var root: URL {
        Self.folder.appending(path: name)
    }
}
