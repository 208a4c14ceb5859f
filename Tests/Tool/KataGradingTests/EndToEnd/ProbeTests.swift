import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// The two probes, in the kit that a host writes.
    @Suite(.long, .serialized, .takingTurns)
    struct ProbeTests {
        let folder = Checkout.fixtures.appending(path: "probes")

        init() throws {
            try folder.removeTree()
            try folder.makeFolder()
            try Shell.run("sh \"$1\"/.probes/write.sh \"$2\"", Checkout.root.path, folder.appending(path: "kit").path)
        }

        @Test func `each probe has 12 bugs and 4 designs, and its answer catches all bugs and accepts all designs`()
            throws
        {
            let kata = KataCommand(in: folder.appending(path: "kit"))
            for name in ["ProbeP", "ProbeQ"] {
                let solution = kata.folder.appending(path: "Solutions/\(name)")
                #expect(
                    ["Mutants", "Variants"].map { solution.appending(path: "\($0)/bite").children.count } == [12, 4]
                )
                try sync(
                    solution.appending(path: "Tests").readFiles(),
                    to: kata.folder.appending(path: "Katas/\(name)/Tests")
                )

                let page = try kata("mutants", name).output

                #expect(page.contains("All 12 mutants of \(name) are killed."), "\(page)")
            }
        }

        @Test func `a coin chooses the probe of a handout, which shows no bug`() throws {
            let handout = folder.appending(path: "handout")
            let command = KataCommand(.instructor, in: folder.appending(path: "kit"))

            let result = try command("handout", handout.path, "--coin", "--mutants", "none", "--hints", "0")

            let chosen = try #require(result.output.firstMatch(of: /The coin chose (Probe[PQ])\.\n/)?.1)
            #expect(handout.appending(path: "Katas").children.map(\.lastPathComponent) == [String(chosen)])
            #expect(!handout.appending(path: "Solutions").exists)
            #expect(handout.appending(path: "docs/katas").children.map(\.lastPathComponent) == ["\(chosen).md"])
        }
    }
}
