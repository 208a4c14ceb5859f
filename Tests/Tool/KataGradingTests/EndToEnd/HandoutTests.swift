import Foundation
import TestSupport
import Testing

@testable import KataGrading
@testable import KataKit

extension EndToEnd {
    /// From the instructor's kit to a learner's, and back as a submission.
    @Suite(.long, .serialized, .takingTurns)
    struct HandoutTests {
        let kit: URL
        let folder = Checkout.fixtures.appending(path: "handouts")

        init() throws {
            kit = try MiniatureKit.write("handout").root
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        @Test func `a handout has no solution, in no commit, and its learners can work and hand in`() throws {
            let handout = folder.appending(path: "kit")
            try kit.write("# Greeter: review\n", to: "docs/katas/Greeter.review.md")
            // The instructor's own settings are for the instructor's own commits.
            try kit.write("#!/bin/sh\nexit 1\n", to: "../home/hooks/prepare-commit-msg")
            let home = kit.deletingLastPathComponent().appending(path: "home").path
            _ = try Shell.output(of: "chmod +x '\(home)/hooks/prepare-commit-msg'")
            let settings = "[core]\nhooksPath = \(home)/hooks\n[commit]\ngpgSign = true\n[gpg]\nprogram = false\n"
            try kit.write(settings, to: "../home/.gitconfig")
            var instructor = KataCommand(.instructor, in: kit)
            instructor.environment["HOME"] = home
            let result = try instructor("handout", handout.path)
            #expect(result.code == 0, "\(result.errors)")

            let files = try Shell.output(of: "git -C '\(handout.path)' log --all --name-only --format=%s").output
            #expect(files.hasPrefix("The katas\n"))
            let solutions = files.split(separator: "\n").filter {
                $0.hasPrefix("Solutions/") && !$0.contains("/Mutants/bite/") && !$0.contains("/Variants/bite/")
            }
            #expect(solutions == [])
            #expect(files.contains("\nSolutions/Counter/Variants/bite/stays-above-zero.patch\n"))
            #expect(try Shell.output(of: "git -C '\(handout.path)' status --porcelain").output == "")

            #expect(try KataCommand(in: handout)(["test", "Greeter"]).code == 1)
            try handout.write(
                MiniatureKit.reference("Greeter/Sources/Greeter.swift"),
                to: "Katas/Greeter/Sources/Greeter.swift"
            )
            #expect(try KataCommand(in: handout)(["test", "Greeter"]).code == 0)
            let compared = try KataCommand(in: handout)(["compare", "Greeter"])
            #expect(
                compared.errors == "kata: this kit comes without the reference. Solutions has only the mutants. "
                    + "When the kata is done, read docs/katas/Greeter.review.md\n"
            )
            let help = try KataCommand(in: handout)("--help").output
            #expect(["compare", "catchup", "attack"].allSatisfy { !help.contains($0) })
            let verified = try KataCommand(in: handout)("verify")
            #expect(verified.errors == "kata: unknown command 'verify': see 'kata --help'\n")
            #expect(verified.code == 64)

            try KataCommand(in: handout).expectScreen("pack")
            let submission = handout.appending(path: "submission.zip").path
            let graded = try KataCommand(.instructor, in: kit)("grade", submission, "--format", "csv")
            #expect(graded.output.contains("submission,,0,66,2,8,33,graded"))
        }

        @Test(arguments: [nil] + (try Kit(root: Checkout.root)).katas.map(\.name))
        func `a handout of this kit, or of one kata of it, has only the learner's texts`(
            kata: String?
        ) throws {
            let kit = try Kit(root: Checkout.root)
            var handout = Handout(kit: kit, hasMutants: true, hintLevels: 0)
            handout.leftOut = kit.katas.map(\.name).filter { kata != nil && $0 != kata }
            handout.address = kata.map { "https://example.org/\($0).git" }
            let files = try handout.files()
            try sync(files, to: folder)
            let katas = try Kit(root: folder).katas.map(\.name)
            #expect(katas == kata.map { [$0] } ?? kit.katas.map(\.name))
            for name in handout.leftOut {
                #expect(files.keys.filter { $0.contains(name) } == [])
                #expect(files["README.md"].map { String(decoding: $0, as: UTF8.self) }?.contains(name) == false)
            }
            let texts = files.filter { $0.key.hasSuffix(".md") }.mapValues { String(decoding: $0, as: UTF8.self) }

            #expect(files[".vscode/tasks.json"] != nil && files[".devcontainer/devcontainer.json"] != nil)
            #expect(texts["README.md"] != nil)
            let clones = texts.filter { $0.key.hasSuffix("README.md") }.values
                .flatMap { $0.matches(of: /git clone (\S+)/).map { String($0.output.1) } }
            #expect(Set(clones) == [handout.address ?? "LINK"])
            #expect(texts["AGENTS.md"]?.contains("Do not write") == true)
            #expect(texts["docs/pt-BR/README.md"]?.contains("git clone") != false)
            #expect(
                texts.filter { $0.value.contains("kata grade") || $0.value.contains("whole kit") }.keys.sorted() == []
            )
            // The lists of survivors quote lines of the reference.
            #expect(files.keys.filter { $0.contains("survivors") }.sorted() == [])
        }

