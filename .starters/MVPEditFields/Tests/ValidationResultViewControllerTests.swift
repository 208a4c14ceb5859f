import HeadlessUIKit
import Testing

@testable import MVPEditFields

struct ValidationResultViewControllerTests {
    @Test func `a touch calls the presenter`() {
        // Start here. Write a spy of ValidationResultPresentation that logs every call. Make a
        // ValidationResultViewController with it, load its view, send the control's actions for .touchUpInside,
        // and check the log.
        Issue.record("ValidationResultViewController has no test yet. Write the first one here.")
    }
}
