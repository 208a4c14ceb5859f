#if !canImport(UIKit)
    /// A view that shows a text.
    open class UILabel: UIView {
        open var text: String?
        open var textAlignment = NSTextAlignment.natural
    }
#endif
