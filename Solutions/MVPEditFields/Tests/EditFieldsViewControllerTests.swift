import HeadlessUIKit
import Testing

@testable import MVPEditFields

struct EditFieldsViewControllerTests {
    let presenter = EditFieldsPresentationSpy()

    // MARK: Texts

    @Test func `each setter sets the text of its own place`() {
        let screen = makeScreen()

        screen.setTexts("A", "B", "C", "D", "E")

        #expect(screen.visibleTexts == ["A", "B", "C", "D", "E"])
    }

    @Test func `the setters may be called from bottom to top`() {
        let screen = makeScreen()

        screen.setSaveButtonTitle("E")
        screen.setSecondInputFieldPlaceholder("D")
        screen.setSecondFieldTitle("C")
        screen.setFirstInputFieldPlaceholder("B")
        screen.setFirstFieldTitle("A")

        #expect(screen.visibleTexts == ["A", "B", "C", "D", "E"])
    }

    @Test func `texts that are set before the load are on the loaded screen`() {
        let screen = EditFieldsViewController(presenter: presenter)
        screen.setTexts("A", "B", "C", "D", "E")

        screen.appear()

        #expect(screen.visibleTexts == ["A", "B", "C", "D", "E"])
    }

    @Test(arguments: ["Old Password", " two\nlines 🔑 ", "A sentence is much easier to remember than a word."])
    func `a text is shown as it is`(text: String) {
        let screen = makeScreen()

        screen.setTexts(text, text, text, text, text)

        #expect(screen.visibleTexts == [text, text, text, text, text])
    }

    @Test func `later texts replace the earlier ones`() {
        let screen = makeScreen()
        screen.setTexts("A", "B", "C", "D", "E")

        screen.setTexts("F", "G", "H", "I", "J")

        #expect(screen.visibleTexts == ["F", "G", "H", "I", "J"])
    }

    @Test func `empty texts replace the earlier ones`() {
        let screen = makeScreen()
        screen.setTexts("A", "B", "C", "D", "E")

        screen.setTexts("", "", "", "", "")

        #expect(screen.visibleTexts == ["", "", "", "", ""])
    }

    @Test func `a text is visible again after an empty one`() {
        let screen = makeScreen()
        screen.setTexts("", "", "", "", "")

        screen.setTexts("A", "B", "C", "D", "E")

        #expect(screen.visibleTexts == ["A", "B", "C", "D", "E"])
    }

    @Test func `texts that are set while the user types are visible`() {
        let screen = makeScreen()
        screen.firstInputField.type("current")
        screen.secondInputField.type("new")

        screen.setTexts("A", "B", "C", "D", "E")

        #expect(screen.visibleTexts == ["A", "B", "C", "D", "E"])
    }

    @Test(arguments: UserEvent.allCases)
    func `no event changes a text`(event: UserEvent) {
        let screen = makeScreen()
        screen.setTexts("A", "B", "C", "D", "E")

        screen.receive(event)

        #expect(screen.visibleTexts == ["A", "B", "C", "D", "E"])
    }

    // MARK: Order

