#if !canImport(UIKit)
    /// Items in rows. Each row has as many items as fit.
    open class UICollectionViewFlowLayout: UICollectionViewLayout {
        open var itemSize = CGSize(width: 50, height: 50)
    }
#endif
