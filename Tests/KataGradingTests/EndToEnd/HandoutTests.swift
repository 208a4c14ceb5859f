import Foundation
import Testing

@testable import KataGrading
@testable import KataKit

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

        @Test func `a handout of this kit has the learner's texts alone, and no link in them leads nowhere`() throws {
            let files = try Handout(kit: Kit(root: Checkout.root), hasMutants: true).files()
            let texts = files.filter { $0.key.hasSuffix(".md") }.mapValues { String(decoding: $0, as: UTF8.self) }

            #expect(files[".vscode/tasks.json"] != nil && files[".devcontainer/devcontainer.json"] != nil)
            #expect(texts["README.md"]?.contains("## If you are learning") == true)
            #expect(
                texts.filter { $0.value.contains("kata grade") || $0.value.contains("whole kit") }.keys.sorted() == []
            )
            for (path, text) in texts {
                let folder = URL(filePath: "/").appending(path: path).deletingLastPathComponent()
                for link in text.matches(of: /\]\((?!https?:|#)([^)#]+)/).map({ String($0.output.1) }) {
                    let target = String(folder.appending(path: link).standardizedFileURL.path.dropFirst())
                    let isThere = files.keys.contains { $0 == target || $0.hasPrefix("\(target)/") }
                    #expect(isThere, "\(path) links to \(link)")
                }
            }
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
