import HeadlessUIKit
import Testing

@testable import MVPEditFields

struct EditFieldsViewControllerTests {
    let presenter = EditFieldsPresentationSpy()
    let longText = "a sentence is easier to remember than a word"

    @Test func `each setter sets the text of its own place`() {
        let screen = makeLoadedScreen()
        let texts = [
            "The current password, please", "as it was until Today",
            "The new password, please", "another than Until today",
            "Save it from now on, please",
        ]

        setTexts(of: screen, to: texts)

        #expect(shownTexts(of: screen) == texts)
    }

    @Test func `a second call of a setter replaces its text`() {
        let screen = makeLoadedScreen()
        setTexts(of: screen, to: ["A", "B", "C", "D", "E"])

        setTexts(of: screen, to: ["F", "G", "H", "I", "J"])

        #expect(shownTexts(of: screen) == ["F", "G", "H", "I", "J"])
        setTexts(of: screen, to: ["", "", "", "", ""])
        #expect(shownTexts(of: screen) == ["", "", "", "", ""])
    }

    @Test func `typing and saving leave the texts as they are`() {
        let screen = makeLoadedScreen()
        setTexts(of: screen, to: ["A", "B", "C", "D", "E"])

        screen.firstInputField.enter("current")
        screen.secondInputField.enter("new")
        screen.saveButton.tap()

        #expect(shownTexts(of: screen) == ["A", "B", "C", "D", "E"])
    }

    @Test func `texts set before the view loads are shown after it loads`() {
        let screen = EditFieldsViewController(presenter: presenter)

        setTexts(of: screen, to: ["A", "B", "C", "D", "E"])
        let wasLoadedBySetters = screen.isViewLoaded
        screen.loadViewIfNeeded()

        #expect(!wasLoadedBySetters, "a setter should not load the view")
        #expect(shownTexts(of: screen) == ["A", "B", "C", "D", "E"])
    }

    @Test func `titles, inputs and button are in order from top to bottom`() throws {
        let screen = makeLoadedScreen()

        let view = try #require(screen.viewIfLoaded)

        #expect(
            view.labelsAndControls == [
                screen.firstFieldTitleLabel, screen.firstInputField,
                screen.secondFieldTitleLabel, screen.secondInputField,
                screen.saveButton,
            ]
        )
        #expect(view.stackAxes.allSatisfy { $0 == .vertical }, "a horizontal stack is not from top to bottom")
    }

    @Test func `both inputs hide what the user types`() {
        let screen = makeLoadedScreen()

        #expect(screen.firstInputField.isSecureTextEntry, "the current password should be hidden")
        #expect(screen.secondInputField.isSecureTextEntry, "the new password should be hidden")
    }

    @Test(arguments: [.editingDidBegin, .editingChanged, .editingDidEnd] as [UIControl.Event])
    func `both inputs still hide it during and after an edit`(event: UIControl.Event) {
        let screen = makeLoadedScreen()

        for input in [screen.firstInputField, screen.secondInputField] {
            input.text = "secret"
            input.sendActions(for: event)
            #expect(input.isSecureTextEntry)
        }
    }

    @Test func `each edit of the first input calls the presenter once with the whole text`() {
        let screen = makeLoadedScreen()

        screen.firstInputField.enter("H", "Hi ", "", longText)

        #expect(presenter.calls == ["H", "Hi ", "", longText].map { .firstInputDidChange($0) })
    }

    @Test func `each edit of the second input calls the presenter once with the whole text`() {
        let screen = makeLoadedScreen()

        screen.secondInputField.enter("P", "Pa ", "", longText)

        #expect(presenter.calls == ["P", "Pa ", "", longText].map { .secondInputDidChange($0) })
    }

    @Test func `an edit of one input reports only the text of that input`() {
        let screen = makeLoadedScreen()

        screen.firstInputField.enter("current")
        screen.secondInputField.enter("new")
        screen.firstInputField.enter("again")

        #expect(
            presenter.calls == [
                .firstInputDidChange("current"), .secondInputDidChange("new"), .firstInputDidChange("again"),
            ]
        )
    }

    @Test func `each tap on save calls the presenter once`() {
        let screen = makeLoadedScreen()
        let callsBeforeTapping = presenter.calls

        screen.saveButton.tap()
        let callsAfterOneTap = presenter.calls
        screen.saveButton.tap()

        #expect(callsBeforeTapping == [], "loading the view should not call the presenter")
        #expect(callsAfterOneTap == [.saveActionTouched])
        #expect(presenter.calls == [.saveActionTouched, .saveActionTouched])
    }

    @Test func `a screen that has appeared twice still reports each event once`() {
        let screen = makeLoadedScreen()
        screen.appearTwice()

        screen.firstInputField.enter("H")
        screen.secondInputField.enter("P")
        screen.saveButton.tap()

        #expect(presenter.calls == [.firstInputDidChange("H"), .secondInputDidChange("P"), .saveActionTouched])
    }

    @Test func `a touch that ends outside the button does not save`() {
        let screen = makeLoadedScreen()

        screen.saveButton.slideOff()
        let callsAfterSlidingOff = presenter.calls
        screen.saveButton.tap()

        #expect(callsAfterSlidingOff == [])
        #expect(presenter.calls == [.saveActionTouched])
    }

    @Test func `inputs and button do not retain the screen and do nothing without it`() async {
        let first: UITextField
        let second: UITextField
        let button: UIButton
        weak let released: EditFieldsViewController?
        do {
            let screen = makeLoadedScreen()
            (first, second, button) = (screen.firstInputField, screen.secondInputField, screen.saveButton)
            released = screen
            first.enter("known")
        }

        first.enter("unknown")
        second.enter("unknown")
        button.tap()
        await settleUIKit()

        #expect(released == nil, "the controls' actions should capture the screen weakly")
        #expect(presenter.calls == [.firstInputDidChange("known")], "a released screen should report nothing")
    }

    private func makeLoadedScreen() -> EditFieldsViewController {
        let screen = EditFieldsViewController(presenter: presenter)
        screen.loadViewIfNeeded()
        return screen
    }

    /// Five texts, from top to bottom of the screen.
    private func setTexts(of screen: EditFieldsViewController, to texts: [String]) {
        screen.setFirstFieldTitle(texts[0])
        screen.setFirstInputFieldPlaceholder(texts[1])
        screen.setSecondFieldTitle(texts[2])
        screen.setSecondInputFieldPlaceholder(texts[3])
        screen.setSaveButtonTitle(texts[4])
    }

    private func shownTexts(of screen: EditFieldsViewController) -> [String?] {
        [
            screen.firstFieldTitleLabel.text, screen.firstInputField.placeholder,
            screen.secondFieldTitleLabel.text, screen.secondInputField.placeholder,
            screen.saveButton.title(for: .normal),
        ]
    }
}
