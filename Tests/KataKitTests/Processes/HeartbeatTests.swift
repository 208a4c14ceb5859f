import Foundation
import Testing

@testable import KataKit

/// What a person hears while the tool works, by a clock that only the test moves.
struct HeartbeatTests {
    private let clock = Locked(0.0)
    private let words = Locked<[String]>([])

    private func heartbeat(firstWordAfter: Double = Heartbeat.longestSilence) -> Heartbeat {
        let (clock, words) = (clock, words)
        return Heartbeat(firstWordAfter: firstWordAfter) {
            Date(timeIntervalSince1970: clock.value)
        } write: { word in
            words.change { $0.append("\(Int(clock.value)): \(word)") }
        }
    }

    private func pass(_ seconds: Int, _ heartbeat: Heartbeat) {
        for _ in 0..<(seconds * 2) {
            clock.change { $0 += 0.5 }
            heartbeat.tick()
        }
    }

    @Test func `long work is named at least every ten seconds, and no more often than it must`() {
        let heartbeat = heartbeat()
        heartbeat.say("begin")
        heartbeat.note("building", by: 0)
        pass(30, heartbeat)
        #expect(words.value == ["0: begin", "8: building (8 s)", "16: building (16 s)", "24: building (24 s)"])
    }

    @Test func `what was said counts, and what is done is not named`() {
        let heartbeat = heartbeat()
        heartbeat.note("alice", by: 1)
        pass(5, heartbeat)
        heartbeat.say("1 of 2")
        pass(5, heartbeat)
        heartbeat.note("bob", by: 1)
        pass(3, heartbeat)
        heartbeat.note(nil, by: 1)
        pass(20, heartbeat)
        #expect(words.value == ["5: 1 of 2", "13: bob (3 s)"])
    }

    @Test func `many workers fit into one line`() {
        let heartbeat = heartbeat()
        for worker in 0..<64 { heartbeat.note("w\(worker)", by: worker) }
        pass(8, heartbeat)
        #expect(words.value == ["8: w0 (8 s), w1 (8 s), w2 (8 s), and 61 more"])
    }

    @Test func `the first word can come soon`() {
        let heartbeat = heartbeat(firstWordAfter: 1)
        heartbeat.note("building")
        pass(10, heartbeat)
        #expect(words.value == ["1: building (1 s)", "9: building (9 s)"])
    }

    @Test(.timeLimit(.minutes(5))) func `a body has a heart that beats, until it ends`() {
        let heartbeat = heartbeat()
        heartbeat.note("body")
        clock.change { $0 = 100 }
        heartbeat.beat { while words.value.isEmpty { usleep(10_000) } }
        #expect(words.value == ["100: body (100 s)"])
    }
}
