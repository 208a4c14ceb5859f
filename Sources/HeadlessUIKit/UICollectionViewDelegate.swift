#if !canImport(UIKit)
    /// What a collection view tells of the user's taps. UIKit asks and tells at a tap alone, never when code selects.
    @MainActor
    public protocol UICollectionViewDelegate: NSObjectProtocol {
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    }

    /// What UIKit declares optional.
    extension UICollectionViewDelegate {
        public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
        {
            true
        }

        public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    }
#endif
