import Testing

@testable import CrashCase

struct CrashCaseSuiteTests {
    @Test(arguments: 0...3) func `each answers`(number: Int) {
        #expect(answer(number) == 42)
    }
}
