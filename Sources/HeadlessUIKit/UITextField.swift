#if !canImport(UIKit)
    /// A line in which a user types. Setting its text is no typing: no event is sent.
    open class UITextField: UIControl {
        /// Never nil: a field without a text has an empty one.
        open var text: String? = "" {
            didSet { text = text ?? "" }
        }

        open var placeholder: String?
        open var isSecureTextEntry = false
    }
#endif
