import Testing

@testable import MVPEditFields

/// The article's cases as printed: a flag and the last value for each call. `attatchView` is spelled correctly, and the
/// presenter gets its session from the test.
struct EditFieldsUnitTests {
    let view = EditFieldsViewSpy()
    let router = EditFieldsWireframeSpy()
    let presenter: EditFieldsPresenter

    init() {
        let model = EditFieldsPresenter.ViewModel(
            firstFieldTitle: "Password",
            secondFieldTitle: "New Password",
            firstInputPlaceholder: "Current password",
            secondInputPlaceholder: "New password",
            saveActionTitle: "Save"
        )
        presenter = EditFieldsPresenter(router: router, model: model, session: UserSession(password: "highsecret"))
        presenter.attachView(view: view)
    }

    @Test func testfirstFieldTitlePassed() {
        #expect(view.firstFieldTitlePassed == "Password")
    }

    @Test func testSetFirstFieldTitleCalled() {
        #expect(view.setFirstFieldTitleCalled == true)
    }

    @Test func testFirstInputPlaceholderPassed() {
        #expect(view.firstInputPlaceholderPassed == "Current password")
    }

    @Test func testSetFirstInputPlaceholderCalled() {
        #expect(view.setFirstInputPlaceholderCalled == true)
    }

    @Test func testSecondFieldTitlePassed() {
        #expect(view.secondFieldTitlePassed == "New Password")
    }

    @Test func testSetSecondFieldTitleCalled() {
        #expect(view.setSecondFieldTitleCalled == true)
    }

    @Test func testSecondInputPlaceholderPassed() {
        #expect(view.secondInputPlaceholderPassed == "New password")
    }

    @Test func testSetSecondInputPlaceholderCalled() {
        #expect(view.setSecondInputPlaceholderCalled == true)
    }

    @Test func testSaveButtonTitlePassed() {
        #expect(view.saveButtonTitlePassed == "Save")
    }

    @Test func testSetSaveButtonTitleCalled() {
        #expect(view.setSaveButtonTitleCalled == true)
    }

    @Test func testContextNewPasswordDifferentNotEmpty() {
        presenter.firstInputDidChange("highsecret")
        presenter.secondInputDidChange("pass2")
        presenter.saveActionTouched()

        #expect(router.showResultScreenCalled == true)
        #expect(router.resultPassed == true)
    }

    @Test func testContextNewPasswordEquals() {
        // The typing error is in the article. It makes the current password wrong, so the save fails at the first rule,
        // and the case never reaches the rule that it is about: two equal passwords.
        presenter.firstInputDidChange("hightsecret")
        presenter.secondInputDidChange("highsecret")
        presenter.saveActionTouched()

        #expect(router.showResultScreenCalled == true)
        #expect(router.resultPassed == false)
    }

    @Test func testContextNewPasswordEmpty() {
        presenter.firstInputDidChange("highsecret")
        presenter.secondInputDidChange("")
        presenter.saveActionTouched()

        #expect(router.showResultScreenCalled == true)
        #expect(router.resultPassed == false)
    }
}

final class EditFieldsViewSpy: EditFieldsView {
    private(set) var firstFieldTitlePassed: String?
    private(set) var firstInputPlaceholderPassed: String?
    private(set) var secondFieldTitlePassed: String?
    private(set) var secondInputPlaceholderPassed: String?
    private(set) var saveButtonTitlePassed: String?
    private(set) var setFirstFieldTitleCalled: Bool?
    private(set) var setFirstInputPlaceholderCalled: Bool?
    private(set) var setSecondFieldTitleCalled: Bool?
    private(set) var setSecondInputPlaceholderCalled: Bool?
    private(set) var setSaveButtonTitleCalled: Bool?

    func setFirstFieldTitle(_ text: String) {
        firstFieldTitlePassed = text
        setFirstFieldTitleCalled = true
    }

    func setFirstInputFieldPlaceholder(_ text: String) {
        firstInputPlaceholderPassed = text
        setFirstInputPlaceholderCalled = true
    }

    func setSecondFieldTitle(_ text: String) {
        secondFieldTitlePassed = text
        setSecondFieldTitleCalled = true
    }

    func setSecondInputFieldPlaceholder(_ text: String) {
        secondInputPlaceholderPassed = text
        setSecondInputPlaceholderCalled = true
    }

    func setSaveButtonTitle(_ text: String) {
        saveButtonTitlePassed = text
        setSaveButtonTitleCalled = true
    }
}

final class EditFieldsWireframeSpy: EditFieldsWireFrame {
    private(set) var showResultScreenCalled: Bool?
    private(set) var resultPassed: Bool?

    func showResultScreen(isSuccess: Bool) {
        showResultScreenCalled = true
        resultPassed = isSuccess
    }
}
