import HeadlessUIKit
import Testing

@MainActor
struct UIControlTests {
    @Test func `an action runs each time its event is sent, with the control as sender`() {
        let control = UIControl()
        var senders: [UIControl?] = []
        control.addAction(UIAction { senders.append($0.sender as? UIControl) }, for: .touchUpInside)

        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchUpInside)

        #expect(senders == [control, control])
    }

    @Test func `an action does not run for other events`() {
        let control = UIControl()
        var runs = 0
        control.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)

        control.sendActions(for: .touchDown)
        control.sendActions(for: .primaryActionTriggered)
        #expect(runs == 0)

        control.sendActions(for: .touchUpInside)
        #expect(runs == 1)
    }

    @Test func `an action for several events runs once for each`() {
        let control = UIControl()
        var runs = 0
        control.addAction(UIAction { _ in runs += 1 }, for: [.editingChanged, .editingDidEnd])

        control.sendActions(for: .editingChanged)
        control.sendActions(for: .editingDidEnd)

        #expect(runs == 2)
    }

    @Test func `sending several events runs an action once`() {
        let control = UIControl()
        var runs = 0
        control.addAction(UIAction { _ in runs += 1 }, for: .allTouchEvents)

        control.sendActions(for: [.touchDown, .touchUpInside])

        #expect(runs == 1)
    }

    @Test func `an action that is added twice runs once`() {
        let control = UIControl()
        var runs = 0
        let action = UIAction { _ in runs += 1 }

        control.addAction(action, for: .touchUpInside)
        control.addAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)

        #expect(runs == 1)
    }

    @Test func `an action can be added for a second event`() {
        let control = UIControl()
        var runs = 0
        let action = UIAction { _ in runs += 1 }

        control.addAction(action, for: .touchDown)
        control.addAction(action, for: .touchUpInside)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)

        #expect(runs == 2)
    }

    @Test func `all actions of an event run`() {
        let control = UIControl()
        var runs: Set<String> = []
        control.addAction(UIAction { _ in runs.insert("first") }, for: .valueChanged)
        control.addAction(UIAction { _ in runs.insert("second") }, for: .valueChanged)

        control.sendActions(for: .valueChanged)

        #expect(runs == ["first", "second"])
    }

    @Test func `removing an action for one event does not remove it for others`() {
        let control = UIControl()
        var runs = 0
        let action = UIAction { _ in runs += 1 }
        control.addAction(action, for: [.touchDown, .touchUpInside])

        control.removeAction(action, for: .touchDown)
        control.removeAction(UIAction { _ in }, for: .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(runs == 0)

        control.sendActions(for: .touchUpInside)
        #expect(runs == 1)
    }

    @Test func `a control owns its actions`() {
        final class Captured {}
        var control: UIControl? = UIControl()
        weak var captured: Captured?
        do {
            let object = Captured()
            captured = object
            control?.addAction(UIAction { _ in withExtendedLifetime(object) {} }, for: .touchUpInside)
        }
        #expect(captured != nil)

        control = nil

        #expect(captured == nil)
    }

    @Test func `the state contains all current states`() {
        let control = UIControl()
        #expect(control.state == .normal)

        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false

        #expect(control.state == [.selected, .highlighted, .disabled])
    }

    @Test func `touch events and editing events are different`() {
        #expect(
            UIControl.Event.allTouchEvents.isSuperset(of: [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
        )
        #expect(
            UIControl.Event.allEditingEvents.isSuperset(
                of: [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
            )
        )
        #expect(UIControl.Event.allTouchEvents.isDisjoint(with: .allEditingEvents))
        #expect(UIControl.Event.allEvents.isSuperset(of: [.allTouchEvents, .valueChanged, .primaryActionTriggered]))
    }
}
