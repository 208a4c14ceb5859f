import HeadlessUIKit
import Testing

@MainActor
struct UITextFieldTests {
    @Test func `a new field is empty, not secure, and has no placeholder`() {
        let field = UITextField()

        #expect(field.text == "")
        #expect(field.placeholder == nil)
        #expect(!field.isSecureTextEntry)
    }

    @Test func `setting the text to nil makes it empty`() {
        let field = UITextField()
        field.text = "typed"
        #expect(field.text == "typed")

        field.text = nil

        #expect(field.text == "")
    }

    @Test func `an action can read the typed text`() {
        let field = UITextField()
        var texts: [String?] = []
        field.addAction(UIAction { texts.append(($0.sender as? UITextField)?.text) }, for: .editingChanged)

        field.text = "typed"
        field.sendActions(for: .editingChanged)

        #expect(texts == ["typed"])
    }

    @Test func `setting the text in code sends no event`() {
        let field = UITextField()
        var events = 0
        field.addAction(UIAction { _ in events += 1 }, for: .allEvents)

        field.text = "set"
        #expect(events == 0)

        field.sendActions(for: .editingChanged)
        #expect(events == 1)
    }
}
