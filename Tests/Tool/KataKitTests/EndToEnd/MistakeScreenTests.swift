import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// What the real tool shows after each mistake, on a terminal of 80 columns: whether the screen names the cause, and
    /// points to no wrong file.
    ///
    /// A sample of the mistakes runs, and all of them with `KATA_SLOW_TESTS=all`. With `KATA_MISTAKES=PATTERN`, only those
    /// run whose path matches, such as `Melodies/step2/`.
    @Suite(.long, .serialized, .takingTurns, .enabled(if: MistakeRound.hasTheseWords, "other systems show other words"))
    struct MistakeScreenTests {
        @Test(arguments: MistakeRound.all)
        func `the screen names the cause, and points to the file with the mistake`(round: MistakeRound) throws {
            let work = try round.mistakes.map { ($0.kata, try $0.work()) }
            let kit = try FixtureKit("mistakes", ofCheckoutWith: Dictionary(uniqueKeysWithValues: work))
            // What the tool remembers of an earlier mistake, and what a flaky test leaves behind.
            kit.remove(".backups/memory.json")
            try? FileManager.default.removeItem(atPath: "/tmp/kata-mistakes-melodies.json")
            for mistake in round.mistakes {
                let terminal = try PseudoTerminal(kit, mistake.command, showsErrors: false)
                let screen = MistakeScreen(text: try terminal.readToEnd())
                terminal.hangUp()
                checkCause(of: mistake, on: screen)
                try checkFiles(of: mistake, on: screen)
            }
        }

        private func checkCause(of mistake: Mistake, on screen: MistakeScreen) {
            guard let cause = mistake.cause else { return }
            let isNamed = screen.words.contains(MistakeScreen(text: cause).words)
            #expect(isNamed, "\(mistake.testDescription): \"\(cause)\" is not on the screen:\n\(screen.text)")
        }

        private func checkFiles(of mistake: Mistake, on screen: MistakeScreen) throws {
            let changed = try mistake.changedFiles()
            let files = screen.filesToEdit
            for file in files {
                let isThere = Checkout.root.appending(path: file).exists || changed.contains(file)
                #expect(isThere, "\(mistake.testDescription): there is no \(file):\n\(screen.text)")
            }
            guard !files.isEmpty else { return }
            let pointsThere = changed.contains(where: files.contains)
            let comment: Comment = "\(mistake.testDescription): it changes \(changed):\n\(screen.text)"
            guard let misleads = mistake.misleads else {
                #expect(pointsThere == (mistake.elsewhere == nil), comment)
                return
            }
            withKnownIssue("\(misleads)") {
                #expect(pointsThere, comment)
            }
        }
    }
}

/// What a learner reads.
private struct MistakeScreen {
    var text: String

    /// The words in their order. A terminal breaks lines anywhere.
    var words: String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The files after `Edit`.
    var filesToEdit: [String] {
        words.matches(of: /\bEdit ((?:Katas\/\S+\.swift,? ?)+)/).flatMap { match in
            match.output.1.matches(of: /[^\s,]+/).map { String($0.output) }
        }
    }
}

/// Mistakes that share a build: at most one in each kata.
struct MistakeRound: Sendable, CustomTestStringConvertible {
    var mistakes: [Mistake]

    /// Compilers and crashes have other words elsewhere.
    static var hasTheseWords: Bool {
        #if os(Linux) && arch(x86_64)
            true
        #else
            false
        #endif
    }

    /// Code that does not compile has a build of its own, and own tests have one in each kata anyway.
    static let all: [MistakeRound] = {
        let mistakes =
            if let pattern = ProcessInfo.processInfo.environment["KATA_MISTAKES"] {
                Mistake.all.filter { $0.testDescription.range(of: pattern, options: .regularExpression) != nil }
            } else {
                runsTestsOnDemand ? Mistake.all : sample
            }
        let isShared = { (mistake: Mistake) in
            mistake.step != nil && mistake.kind != .doesNotCompile
        }
        var queues = Dictionary(grouping: mistakes.filter(isShared), by: \.kata)
        var rounds = mistakes.filter { !isShared($0) }.map { MistakeRound(mistakes: [$0]) }
        while queues.values.contains(where: { !$0.isEmpty }) {
            rounds.append(MistakeRound(mistakes: queues.keys.sorted().compactMap { queues[$0]?.popLast() }))
        }
        return rounds
    }()

    /// A mistake of each kind in each lap, the katas in turn.
    private static var sample: [Mistake] {
        let groups = Dictionary(grouping: Mistake.all) { "\($0.command[0]) \($0.kind)" }.sorted { $0.key < $1.key }
        return groups.map(\.value).enumerated().compactMap { index, group in
            let katas = Set(group.map(\.kata)).sorted()
            return group.first { $0.kata == katas[index % katas.count] }
        }
    }

    var testDescription: String {
        mistakes.map(\.testDescription).joined(separator: ", ")
    }
}
