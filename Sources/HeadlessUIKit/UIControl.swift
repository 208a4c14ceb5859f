#if !canImport(UIKit)
    /// A view that reports what a user does with it.
    ///
    /// Not compared with the real one: actions run in the order in which they were added, and `sendActions(for:)` runs
    /// them even while the control is disabled, since it is touches that a disabled control ignores.
    open class UIControl: UIView {
        open var isEnabled = true
        open var isSelected = false
        open var isHighlighted = false

        private var handlers: [(action: UIAction, events: Event)] = []

        /// All that holds of the control now.
        open var state: State {
            var state = State.normal
            if isHighlighted { state.insert(.highlighted) }
            if !isEnabled { state.insert(.disabled) }
            if isSelected { state.insert(.selected) }
            return state
        }

        /// Has the action run at these events too; an action that is added twice still runs once an event.
        open func addAction(_ action: UIAction, for controlEvents: Event) {
            guard let index = handlers.firstIndex(where: { $0.action === action }) else {
                return handlers.append((action, controlEvents))
            }
            handlers[index].events.formUnion(controlEvents)
        }

        open func removeAction(_ action: UIAction, for controlEvents: Event) {
            guard let index = handlers.firstIndex(where: { $0.action === action }) else { return }
            handlers[index].events.subtract(controlEvents)
        }

        /// Runs the actions that were added for any of these events, each once, with the control as the sender.
        open func sendActions(for controlEvents: Event) {
            for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
                sendAction(handler.action)
            }
        }

        open func sendAction(_ action: UIAction) {
            action.performWithSender(self, target: nil)
        }
    }
#endif
