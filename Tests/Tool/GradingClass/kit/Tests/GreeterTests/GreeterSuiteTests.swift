import Testing
@testable import Greeter

struct GreeterSuiteTests {
    @Test func `a name is greeted`() {
        #expect(greet("Ada") == "Hello, Ada")
    }

    @Test func `an empty name gets a greeting`() {
        #expect(greet("") == "Hello")
    }
}
