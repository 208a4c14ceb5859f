import HeadlessUIKit
import Testing

@testable import MVPEditFields

struct EditFieldsViewControllerTests {
    let presenter = EditFieldsPresentationSpy()
    let blank = ["", "", "", "", ""]
    let longText = String(repeating: "A sentence is easier to remember. ", count: 9)

    @Test(arguments: [nil, ["", "", "", "", ""], ["A", "B", "C", "D", "E"]])
    func `each setter sets the text of its own place`(earlierTexts: [String]?) {
        let screen = makeScreen()
        if let earlierTexts { screen.setTexts(earlierTexts) }
        var shown = earlierTexts ?? blank

        for place in 0..<5 {
            for text in [" Text  \(place) 🔑\n" + longText, "", "Text \(place)"] {
                screen.setters[place](text)
                shown[place] = text
                #expect(screen.shownTexts == shown)
            }
        }
    }

    @Test func `a second call of a setter replaces its text`() {
        let screen = makeScreen()
        let same = ["Same", "Same", "Same", "Same", "Same"]
        screen.firstInputField.sendActions(for: .editingDidBegin)
        screen.secondInputField.sendActions(for: .editingDidBegin)

        for texts in [
            ["A", "B", "C", "D", "E"], ["F", "G", "H", "I", "J"], same, same, blank, ["A", "B", "C", "D", "E"],
        ] {
            screen.setTexts(texts)
            #expect(screen.shownTexts == texts)
        }
    }

    @Test(arguments: [["A", "B", "C", "D", "E"], ["", "", "", "", ""]])
    func `no event changes the texts`(texts: [String]) {
        let screen = makeScreen()
        screen.setTexts(texts)

        screen.beUsed {
            #expect(screen.shownTexts == texts)
        }
        screen.setTexts(["F", "G", "H", "I", "J"])
        #expect(screen.shownTexts == ["F", "G", "H", "I", "J"])
    }

    @Test func `titles, inputs and button are in order from top to bottom`() throws {
        let screen = makeScreen()
        screen.setTexts(["A", "B", "C", "D", "E"])
        let view = try #require(screen.viewIfLoaded)
        let parts = [
            screen.firstFieldTitleLabel, screen.firstInputField,
            screen.secondFieldTitleLabel, screen.secondInputField,
            screen.saveButton,
        ]

        #expect(view.labelsAndControls == parts)
        screen.beUsed {
            #expect(view.labelsAndControls == parts)
            #expect(view.stackAxes.allSatisfy { $0 == .vertical }, "a horizontal stack is not from top to bottom")
        }
    }

    @Test func `both inputs always hide what the user types`() {
        let screen = makeScreen()
        #expect(screen.firstInputField.isSecureTextEntry, "the current password should be hidden")
        #expect(screen.secondInputField.isSecureTextEntry, "the new password should be hidden")

        screen.setTexts(["A", "B", "C", "D", "E"])
        screen.beUsed {
            #expect(screen.firstInputField.isSecureTextEntry)
            #expect(screen.secondInputField.isSecureTextEntry)
        }
        screen.setTexts(blank)
        #expect(screen.firstInputField.isSecureTextEntry)
        #expect(screen.secondInputField.isSecureTextEntry)
    }

    @Test func `each edit of the first input calls the presenter once with the whole text`() {
        let screen = makeScreen()

        screen.firstInputField.enter("H", "Hi ", "", "Hi ", " hi  2 🔑", longText)

        #expect(presenter.calls == ["H", "Hi ", "", "Hi ", " hi  2 🔑", longText].map { .firstInputDidChange($0) })
    }

    @Test func `each edit of the second input calls the presenter once with the whole text`() {
        let screen = makeScreen()

        screen.secondInputField.enter("P", "Pa ", "", "Pa ", " pa  2 🔑", longText)

        #expect(presenter.calls == ["P", "Pa ", "", "Pa ", " pa  2 🔑", longText].map { .secondInputDidChange($0) })
    }

