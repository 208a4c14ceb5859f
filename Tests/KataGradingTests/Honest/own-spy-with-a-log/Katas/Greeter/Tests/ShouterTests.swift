import Testing

@testable import Greeter

final class Megaphone {
    enum Call: Equatable, CustomDebugStringConvertible {
        case open
        case write(String)
        case close

        var debugDescription: String {
            switch self {
            case .open: "open()"
            case .write(let text): "write(\(text))"
            case .close: "close()"
            }
        }
    }

    private(set) var calls: [Call] = []

    func open() { calls.append(.open) }
    func write(_ text: String) { calls.append(.write(text)) }
    func close() { calls.append(.close) }
}

func announce(_ word: String, through megaphone: Megaphone) {
    megaphone.open()
    megaphone.write(Shouter().shout(word))
    megaphone.close()
}

struct ShouterTests {
    @Test func `an announcement is opened, shouted and closed`() {
        let megaphone = Megaphone()
        announce("dinner", through: megaphone)
        #expect(megaphone.calls == [.open, .write("DINNER!"), .close])
    }

    @Test func `prints for debugging do no harm`() {
        let text = Shouter().shout("x")
        print("the text is", text)
        #expect(text == "X!")
    }
}

/// The words of a test that its learner commented out: getenv("KATA_MUTANT"), exit(0), unsafe.
let notes = ["getenv", "/proc/self/maps"]
