import HeadlessUIKit
import Testing

@MainActor
struct UITextViewTests {
    @Test func `a new text view is empty, and can be edited`() {
        let view = UITextView()

        #expect(view.text == "")
        #expect(view.isEditable)
    }

    @Test func `setting the text of a text view to nil makes it empty`() {
        let view = UITextView()
        view.text = "typed"

        view.text = nil

        #expect(view.text == "")
    }
}
