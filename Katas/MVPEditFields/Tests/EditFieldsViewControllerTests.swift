import HeadlessUIKit
import Testing

@testable import MVPEditFields

struct EditFieldsViewControllerTests {
    @Test func `the first field's title is shown in its label`() {
        // Start here. Write a spy of EditFieldsPresentation that logs every call. Make an EditFieldsViewController
        // with it, load its view, call setFirstFieldTitle(_:), and expect the text in firstFieldTitleLabel.
        Issue.record("EditFieldsViewController has no test yet. Write the first one here.")
    }
}
