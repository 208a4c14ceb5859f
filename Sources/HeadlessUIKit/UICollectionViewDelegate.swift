#if !canImport(UIKit)
    /// Gets the taps of the user. UIKit calls it only at a tap, and never when code selects.
    @MainActor
    public protocol UICollectionViewDelegate: NSObjectProtocol {
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    }

    /// Default implementations of the methods that are optional in UIKit.
    extension UICollectionViewDelegate {
        public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
        {
            true
        }

        public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    }
#endif
