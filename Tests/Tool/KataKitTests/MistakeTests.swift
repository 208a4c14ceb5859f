import TestSupport
import Testing

@testable import KataKit

/// The collection of mistakes. What the tool shows after each is checked by ``EndToEnd/MistakeScreenTests``.
struct MistakeTests {
    @Test func `each file is the patch of a mistake`() throws {
        let files = try Mistake.folder.readFiles().keys

        #expect(files.sorted() == Mistake.all.map { $0.patch.path(from: Mistake.folder) })
    }

    @Test func `nine in ten screens name the cause`() {
        let unnamed = Mistake.all.filter { $0.cause == nil }

        #expect(unnamed.count * 10 <= Mistake.all.count, "\(unnamed.map(\.testDescription))")
    }
}
