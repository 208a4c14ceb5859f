import HeadlessUIKit
import Testing

@testable import MVPEditFields

@MainActor
struct EditFieldsViewControllerTests {
    let presenter = EditFieldsPresentationSpy()

    @Test func `each setter fills its own place`() {
        let screen = makeLoadedScreen()

        setTexts(of: screen, to: ["A", "B", "C", "D", "E"])

        #expect(shownTexts(of: screen) == ["A", "B", "C", "D", "E"])
    }

    @Test func `each setter can be called again`() {
        let screen = makeLoadedScreen()
        setTexts(of: screen, to: ["A", "B", "C", "D", "E"])

        setTexts(of: screen, to: ["F", "G", "H", "I", "J"])

        #expect(shownTexts(of: screen) == ["F", "G", "H", "I", "J"])
    }

    @Test func `texts that are set before the view has loaded are shown once it has`() {
        let screen = EditFieldsViewController(presenter: presenter)

        setTexts(of: screen, to: ["A", "B", "C", "D", "E"])
        let wasLoadedBySetters = screen.isViewLoaded
        screen.loadViewIfNeeded()

        #expect(!wasLoadedBySetters, "a setter should leave it to the system when the view loads")
        #expect(shownTexts(of: screen) == ["A", "B", "C", "D", "E"])
    }

    @Test func `titles, inputs and button stand on the screen from the top down`() throws {
        let screen = makeLoadedScreen()

        let column = try #require(screen.view as? UIStackView)

        #expect(column.axis == .vertical)
        #expect(
            column.arrangedSubviews.prefix(5) == [
                screen.firstFieldTitleLabel, screen.firstInputField,
                screen.secondFieldTitleLabel, screen.secondInputField,
                screen.saveButton,
            ]
        )
    }

    @Test func `nobody can read over the user's shoulder`() {
        let screen = makeLoadedScreen()

        #expect(screen.firstInputField.isSecureTextEntry, "the current password should be hidden")
        #expect(screen.secondInputField.isSecureTextEntry, "the new password should be hidden")
    }

    @Test func `each edit of the first input is passed on once, with the whole text`() {
        let screen = makeLoadedScreen()

        screen.firstInputField.enter("H", "Hi ", "")

        #expect(presenter.calls == [.firstInputDidChange("H"), .firstInputDidChange("Hi "), .firstInputDidChange("")])
    }

    @Test func `each edit of the second input is passed on once, with the whole text`() {
        let screen = makeLoadedScreen()

        screen.secondInputField.enter("P", "Pa ", "")

        #expect(
            presenter.calls == [.secondInputDidChange("P"), .secondInputDidChange("Pa "), .secondInputDidChange("")]
        )
    }

    @Test func `an edit of one input passes on that input's text, whatever the other holds`() {
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

    @Test func `each tap on save is passed on once`() {
        let screen = makeLoadedScreen()
        let callsBeforeTapping = presenter.calls

        screen.saveButton.tap()
        let callsAfterOneTap = presenter.calls
        screen.saveButton.tap()

        #expect(callsBeforeTapping == [], "a loaded view should not tell its presenter anything by itself")
        #expect(callsAfterOneTap == [.saveActionTouched])
        #expect(presenter.calls == [.saveActionTouched, .saveActionTouched])
    }

    @Test func `a finger that slides off the button saves nothing`() {
        let screen = makeLoadedScreen()

        screen.saveButton.slideOff()
        let callsAfterSlidingOff = presenter.calls
        screen.saveButton.tap()

        #expect(callsAfterSlidingOff == [])
        #expect(presenter.calls == [.saveActionTouched])
    }

    @Test func `inputs and button do not keep the screen alive, and without it pass nothing on`() {
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

        #expect(released == nil, "the controls' actions should capture the screen weakly")
        #expect(presenter.calls == [.firstInputDidChange("known")], "a screen that is gone should pass nothing on")
    }

    private func makeLoadedScreen() -> EditFieldsViewController {
        let screen = EditFieldsViewController(presenter: presenter)
        screen.loadViewIfNeeded()
        return screen
    }

    /// Five texts, from the top of the screen down.
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
