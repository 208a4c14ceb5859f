import Testing

@testable import Greeter

struct ShouterTests {
    @Test func words() {
        expectShout("ho", "HO!")
        expectShout("Ada", "ADA!")
    }

    @Test func `a shout ends with a mark`() throws {
        let last = try #require(Shouter().shout("ho").last)
        #expect(last == "!")
        if !last.isPunctuation {
            Issue.record("the shout ends with \(last)")
        }
    }

    private func expectShout(
        _ word: String,
        _ shout: String,
        _ comment: Comment? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(Shouter().shout(word) == shout, comment, sourceLocation: sourceLocation)
    }
}
