import HeadlessUIKit
import Testing

@testable import MVPEditFields

@MainActor
struct EditFieldsViewControllerTests {
    @Test func `the first field's title is shown in its label`() {
        // Begin here. Write a double of EditFieldsPresentation that logs what it is told, hand it to an
        // EditFieldsViewController, call setFirstFieldTitle(_:), and expect the text in firstFieldTitleLabel.
        Issue.record("no test of EditFieldsViewController yet: this one is yours to write")
    }
}
