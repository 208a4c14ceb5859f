#if !canImport(UIKit)
    /// A view that reports what a user does with it.
    ///
    /// Not compared with real UIKit: actions run in the order in which they were added. `sendActions(for:)` runs them
    /// even when the control is disabled, because a disabled control ignores only touches.
    open class UIControl: UIView {
        open var isEnabled = true
        open var isSelected = false
        open var isHighlighted = false

        private var handlers: [(action: UIAction, events: Event)] = []

        /// All current states of the control.
        open var state: State {
            var state = State.normal
            if isHighlighted { state.insert(.highlighted) }
            if !isEnabled { state.insert(.disabled) }
            if isSelected { state.insert(.selected) }
            return state
        }

        /// Adds events to an action. An action that is added twice still runs once for each event.
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

        /// Runs each action for any of these events once, with the control as the sender.
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
