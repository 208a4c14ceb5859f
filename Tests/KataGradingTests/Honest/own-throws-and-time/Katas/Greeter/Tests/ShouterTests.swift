import Foundation
import Testing

@testable import Greeter

enum Silence: Error, Equatable {
    case noSound
}

struct ShouterTests {
    private func shout(_ word: String?) throws -> String {
        guard let word else { throw Silence.noSound }
        return Shouter().shout(word)
    }

    @Test func `no word is no shout`() {
        #expect(throws: Silence.noSound) { try shout(nil) }
        #expect(throws: Never.self) { try shout("a") }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a shout is quick and loud`() async throws {
        let clock = ContinuousClock()
        var text = ""
        let time = try clock.measure { text = try shout("quick") }
        try await Task.sleep(for: .milliseconds(1))
        #expect(text == "QUICK!")
        #expect(time < .seconds(30))
    }

    @Test func `a shout has a length`() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: NSNumber(value: Shouter().shout("abc").count)) == "4")
    }
}
