#if !canImport(UIKit)
    /// Items in rows, as many in each as there is room for.
    open class UICollectionViewFlowLayout: UICollectionViewLayout {
        open var itemSize = CGSize(width: 50, height: 50)
    }
#endif
