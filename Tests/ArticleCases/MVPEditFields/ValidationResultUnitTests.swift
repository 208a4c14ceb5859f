import Testing

@testable import MVPEditFields

/// The article's cases as printed: both colors set the same flag. Only `attatchView` is spelled correctly.
struct ValidationResultUnitTests {
    let view = ValidationResultViewSpy()
    let router = ValidationResultWireframeSpy()

    @Test func testContextSuccessTitlePassed() {
        _ = setup(state: true)
        #expect(view.titlePassed == "Succeeded!")
    }

    @Test func testContextSuccessSetTitleCalled() {
        _ = setup(state: true)
        #expect(view.setTitleCalled == true)
    }

    @Test func testContextFailureTitlePassed() {
        _ = setup(state: false)
        #expect(view.titlePassed == "Failed!")
    }

    @Test func testContextFailureSetTitleCalled() {
        _ = setup(state: false)
        #expect(view.setTitleCalled == true)
    }

    @Test func testContextSuccessSetColorCalled() {
        _ = setup(state: true)
        #expect(view.setColorCalled == true)
    }

    @Test func testContextFailureSetColorCalled() {
        _ = setup(state: false)
        #expect(view.setColorCalled == true)
    }

    @Test func testDismissCalled() {
        let presenter = setup(state: true)

        presenter.screenTouched()

        #expect(router.moduleDismissCalled == true)
    }

    private func setup(state: Bool) -> ValidationResultPresenter {
        let presenter = ValidationResultPresenter(router: router, isSuccess: state)
        presenter.attachView(view: view)
        return presenter
    }
}

final class ValidationResultViewSpy: ValidationResultView {
    private(set) var titlePassed: String?
    private(set) var setTitleCalled: Bool?
    private(set) var setColorCalled: Bool?

    func setTitle(_ text: String) {
        titlePassed = text
        setTitleCalled = true
    }

    func setSuccessColor() {
        setColorCalled = true
    }

    func setFailColor() {
        setColorCalled = true
    }
}

final class ValidationResultWireframeSpy: ValidationResultWireFrame {
    private(set) var moduleDismissCalled: Bool?

    func dismissModule() {
        moduleDismissCalled = true
    }
}
