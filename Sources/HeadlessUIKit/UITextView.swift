#if !canImport(UIKit)
    /// A text of several lines, which scrolls.
    open class UITextView: UIScrollView {
        /// Never `nil`: a view without text has an empty text.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var text: String! = "" {
            didSet { text = text ?? "" }
        }

        open var isEditable = true
    }
#endif
