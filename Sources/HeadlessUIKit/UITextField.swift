#if !canImport(UIKit)
    /// A line in which a user types. Code that sets the text sends no event.
    open class UITextField: UIControl {
        /// Never `nil`: a field without text has an empty text.
        open var text: String? = "" {
            didSet { text = text ?? "" }
        }

        open var placeholder: String?
        open var isSecureTextEntry = false
    }
#endif
