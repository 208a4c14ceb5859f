#if !canImport(UIKit)
    /// A view that shows a text.
    open class UILabel: UIView {
        open var text: String?
    }
#endif
