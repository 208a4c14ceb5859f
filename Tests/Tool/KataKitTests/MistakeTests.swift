import TestSupport
import Testing

@testable import KataKit

/// The collection of mistakes. What the tool shows after each is checked by ``EndToEnd/MistakeScreenTests``.
struct MistakeTests {
    @Test func `each file is the patch of a mistake`() throws {
        let files = try Mistake.folder.readFiles().keys

        #expect(files.sorted() == Mistake.all.map { $0.patch.path(from: Mistake.folder) })
    }

    @Test func `a kata with mistakes has sixteen or more, in both laps`() throws {
        for kata in try Kit(root: Checkout.root).katas {
            let mistakes = Mistake.all.filter { $0.kata == kata.name }
            guard !mistakes.isEmpty else { continue }
            #expect(mistakes.count >= 16, "\(kata.name)")
            for step in kata.guide.steps {
                #expect(mistakes.contains { $0.step == step.number }, "\(kata.name), step \(step.number)")
            }
            #expect(mistakes.contains { $0.place == "first-tests" } && mistakes.contains { $0.place == "last-tests" })
        }
        #expect(Mistake.all.isEmpty || Set(Mistake.all.map(\.kind)) == Set(Mistake.Kind.allCases))
    }

    @Test func `nine in ten screens name the cause`() {
        let unnamed = Mistake.all.filter { $0.cause == nil }

        #expect(unnamed.count * 10 <= Mistake.all.count, "\(unnamed.map(\.testDescription))")
    }
}
