#if !canImport(UIKit)
    /// A view for content that can be larger than the view. This stand-in does not scroll.
    open class UIScrollView: UIView {
        open var alwaysBounceVertical = false

        /// What the user pulls down. As in UIKit, it is a subview.
        open var refreshControl: UIRefreshControl? {
            didSet {
                guard oldValue !== refreshControl else { return }
                oldValue?.removeFromSuperview()
                if let refreshControl { addSubview(refreshControl) }
            }
        }
    }
#endif