    @Test func `the five parts are in order from top to bottom`() {
        let screen = makeScreen()

        screen.setTexts("A", "B", "C", "D", "E")

        #expect(
            screen.view.visibleParts == [
                screen.firstFieldTitleLabel, screen.firstInputField,
                screen.secondFieldTitleLabel, screen.secondInputField,
                screen.saveButton,
            ]
        )
    }

    @Test func `no two parts are side by side`() {
        let screen = EditFieldsViewController(presenter: presenter)

        screen.appear()

        #expect(screen.view.rows == [])
    }

    @Test(arguments: UserEvent.allCases)
    func `no event hides a part`(event: UserEvent) {
        let screen = makeScreen()
        screen.setTexts("A", "B", "C", "D", "E")

        screen.receive(event)

        #expect(screen.view.visibleParts.count == 5)
    }

    // MARK: Secrets

    @Test func `both inputs hide what the user will type`() {
        let screen = EditFieldsViewController(presenter: presenter)

        screen.appear()

        #expect(screen.firstInputField.isSecureTextEntry)
        #expect(screen.secondInputField.isSecureTextEntry)
    }

    @Test(arguments: UserEvent.allCases)
    func `no event shows a secret`(event: UserEvent) {
        let screen = makeScreen()

        screen.receive(event)

        #expect(screen.firstInputField.isSecureTextEntry)
        #expect(screen.secondInputField.isSecureTextEntry)
    }

    @Test func `the setters show no secret`() {
        let screen = makeScreen()

        screen.setTexts("A", "B", "C", "D", "E")

        #expect(screen.firstInputField.isSecureTextEntry)
        #expect(screen.secondInputField.isSecureTextEntry)
    }

    // MARK: Edits

    @Test func `an edit of the first input reports its whole text once`() {
        let screen = makeScreen()

        screen.firstInputField.edit("Current 1 ")

        #expect(presenter.calls == [.firstInputDidChange("Current 1 ")])
    }

    @Test func `an edit of the second input reports its whole text once`() {
        let screen = makeScreen()

        screen.secondInputField.edit("New 1 ")

        #expect(presenter.calls == [.secondInputDidChange("New 1 ")])
    }

    @Test(arguments: ["", "H", " hi  2 🔑"])
    func `the first input reports each text as it is`(text: String) {
        let screen = makeScreen()
        screen.firstInputField.type("Hi")

        screen.firstInputField.type(text)

        #expect(presenter.calls == [.firstInputDidChange("Hi"), .firstInputDidChange(text)])
    }

    @Test(arguments: ["", "P", " pa  2 🔑"])
    func `the second input reports each text as it is`(text: String) {
        let screen = makeScreen()
        screen.secondInputField.type("Pa")

        screen.secondInputField.type(text)

        #expect(presenter.calls == [.secondInputDidChange("Pa"), .secondInputDidChange(text)])
    }

    @Test(arguments: ["", "new"])
    func `the first input reports a text that it had before`(other: String) {
        let screen = makeScreen()
        screen.firstInputField.type("old")
        screen.firstInputField.type(other)

        screen.firstInputField.type("old")

        #expect(presenter.calls == ["old", other, "old"].map(EditFieldsPresentationSpy.Call.firstInputDidChange))
    }

    @Test(arguments: ["", "new"])
    func `the second input reports a text that it had before`(other: String) {
        let screen = makeScreen()
        screen.secondInputField.type("old")
        screen.secondInputField.type(other)

        screen.secondInputField.type("old")

        #expect(presenter.calls == ["old", other, "old"].map(EditFieldsPresentationSpy.Call.secondInputDidChange))
    }

    @Test func `the first input reports a thousand characters`() {
        let screen = makeScreen()
        let text = String(repeating: "0123456789", count: 100)

        screen.firstInputField.edit(text)

        #expect(presenter.calls == [.firstInputDidChange(text)])
    }

    @Test func `the second input reports a thousand characters`() {
        let screen = makeScreen()
        let text = String(repeating: "0123456789", count: 100)

        screen.secondInputField.edit(text)

        #expect(presenter.calls == [.secondInputDidChange(text)])
    }

    @Test func `the first input reports a text that the second one contains too`() {
        let screen = makeScreen()
        screen.secondInputField.edit("same")

        screen.firstInputField.edit("same")

        #expect(presenter.calls == [.secondInputDidChange("same"), .firstInputDidChange("same")])
    }

    @Test func `the second input reports a text that the first one contains too`() {
        let screen = makeScreen()
        screen.firstInputField.edit("same")

        screen.secondInputField.edit("same")

        #expect(presenter.calls == [.firstInputDidChange("same"), .secondInputDidChange("same")])
    }

    @Test(arguments: UserEvent.allCases)
    func `edits after any event are reported`(event: UserEvent) {
        let screen = makeScreen()
        screen.receive(event)

        screen.firstInputField.edit("current")
        screen.secondInputField.edit("new")

        #expect(presenter.calls.suffix(2) == [.firstInputDidChange("current"), .secondInputDidChange("new")])
    }

    @Test func `an edit is reported once when the screen has appeared again`() {
        let screen = makeScreen()
        screen.appearAgain()

        screen.firstInputField.edit("current")

        #expect(presenter.calls == [.firstInputDidChange("current")])
    }

    @Test(arguments: [
        UserEvent.beginsFirstEdit, .endsFirstEdit, .beginsSecondEdit, .endsSecondEdit,
        .tapsSave, .slidesOffSave, .losesTouchOfSave, .comesBack,
    ])
    func `only typing changes the text in an input`(event: UserEvent) {
        let screen = makeScreen()
        screen.firstInputField.edit(" Current ")
        screen.secondInputField.edit(" New ")

        screen.receive(event)

        #expect(screen.firstInputField.text == " Current ")
        #expect(screen.secondInputField.text == " New ")
    }

    @Test func `a setter leaves the texts in the inputs`() {
        let screen = makeScreen()
        screen.firstInputField.edit("current")
        screen.secondInputField.edit("new")

        screen.setTexts("A", "B", "C", "D", "E")

        #expect(screen.firstInputField.text == "current")
        #expect(screen.secondInputField.text == "new")
    }

    // MARK: Saves

    @Test(arguments: zip(["", "same", "", "current"], ["", "same", "new", ""]))
    func `a tap on save calls the presenter once, with or without texts`(current: String, new: String) {
        let screen = makeScreen()
        screen.firstInputField.type(current)
        screen.secondInputField.type(new)

        screen.saveButton.tap()

        #expect(presenter.calls.filter { $0 == .saveActionTouched } == [.saveActionTouched])
    }

    @Test func `a tap on save reports no edit again`() {
        let screen = makeScreen()
        screen.firstInputField.edit("current")
        screen.secondInputField.edit("new")

        screen.saveButton.tap()

        #expect(presenter.calls == [.firstInputDidChange("current"), .secondInputDidChange("new"), .saveActionTouched])
    }

    @Test(arguments: UserEvent.allCases)
    func `a tap on save after any event calls the presenter`(event: UserEvent) {
        let screen = makeScreen()
        screen.receive(event)
        let earlier = presenter.calls

        screen.saveButton.tap()

        #expect(presenter.calls == earlier + [.saveActionTouched])
    }

    @Test func `a second tap on save calls the presenter again`() {
        let screen = makeScreen()
        screen.saveButton.tap()

        screen.saveButton.tap()

        #expect(presenter.calls == [.saveActionTouched, .saveActionTouched])
    }

    @Test func `a tap on save calls the presenter once when the screen has appeared again`() {
        let screen = makeScreen()
        screen.appearAgain()

        screen.saveButton.tap()

        #expect(presenter.calls == [.saveActionTouched])
    }

    @Test(arguments: [Touch.endsOutside, .isCanceled])
    func `a touch that does not end inside the button does not save`(touch: Touch) {
        let screen = makeScreen()

        screen.saveButton.receive(touch)

        #expect(presenter.calls == [])
    }

    @Test(arguments: UserEvent.allCases)
    func `no event disables a control`(event: UserEvent) {
        let screen = makeScreen()
        screen.setTexts("", "", "", "", "")

        screen.receive(event)

        #expect(screen.firstInputField.isEnabled && screen.secondInputField.isEnabled)
        #expect(screen.saveButton.isEnabled)
    }

    @Test(arguments: [
        ("same", "same"), ("current", "new"), ("", "new"), ("current", ""),
        ("current", String(repeating: "new", count: 100)),
    ])
    func `no texts in the inputs disable a control`(current: String, new: String) {
        let screen = makeScreen()
        screen.firstInputField.type(current)

        screen.secondInputField.type(new)

        #expect(screen.firstInputField.isEnabled && screen.secondInputField.isEnabled)
        #expect(screen.saveButton.isEnabled)
    }

    // MARK: Quiet start

    @Test func `loading the view does not call the presenter`() {
        let screen = EditFieldsViewController(presenter: presenter)

        screen.loadViewIfNeeded()

        #expect(presenter.calls == [])
    }

    @Test func `a screen that appears again does not call the presenter`() {
        let screen = makeScreen()
        screen.firstInputField.edit("current")
        screen.secondInputField.edit("new")

        screen.appearAgain()

        #expect(presenter.calls == [.firstInputDidChange("current"), .secondInputDidChange("new")])
    }

    @Test func `the setters do not call the presenter`() {
        let screen = makeScreen()
        screen.firstInputField.edit("current")
        screen.secondInputField.edit("new")

        screen.setTexts("A", "B", "C", "D", "E")

        #expect(presenter.calls == [.firstInputDidChange("current"), .secondInputDidChange("new")])
    }

    /// A screen that has appeared, so that the user can type and tap.
    private func makeScreen() -> EditFieldsViewController {
        let screen = EditFieldsViewController(presenter: presenter)
        screen.appear()
        return screen
    }
}
