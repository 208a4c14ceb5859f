#if !canImport(UIKit)
    /// The positions of the items in a collection view. This stand-in measures nothing.
    @MainActor
    open class UICollectionViewLayout: NSObject {
        public override init() {
            super.init()
        }

        public required init?(coder: NSCoder) {
            super.init()
        }
    }
#endif
