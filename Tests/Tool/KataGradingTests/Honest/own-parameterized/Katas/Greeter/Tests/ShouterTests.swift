import Testing

@testable import Greeter

@Suite("A shouter")
struct ShouterTests {
    @Test("shouts a word", arguments: ["ho": "HO!", "Hey": "HEY!", "": "!"])
    func shouts(word: String, shout: String) {
        #expect(Shouter().shout(word) == shout)
    }
}
