import Testing

@testable import KataKit

struct MutantKeyTests {
    @Test func `no two runs have the same token, also of the unchanged code`() {
        let key = MutantKey.random()
        #expect(Set((0..<1000).map { key.variables(for: $0 % 2, of: 24) }).count == 1000)
    }
}
