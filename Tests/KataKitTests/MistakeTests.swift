import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The table of mistakes: whether each screen names the cause, and no screen points to a wrong file. That each screen is the
/// one of the tool is checked by ``EndToEnd/MistakeScreenTests``.
struct MistakeTests {
    @Test func `each patch is a mistake with a screen, and each screen has a patch`() throws {
        let files = try Mistake.folder.readFiles().keys
        let expected = Mistake.all.flatMap { [$0.patch, $0.screen] }.map { $0.path(from: Mistake.folder) }

        #expect(files.sorted() == expected.sorted())
    }

    @Test func `a kata with mistakes has sixteen or more, in both laps`() throws {
        for kata in try Kit(root: Checkout.root).katas {
            let mistakes = Mistake.all.filter { $0.kata == kata.name }
            guard !mistakes.isEmpty else { continue }
            #expect(mistakes.count >= 16, "\(kata.name)")
            for step in kata.guide.steps {
                #expect(mistakes.contains { $0.place == .step(step.number) }, "\(kata.name), step \(step.number)")
            }
            #expect(mistakes.contains { $0.place == .firstTests } && mistakes.contains { $0.place == .lastTests })
        }
        #expect(Mistake.all.isEmpty || Set(Mistake.all.map(\.kind)) == Set(Mistake.Kind.allCases))
    }

    @Test func `nine in ten screens name the cause`() {
        let unnamed = Mistake.all.filter { $0.cause == nil }

        #expect(unnamed.count * 10 <= Mistake.all.count, "\(unnamed.map(\.testDescription))")
    }

    @Test(arguments: Mistake.all)
    func `the words that name the cause are on the screen`(mistake: Mistake) throws {
        guard let cause = mistake.cause else { return }
        let words = try Screen(of: mistake).words

        #expect(words.contains(Screen(text: cause).words), "\(words)")
    }

    @Test(arguments: Mistake.all)
    func `the screen points to the file with the mistake`(mistake: Mistake) throws {
        let files = try Screen(of: mistake).filesToEdit

        let changed = try mistake.changedFiles()
        for file in files {
            #expect(Checkout.root.appending(path: file).exists || changed.contains(file), "\(file)")
        }
        guard !files.isEmpty else { return }
        let isThere = changed.contains(where: files.contains)
        guard let misleads = mistake.misleads else {
            #expect(isThere == (mistake.elsewhere == nil), "\(files)")
            return
        }
        withKnownIssue("\(misleads)") {
            #expect(isThere, "\(files)")
        }
    }
}

/// What a learner reads.
private struct Screen {
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

extension Screen {
    init(of mistake: Mistake) throws {
        text = try String(contentsOf: mistake.screen, encoding: .utf8)
    }
}
