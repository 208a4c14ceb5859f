import Testing

@testable import Crash

struct CrashSuiteTests {
    @Test func `it answers`() {
        #expect(answer() == 42)
    }

    @Test func `a crash (in the middle)? .*`() {
        crash()
    }

    @Test func `it answers after the crash`() {
        #expect(answer() == 42)
    }
}
