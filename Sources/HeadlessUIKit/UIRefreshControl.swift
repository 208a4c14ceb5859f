#if !canImport(UIKit)
    /// A control that reports a pull. For a pull, the user's finger begins the refreshing and sends `.valueChanged`; code
    /// that begins it sends no event. Whoever handles the event ends the refreshing.
    ///
    /// Not compared with real UIKit: there, code can begin the refreshing only when the control is in a window.
    open class UIRefreshControl: UIControl {
        public private(set) var isRefreshing = false

        open func beginRefreshing() {
            isRefreshing = true
        }

        open func endRefreshing() {
            isRefreshing = false
        }
    }
#endif
