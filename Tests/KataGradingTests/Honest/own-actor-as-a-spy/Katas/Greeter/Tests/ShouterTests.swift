import Testing

@testable import Greeter

/// Hears what is shouted.
actor Ear {
    private(set) var heard: [String] = []

    func hear(_ shout: String) {
        heard.append(shout)
    }
}

struct ShouterTests {
    let ear = Ear()

    @Test func `a shout is heard`() async {
        await ear.hear(Shouter().shout("ho"))
        await ear.hear(Shouter().shout("hey"))

        let heard = await ear.heard
        #expect(heard == ["HO!", "HEY!"])
    }

    @Test func `shouts from many are all loud`() async {
        let shouts = await withTaskGroup(of: String.self) { group in
            for word in ["a", "b", "c"] { group.addTask { await Shouter().shout(word) } }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(shouts == ["A!", "B!", "C!"])
    }
}
