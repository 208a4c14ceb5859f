import HeadlessUIKit
import Testing

@testable import MVPEditFields

struct ValidationResultViewControllerTests {
    let presenter = ValidationResultPresentationSpy()

    @Test func `the last title is shown`() {
        let result = makeResult()
        result.setFailColor()

        for title in ["first", "second", "second", "", "third"] {
            result.setTitle(title)
            #expect(result.shownTitle == title)
            #expect(result.view.backgroundColor == .systemRed, "a title should not change the color")
        }
    }

    @Test(arguments: [
        " Nothing is  changed until You log in again ", "Two\nlines 🔑", String(repeating: "A long title. ", count: 20),
    ])
    func `each title is shown as it is`(title: String) {
        let result = makeResult()

        result.setTitle(title)

        #expect(result.shownTitle == title)
    }

    @Test func `the title is on the screen, and nothing else`() {
        let result = makeResult()
        #expect(result.view.subviews == [result.titleLabel], "another view would take touches from the screen")

        result.setTitle("title")
        result.setSuccessColor()
        result.setFailColor()
        result.beUsed()

        #expect(result.view.subviews == [result.titleLabel], "another view would take touches from the screen")
    }

    @Test func `the last color counts`() {
        let result = makeResult()
        result.setSuccessColor()
        #expect(result.view.backgroundColor == .systemGreen, "a color should not need a title")
        result.setTitle("title")

        for isSuccess in [true, true, false, false, true, false] {
            if isSuccess { result.setSuccessColor() } else { result.setFailColor() }
            #expect(result.view.backgroundColor == (isSuccess ? .systemGreen : .systemRed))
            #expect(result.shownTitle == "title", "a color should not change the title")
        }
    }

    @Test(arguments: [("title", true), ("title", false), ("", true)])
    func `no event changes the title or the color`(title: String, isSuccess: Bool) {
        let result = makeResult()
        result.setTitle(title)
        if isSuccess { result.setSuccessColor() } else { result.setFailColor() }

        result.beUsed {
            #expect(result.shownTitle == title)
            #expect(result.view.backgroundColor == (isSuccess ? .systemGreen : .systemRed))
        }
        result.setTitle("later")
        if isSuccess { result.setFailColor() } else { result.setSuccessColor() }
        #expect(result.shownTitle == "later")
        #expect(result.view.backgroundColor == (isSuccess ? .systemRed : .systemGreen))
    }

    @Test(arguments: [true, false, nil])
    func `each touch anywhere on the screen calls the presenter once`(isSuccess: Bool?) async throws {
        let result = makeResult()
        let screen = try #require(result.view as? UIControl, "the whole view should be one control")
        result.setTitle("")
        if isSuccess == true { result.setSuccessColor() }
        if isSuccess == false { result.setFailColor() }

        screen.tap()
        let callsAfterOneTouch = presenter.calls
        for _ in 1...4 { screen.tap() }
        // What a task does comes later.
        await Task.yield()

        #expect(callsAfterOneTouch == [.screenTouched])
        #expect(presenter.calls == Array(repeating: .screenTouched, count: 5))
    }

    @Test func `a result that appears again still reports each touch once`() throws {
        let result = makeResult()
        result.appearAgain()
        result.appearAgain()

        let screen = try #require(result.view as? UIControl, "the whole view should be one control")
        screen.tap()

        #expect(presenter.calls == [.screenTouched])
    }

    @Test func `a touch that does not end inside the screen does not call the presenter`() throws {
        let result = makeResult()
        let screen = try #require(result.view as? UIControl, "the whole view should be one control")

        screen.slideOff()
        screen.cancelTouch()
        let callsWithoutTap = presenter.calls
        screen.tap()

        #expect(callsWithoutTap == [])
        #expect(presenter.calls == [.screenTouched])
    }

    @Test func `two results share nothing`() throws {
        let other = ValidationResultPresentationSpy()
        let result = makeResult()
        let otherResult = ValidationResultViewController(presenter: other)
        otherResult.appear()

        for (result, title) in [(result, "title"), (otherResult, "other title")] {
            result.setTitle(title)
            result.setFailColor()
        }
        result.setSuccessColor()
        let screen = try #require(result.view as? UIControl, "the whole view should be one control")
        screen.tap()

        #expect([result.shownTitle, otherResult.shownTitle] == ["title", "other title"])
        #expect([result.view.backgroundColor, otherResult.view.backgroundColor] == [.systemGreen, .systemRed])
        #expect(presenter.calls == [.screenTouched])
        #expect(other.calls == [])
    }

    /// A result that the user can touch. It has appeared.
    private func makeResult() -> ValidationResultViewController {
        let result = ValidationResultViewController(presenter: presenter)
        result.appear()
        return result
    }
}
