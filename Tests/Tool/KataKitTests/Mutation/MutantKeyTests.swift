import Testing

@testable import KataKit

struct MutantKeyTests {
    @Test func `no two runs have the same token, also of the unchanged code`() {
        let key = MutantKey.random()
        #expect(Set((0..<1000).map { key.variables(for: $0 % 2, of: 24) }).count == 1000)
    }

    @Test func `without the key, tokens of a mutant are like all others`() {
        let (key, other) = (MutantKey.random(), MutantKey.random())
        var tally = [Int](repeating: 0, count: 8)
        for _ in 0..<8000 {
            let token = key.variables(for: 3, of: 8).values.compactMap { UInt64($0) }[0]
            tally[other.number(for: token, of: 8)] += 1
        }
        // The standard deviation of each is 30.
        #expect(tally.allSatisfy { (800...1200).contains($0) }, "\(tally)")
    }
}