    @Test func `an edit of one input reports only the text of that input, also after a save`() {
        let screen = makeScreen()

        screen.firstInputField.enter("current")
        screen.secondInputField.enter("new", "current")
        screen.saveButton.tap()
        screen.secondInputField.enter("")
        screen.firstInputField.enter("again", "")
        screen.secondInputField.enter("again")
        screen.firstInputField.enter("again")

        #expect(
            presenter.calls == [
                .firstInputDidChange("current"), .secondInputDidChange("new"), .secondInputDidChange("current"),
                .saveActionTouched,
                .secondInputDidChange(""), .firstInputDidChange("again"), .firstInputDidChange(""),
                .secondInputDidChange("again"), .firstInputDidChange("again"),
            ]
        )
    }

    @Test func `both inputs keep what the user types`() {
        let screen = makeScreen()
        screen.firstInputField.enter(" Current ")
        screen.secondInputField.enter(" New ")

        screen.firstInputField.sendActions(for: .editingDidBegin)
        screen.firstInputField.sendActions(for: .editingDidEnd)
        screen.secondInputField.sendActions(for: .editingDidBegin)
        #expect([screen.firstInputField.text, screen.secondInputField.text] == [" Current ", " New "])
        screen.secondInputField.sendActions(for: .editingDidEnd)
        screen.saveButton.tap()
        screen.saveButton.slideOff()
        screen.setTexts(["A", "B", "C", "D", "E"])
        screen.setTexts(blank)
        screen.appearAgain()

        #expect([screen.firstInputField.text, screen.secondInputField.text] == [" Current ", " New "])
    }

    @Test(arguments: [("", ""), ("same", "same"), ("", "new"), ("current", "")])
    func `each tap on save calls the presenter once, whatever the inputs contain`(first: String, second: String) async {
        let screen = makeScreen()
        screen.setTexts(blank)
        screen.firstInputField.enter("typed", first)
        screen.secondInputField.enter("typed", second)
        screen.secondInputField.sendActions(for: .editingDidBegin)
        let callsBeforeTapping = presenter.calls

        for _ in 1...5 { screen.saveButton.tap() }
        // What a task does comes later.
        await Task.yield()

        #expect(
            callsBeforeTapping == [
                .firstInputDidChange("typed"), .firstInputDidChange(first),
                .secondInputDidChange("typed"), .secondInputDidChange(second),
            ]
        )
        #expect(presenter.calls.dropFirst(4) == Array(repeating: .saveActionTouched, count: 5)[...])
    }

    @Test func `a screen that appears again still reports each event once`() {
        let screen = makeScreen()
        screen.appearAgain()
        screen.appearAgain()

        screen.firstInputField.enter("H")
        screen.secondInputField.enter("P")
        screen.saveButton.tap()

        #expect(presenter.calls == [.firstInputDidChange("H"), .secondInputDidChange("P"), .saveActionTouched])
    }

    @Test func `a touch that does not end inside the button does not save`() {
        let screen = makeScreen()

        screen.saveButton.slideOff()
        screen.saveButton.cancelTouch()
        let callsWithoutTap = presenter.calls
        screen.saveButton.tap()

        #expect(callsWithoutTap == [])
        #expect(presenter.calls == [.saveActionTouched])
    }

    @Test func `only the user calls the presenter`() {
        let screen = EditFieldsViewController(presenter: presenter)

        screen.setTexts(["A", "B", "C", "D", "E"])
        screen.appear()
        screen.setTexts(["F", "G", "H", "I", "J"])
        screen.setTexts(blank)
        screen.appearAgain()
        let callsWithoutUser = presenter.calls
        screen.firstInputField.enter("current")
        screen.secondInputField.enter("new")
        screen.setTexts(["A", "B", "C", "D", "E"])
        screen.setTexts(blank)
        screen.appearAgain()

        #expect(callsWithoutUser == [])
        #expect(presenter.calls == [.firstInputDidChange("current"), .secondInputDidChange("new")])
    }

    @Test func `two screens share nothing`() {
        let other = EditFieldsPresentationSpy()
        let screen = makeScreen()
        let otherScreen = EditFieldsViewController(presenter: other)
        otherScreen.appear()

        screen.setTexts(["A", "B", "C", "D", "E"])
        otherScreen.setTexts(["F", "G", "H", "I", "J"])
        for screen in [screen, otherScreen] {
            screen.firstInputField.enter("current")
            screen.secondInputField.enter("new")
            screen.saveButton.tap()
        }

        #expect(screen.shownTexts == ["A", "B", "C", "D", "E"])
        #expect(otherScreen.shownTexts == ["F", "G", "H", "I", "J"])
        #expect(presenter.calls == [.firstInputDidChange("current"), .secondInputDidChange("new"), .saveActionTouched])
        #expect(other.calls == presenter.calls)
    }

    /// A screen on which the user can type and tap. It has appeared.
    private func makeScreen() -> EditFieldsViewController {
        let screen = EditFieldsViewController(presenter: presenter)
        screen.appear()
        return screen
    }
}
