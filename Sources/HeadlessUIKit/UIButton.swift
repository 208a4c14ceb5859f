#if !canImport(UIKit)
    /// A control that runs an action when the user taps it: `.touchUpInside`.
    open class UIButton: UIControl {
        public enum ButtonType: Int, Sendable {
            case custom = 0
            case system = 1
        }

        public private(set) var buttonType = ButtonType.custom
        private var titles: [UIControl.State: String] = [:]

        public convenience init(type buttonType: ButtonType) {
            self.init(frame: .zero)
            self.buttonType = buttonType
        }

        open func setTitle(_ title: String?, for state: UIControl.State) {
            titles[state] = title
        }

        /// The title for a state. A state without its own title has the title for the normal state.
        open func title(for state: UIControl.State) -> String? {
            titles[state] ?? titles[.normal]
        }

        open var currentTitle: String? {
            title(for: state)
        }
    }
#endif