        @Test func `the lists of the manifest have no kata that is left out`() throws {
            let manifest = "let katas = [\n    \"A\",\n    \"B\",\n]\nlet nonisolatedKatas: [String] = [\"B\", \"A\"]\n"
            var handout = Handout(kit: try Kit(root: kit), hasMutants: true)
            handout.leftOut = ["A"]

            #expect(
                handout.manifest(manifest)
                    == "let katas = [\n    \"B\",\n]\nlet nonisolatedKatas: [String] = [\"B\",]\n"
            )
        }

        @Test func `a kata that cannot be green is in no handout, and no submission is graded by it`() throws {
            let solution = "Solutions/Counter/Sources/Counter.swift"
            let starter = try String(
                contentsOf: kit.appending(path: "Katas/Counter/Sources/Counter.swift"),
                encoding: .utf8
            )
            try kit.write(starter, to: solution)
            defer { try? kit.write(MiniatureKit.reference("Counter/Sources/Counter.swift"), to: solution) }
            try kit.write("# Greeter\n\nTODO: write it\n", to: "docs/katas/Greeter.review.md")
            let instructor = KataCommand(.instructor, in: kit)
            let handout = folder.appending(path: "unfinished").path

            let refused = try instructor(["handout", handout])
            let written = try instructor(["handout", handout, "--katas", "Greeter"])
            let graded = try instructor("grade", kit.path, "--format", "csv")

            #expect(refused.code == 64 && refused.errors.contains("Counter cannot be green, '"), "\(refused)")
            #expect(written.output.hasPrefix("unfinished: docs/katas/Greeter.review.md:3: write it\n"), "\(written)")
            #expect(graded.output.hasPrefix("submission,student,Greeter,points,"), "\(graded)")
            #expect(graded.errors.contains("Counter is not graded, because its reference is not green: "))
        }

        @Test(arguments: [(nil, 2), (1, 1), (9, 9)])
        func `a handout has so many levels of hints, and code only if the instructor wants it`(
            option: Int?,
            levels: Int
        ) throws {
            let kit = try Kit(root: Checkout.root)
            let kata = try #require(kit.katas.first)
            let page = GuidePage.hints.path(for: kata.name)
            var handout = Handout(kit: kit, hasMutants: true)
            if let option { handout.hintLevels = option }
            try sync(handout.files(), to: folder)

            let hints = try #require(Kit(root: folder).kata(named: kata.name).hints)
            #expect(hints.lists.map(\.hints) == kata.hints?.lists.map { Array($0.hints.prefix(levels)) })
            let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
            #expect(text.contains("```") == (levels == 9))
            handout.hintLevels = 0
            #expect(try handout.files()[page] == nil)
        }

        @Test func `a default handout has no code of a hint in any language, and only pages for learners`() throws {
            let kit = try Kit(root: Checkout.root)
            let files = try Handout(kit: kit, hasMutants: true).files()
            let pagesOfHints = kit.katas.flatMap { kata in
                Language.allCases.map { (kit.root.appending(path: GuidePage.hints.path(for: kata.name, in: $0)), $0) }
            }
            let code = Set(pagesOfHints.flatMap(deepHints))
            #expect(!code.isEmpty)

            let pages = files.filter { $0.key.hasSuffix(".md") }
            for (kata, language) in kit.katas.flatMap({ kata in Language.allCases.map { (kata.name, $0) } }) {
                let paths = [GuidePage.guide, .hints].map { $0.path(for: kata, in: language) }
                for path in paths where kit.root.appending(path: path).exists { #expect(pages[path] != nil, "\(path)") }
            }
            let answers = pages.filter { path, data in
                let text = String(decoding: data, as: UTF8.self)
                return code.contains(where: text.contains) || path.hasSuffix(".hints.md") && text.contains("```")
            }
            #expect(answers.keys.sorted() == [])
            let others = ["host/", "instructors.md", "contributing.md", "grading/"]
            #expect(
                files.keys.filter { path in others.contains { path.hasPrefix("docs/") && path.contains("/\($0)") } }
                    == []
            )
            #expect(files["docs/pages.md"] != nil)
        }

        /// The hints below the second level.
        private func deepHints(_ file: URL, _ language: Language) -> [String] {
            guard let page = MarkdownPage(file: file).map({ HintPage($0, in: language) }) else { return [] }
            return page.lists.flatMap { $0.hints.dropFirst(HintPage.levelsBeforeCode) }.map {
                $0.replacing("\n", with: "\n   ").replacing("   \n", with: "\n")
            }
        }

        @Test func `without mutants there are none, and of katas only those that are named`() throws {
            let handout = folder.appending(path: "bare")
            try kit.write("# Greeter: review\n", to: "docs/katas/Greeter.review.md")
            let words = ["handout", handout.path, "--mutants", "none", "--katas", "Greeter"]
            #expect(try KataCommand(.instructor, in: kit)(words).code == 0)
            #expect(try KataCommand(in: handout)(["test", "Counter"]).errors.contains("the katas are Greeter"))
            #expect(!FileManager.default.fileExists(atPath: handout.appending(path: "Solutions").path))
            let mutants = try KataCommand(in: handout)(["mutants"])
            let advice = "your instructor has them. To run your tests: swift test --filter GreeterOwnTests\n"
            #expect(mutants.errors == "kata: Greeter comes without mutants: \(advice)")
            let compared = try KataCommand(in: handout)(["compare"])
            #expect(compared.errors == "kata: this kit comes without the reference.\n", "the review names the mutants")
        }
    }
}
