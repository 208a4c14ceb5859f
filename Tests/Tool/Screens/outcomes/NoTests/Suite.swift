import Testing

@testable import NoTests

struct NoTestsSuiteTests {
}
