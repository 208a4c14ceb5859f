import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// What the real tool shows after each mistake, on a terminal of 80 columns.
    ///
    /// With `KATA_RECORD_SCREENS=PATTERN`, the screens whose path matches are written in place of being compared.
    @Suite(.serialized, .takingTurns, .enabled(if: MistakeRound.isRecordedHere, "other systems show other words"))
    struct MistakeScreenTests {
        @Test(arguments: MistakeRound.all)
        func `the screen is the recorded one`(round: MistakeRound) throws {
            let launcher = try ProcessLauncher(scratchDirectory: Checkout.fixtures.appending(path: "mistakes-tmp"))
            let work = try round.mistakes.map { ($0.kata, try $0.work(launcher: launcher)) }
            let kit = try FixtureKit("mistakes", ofCheckoutWith: Dictionary(uniqueKeysWithValues: work))
            // What the tool remembers of an earlier mistake, and what a flaky test leaves behind.
            kit.remove(".build/kata/progress.json")
            try? FileManager.default.removeItem(atPath: "/tmp/kata-mistakes-melodies.json")
            for mistake in round.mistakes {
                let terminal = try PseudoTerminal(kit, mistake.command, showsErrors: false)
                let screen = try terminal.readToEnd().replacing(/0x[0-9a-f]+/, with: "0x…")
                terminal.hangUp()
                if MistakeRound.recorded != nil { try Data(screen.utf8).write(to: mistake.screen) }
                let recorded = try String(contentsOf: mistake.screen, encoding: .utf8)
                #expect(comparable(screen) == comparable(recorded), "\(mistake.testDescription)")
            }
        }

        /// Without lines of a guide, which move with each change of it. Without columns where a test did not end: an
        /// endless loop is found at any place in its line.
        private func comparable(_ screen: String) -> String {
            let screen = screen.replacing(/(docs\/\S+\.md):\d+/) { $0.output.1 }
            guard screen.contains("did not end within") else { return screen }
            return screen.replacing(/(\.swift:\d+):\d+/) { $0.output.1 }
        }
    }
}

/// Mistakes that share a build: at most one in each kata.
struct MistakeRound: Sendable, CustomTestStringConvertible {
    var mistakes: [Mistake]

    static let recorded = ProcessInfo.processInfo.environment["KATA_RECORD_SCREENS"]

    /// Compilers and crashes have other words elsewhere.
    static var isRecordedHere: Bool {
        #if os(Linux) && arch(x86_64)
            true
        #else
            false
        #endif
    }

    /// Code that does not compile has a build of its own, and own tests have one in each kata anyway.
    static let all: [MistakeRound] = {
        let mistakes =
            if let recorded {
                Mistake.all.filter { $0.testDescription.range(of: recorded, options: .regularExpression) != nil }
            } else {
                runsTestsOnDemand ? Mistake.all : sample
            }
        let isShared = { (mistake: Mistake) in
            if case .step = mistake.place { mistake.kind != .doesNotCompile } else { false }
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
