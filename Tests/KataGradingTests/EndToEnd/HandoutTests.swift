import Foundation
import Testing

@testable import KataGrading

extension EndToEnd {
    /// From the instructor's kit to a learner's, and back as a submission.
    struct HandoutTests {
        let kit = MiniatureKit.root
        let folder = Checkout.fixtures.appending(path: "handouts")

        init() throws {
            try MiniatureKit.lay()
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        @Test func `a handout has no solution, in no commit, and its learners can work and hand in`() throws {
            let handout = folder.appending(path: "kit")
            let result = try Shell.kata(["handout", handout.path], in: kit)
            #expect(result.code == 0, "\(result.errors)")

            let files = try Shell.output(of: "git -C '\(handout.path)' log --all --name-only --format=%s").output
            #expect(files.hasPrefix("The katas\n"))
            let solutions = files.split(separator: "\n").filter {
                $0.hasPrefix("Solutions/") && !$0.contains("/Mutants/bite/")
            }
            #expect(solutions == [])
            #expect(try Shell.output(of: "git -C '\(handout.path)' status --porcelain").output == "")

            #expect(try Shell.kata(["test", "Greeter"], in: handout).code == 1)
            try handout.write(
                MiniatureKit.reference["Greeter/Sources/Greeter.swift"] ?? "",
                to: "Katas/Greeter/Sources/Greeter.swift"
            )
            #expect(try Shell.kata(["test", "Greeter"], in: handout).code == 0)
            let compared = try Shell.kata(["compare", "Greeter"], in: handout)
            #expect(
                compared.errors == "kata: there is no reference to compare with: this kit comes without Solutions\n"
            )
            let verified = try Shell.kata(["verify"], in: handout)
            #expect(verified.errors == "kata: there is nothing to verify: this kit comes without Solutions\n")

            let packed = try Shell.kata(["pack"], in: handout)
            #expect(
                packed.output == """
                    Counter, green lap: 0 of 3 tests green
                    Counter, bite lap: 0 of 1 tests green
                    Greeter, green lap: 2 of 2 tests green
                    Greeter, bite lap: 0 of 1 tests green
                    To hand in: submission.zip

                    """
            )
            let graded = try Shell.kata(
                ["grade", handout.appending(path: "submission.zip").path, "--format", "csv"],
                in: kit
            )
            #expect(graded.output.contains("submission,,0,66,2,8,33,graded"))
        }

        @Test func `without mutants there are none`() throws {
            let handout = folder.appending(path: "bare")
            #expect(try Shell.kata(["handout", handout.path, "--mutants", "none"], in: kit).code == 0)
            #expect(!FileManager.default.fileExists(atPath: handout.appending(path: "Solutions").path))
            let mutants = try Shell.kata(["mutants"], in: handout)
            #expect(mutants.errors.hasPrefix("kata: this kit comes without mutants"))
        }
    }
}
