#if !canImport(UIKit)
    /// Where a collection view puts its items. Nothing is measured here.
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
