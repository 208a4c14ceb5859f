#if !canImport(UIKit)
    /// Provides the items of a collection view.
    @MainActor
    public protocol UICollectionViewDataSource: NSObjectProtocol {
        func numberOfSections(in collectionView: UICollectionView) -> Int

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell
    }

    /// Default implementation of the method that is optional in UIKit.
    extension UICollectionViewDataSource {
        public func numberOfSections(in collectionView: UICollectionView) -> Int {
            1
        }
    }
#endif
