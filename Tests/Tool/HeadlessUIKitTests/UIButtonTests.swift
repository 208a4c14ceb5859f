import HeadlessUIKit
import Testing

@MainActor
struct UIButtonTests {
    @Test func `a new button is enabled and has no title`() {
        let button = UIButton(type: .system)

        #expect(button.buttonType == .system)
        #expect(button.isEnabled)
        #expect(button.title(for: .normal) == nil)
        #expect(button.currentTitle == nil)
    }

    @Test func `a state without its own title has the normal title`() {
        let button = UIButton(type: .system)

        button.setTitle("normal", for: .normal)
        button.setTitle("disabled", for: .disabled)

        #expect(button.title(for: .normal) == "normal")
        #expect(button.title(for: .disabled) == "disabled")
        #expect(button.title(for: .selected) == "normal")
    }

    @Test func `the current title is the title of the current state`() {
        let button = UIButton(type: .system)
        button.setTitle("normal", for: .normal)
        button.setTitle("disabled", for: .disabled)
        #expect(button.currentTitle == "normal")

        button.isEnabled = false

        #expect(button.currentTitle == "disabled")
    }

    @Test func `setting a title to nil removes it`() {
        let button = UIButton(type: .system)
        button.setTitle("normal", for: .normal)
        button.setTitle("disabled", for: .disabled)

        button.setTitle(nil, for: .disabled)

        #expect(button.title(for: .disabled) == "normal")
    }

    @Test func `a tap runs the action for touchUpInside`() {
        let button = UIButton(type: .system)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

        button.sendActions(for: .touchUpInside)

        #expect(taps == 1)
    }
}
