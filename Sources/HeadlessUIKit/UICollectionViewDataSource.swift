#if !canImport(UIKit)
    /// What a collection view asks for its items.
    @MainActor
    public protocol UICollectionViewDataSource: NSObjectProtocol {
        func numberOfSections(in collectionView: UICollectionView) -> Int

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell
    }

    /// What UIKit declares optional.
    extension UICollectionViewDataSource {
        public func numberOfSections(in collectionView: UICollectionView) -> Int {
            1
        }
    }
#endif
